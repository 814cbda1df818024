import type { bots as english } from '../en/bots.ts';

/** The bots, by how strong they play. */
export const bots: typeof english = {
  random: {
    level: 'náhodný',
    name: 'Zefyros',
    style: 'Jde, kam vítr zavane: stačí jakýkoli dovolený tah.',
  },
  easy: {
    level: 'lehký',
    name: 'Íkaros',
    style: 'Myslí to dobře a létá příliš vysoko: přehlíží tahy a nechá se zlákat těmi špatnými.',
  },
  medium: {
    level: 'střední',
    name: 'Pénelopé',
    style: 'Jedna pečlivá nit za druhou: bere, co teď vypadá nejlépe.',
  },
  hard: {
    level: 'těžká',
    name: 'Themis',
    style: 'Promýšlí nabídky darů i celé tahy a hlídá, kdo se chystá vyhrát.',
  },
};
