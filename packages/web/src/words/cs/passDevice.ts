import type { passDevice as english } from '../en/passDevice.ts';

/** Around one screen, before secrets are shown. */
export const passDevice: typeof english = {
  title: (who) => `${who}: čeká na vás tajná karta`,
  text: 'Přijďte k obrazovce bez ostatních. Ať se nedívají, dokud se nerozhodnete.',
  arrived: 'Jsem tady',
  away: 'Karta je zase skrytá: dívat se mohou všichni.',
};
