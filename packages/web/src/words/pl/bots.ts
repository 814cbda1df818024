import type { bots as english } from '../en/bots.ts';

/** The bots, by how strong they play. */
export const bots: typeof english = {
  random: {
    level: 'losowy',
    names: 'Boreasz Zefir Notos Euros Eol Argestes',
  },
  easy: {
    level: 'łatwy',
    names: 'Faeton Ikar Midas Arachne Niobe Tantal',
  },
  medium: {
    level: 'średni',
    names: 'Ariadna Penelopa Dedal Nauzykaa Mentor Filemon',
  },
  hard: {
    level: 'trudny',
    names: 'Metyda Temida Nestor Pytia Tejrezjasz Kasandra',
  },
};
