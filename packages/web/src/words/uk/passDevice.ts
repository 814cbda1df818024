import type { passDevice as english } from '../en/passDevice.ts';

/** Around one screen, before secrets are shown. */
export const passDevice: typeof english = {
  title: (who) => `Тепер ходить ${who}`,
  text: 'Підійдіть до екрана без інших: карта, яку ви побачите, — таємниця.',
  arrived: 'Я тут',
};
