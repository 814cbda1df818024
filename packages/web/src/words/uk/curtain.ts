import type { curtain as english } from '../en/curtain.ts';

/** Around one screen, before secrets are shown. */
export const curtain: typeof english = {
  title: (who) => `Тепер ходить ${who}`,
  text: 'Підійдіть до екрана без інших: карта, яку ви побачите, — таємниця.',
  lift: 'Я тут',
};
