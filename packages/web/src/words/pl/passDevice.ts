import type { passDevice as english } from '../en/passDevice.ts';

/** Around one screen, before secrets are shown. */
export const passDevice: typeof english = {
  title: (who) => `${who}: tajna karta dla ciebie`,
  text: 'Podejdź do ekranu bez innych graczy. Niech nie patrzą, dopóki nie zdecydujesz.',
  arrived: 'Jestem',
  away: 'Karta jest znów zakryta: wszyscy mogą patrzeć.',
};
