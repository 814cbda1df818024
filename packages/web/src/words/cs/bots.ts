import type { bots as english } from '../en/bots.ts';

/** The bots, by how strong they play. */
export const bots: typeof english = {
  random: {
    level: 'náhodný',
    names: 'Boreás Zefyros Notos Euros Aiolos Argestés',
    style: 'Jde, kam vítr zavane: stačí jakýkoli dovolený tah.',
  },
  easy: {
    level: 'lehký',
    names: 'Faethón Íkaros Midás Arachné Niobé Tantalos',
    style: 'Myslí to dobře a létá příliš vysoko: přehlíží tahy a nechá se zlákat těmi špatnými.',
  },
  medium: {
    level: 'střední',
    names: 'Ariadné Pénelopé Daidalos Nausikaá Mentór Filémón',
    style: 'Jedna pečlivá nit za druhou: bere, co teď vypadá nejlépe.',
  },
  hard: {
    level: 'těžký',
    names: 'Métis Themis Nestór Pýthie Teiresiás Kassandra',
    style: 'Promýšlí nabídky darů i celé tahy a hlídá, kdo se chystá vyhrát.',
  },
};
