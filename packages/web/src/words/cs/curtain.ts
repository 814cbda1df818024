import type { curtain as english } from '../en/curtain.ts';

/** Around one screen, before secrets are shown. */
export const curtain: typeof english = {
  title: (who) => `${who}: váš tah`,
  text: 'Přijďte k obrazovce bez ostatních: karta, kterou uvidíte, je tajná.',
  lift: 'Jsem tady',
};
