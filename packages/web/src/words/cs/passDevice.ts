import type { passDevice as english } from '../en/passDevice.ts';

/** Around one screen, before secrets are shown. */
export const passDevice: typeof english = {
  title: (who) => `${who}: váš tah`,
  text: 'Přijďte k obrazovce bez ostatních: karta, kterou uvidíte, je tajná.',
  arrived: 'Jsem tady',
};
