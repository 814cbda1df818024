import type { styles as english } from '../en/styles.ts';

/** How the bots play, by how strong they are. */
export const styles: typeof english = {
  random: 'Jde, kam vítr zavane: stačí jakýkoli dovolený tah.',
  easy: 'Myslí to dobře a létá příliš vysoko: přehlíží dobré tahy a nechá se zlákat špatnými.',
  medium: 'Jedna pečlivá nit za druhou: bere, co teď vypadá nejlépe.',
  hard: 'Promýšlí celé tahy, hlídá, kdo se chystá vyhrát, a přihazuje proti němu.',
};
