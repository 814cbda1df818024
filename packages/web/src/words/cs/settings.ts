import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: 'Nastavení',
  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle zařízení', light: 'Den', dark: 'Noc' },
  speed: 'Tempo hry',
  speeds: { calm: 'Klidné', normal: 'Běžné', fast: 'Rychlé', instant: 'Okamžité' },
  sound: 'Hlasitost zvuků',
  confirmBids: 'Potvrzovat dary',
  confirmEnds: 'Potvrzovat konec tahu',
  close: 'Hotovo',
};
