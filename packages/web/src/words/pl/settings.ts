import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Motyw',
  themes: { system: 'Jak na urządzeniu', light: 'Dzień', dark: 'Noc' },
  speed: 'Tempo gry',
  speeds: { calm: 'Spokojne', normal: 'Zwykłe', fast: 'Szybkie', instant: 'Natychmiast' },
  sound: 'Głośność dźwięków',
  confirmBids: 'Potwierdzaj ofiary',
  confirmEnds: 'Potwierdzaj koniec tury',
  close: 'Gotowe',
};
