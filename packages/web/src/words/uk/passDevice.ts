import type { passDevice as english } from '../en/passDevice.ts';

/** Around one screen, before secrets are shown. */
export const passDevice: typeof english = {
  title: (who) => `${who}: на вас чекає таємна карта`,
  text: 'Підійдіть до екрана без інших. Нехай не дивляться, доки ви не вирішите.',
  arrived: 'Я тут',
  away: 'Карту знову сховано: дивитися можуть усі.',
};
