import type { bots as english } from '../en/bots.ts';

/** The bots, by how strong they play. */
export const bots: typeof english = {
  random: { level: 'losowy', name: 'Zefir', style: 'Idzie tam, gdzie wiatr zawieje: każdy dozwolony ruch jest dobry.' },
  easy: {
    level: 'łatwy',
    name: 'Ikar',
    style: 'Chce dobrze, lecz lata za wysoko: przeocza ruchy i daje się skusić złym.',
  },
  medium: {
    level: 'średni',
    name: 'Penelopa',
    style: 'Tka uważnie, nitka po nitce: bierze to, co teraz wygląda najlepiej.',
  },
  hard: {
    level: 'trudny',
    name: 'Temida',
    style: 'Rozważa licytacje i całe tury oraz pilnuje, kto jest o krok od zwycięstwa.',
  },
};
