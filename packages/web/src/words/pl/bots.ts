import type { bots as english } from '../en/bots.ts';

/** The bots, by how strong they play. */
export const bots: typeof english = {
  random: {
    level: 'losowy',
    names: 'Boreasz Zefir Notos Euros Eol Argestes',
    style: 'Idzie tam, gdzie wiatr zawieje: każdy dozwolony ruch jest dobry.',
  },
  easy: {
    level: 'łatwy',
    names: 'Faeton Ikar Midas Arachne Niobe Tantal',
    style: 'Chce dobrze, lecz lata za wysoko: przeocza ruchy i daje się skusić złym.',
  },
  medium: {
    level: 'średni',
    names: 'Ariadna Penelopa Dedal Nauzykaa Mentor Filemon',
    style: 'Tka uważnie, nitka po nitce: bierze to, co teraz wygląda najlepiej.',
  },
  hard: {
    level: 'trudny',
    names: 'Metyda Temida Nestor Pytia Tejrezjasz Kasandra',
    style: 'Rozważa licytacje i całe tury oraz pilnuje, kto jest o krok od zwycięstwa.',
  },
};
