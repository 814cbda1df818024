import type { passDevice as english } from '../en/passDevice.ts';

/** Around one screen, before secrets are shown. */
export const passDevice: typeof english = {
  title: (who) => `${who}: twoja kolej`,
  text: 'Podejdź do ekranu bez innych graczy: karta, którą zobaczysz, jest tajna.',
  arrived: 'Jestem',
};
