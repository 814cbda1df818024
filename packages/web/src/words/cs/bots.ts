import type { bots as english } from '../en/bots.ts';

/** The bots, by how strong they play. */
export const bots: typeof english = {
  random: {
    level: 'náhodný',
    names: 'Boreás Zefyros Notos Euros Aiolos Argestés',
  },
  easy: {
    level: 'lehký',
    names: 'Faethón Íkaros Midás Arachné Niobé Tantalos',
  },
  medium: {
    level: 'střední',
    names: 'Ariadné Pénelopé Daidalos Nausikaá Mentór Filémón',
  },
  hard: {
    level: 'těžký',
    names: 'Métis Themis Nestór Pýthie Teiresiás Kassandra',
  },
};
