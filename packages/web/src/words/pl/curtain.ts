import type { curtain as english } from '../en/curtain.ts';

/** Around one screen, before secrets are shown. */
export const curtain: typeof english = {
  title: (who) => `${who}: twoja kolej`,
  text: 'Podejdź do ekranu bez innych graczy: karta, którą zobaczysz, jest tajna.',
  lift: 'Jestem',
};
