import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: 'Nastavení',
  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle zařízení', light: 'Den', dark: 'Noc' },
  speed: 'Animace',
  speeds: { calm: 'Klidné', normal: 'Běžné', fast: 'Rychlé', none: 'Žádné' },
  sound: 'Zvuk',
  close: 'Hotovo',
};
