import type { board as english } from '../en/board.ts';

/** The board, and what is read out of it. */
export const board: typeof english = {
  title: 'Herní plán',
  keys: 'Šipkami přecházíte z oblasti do oblasti, klávesou Page Down na další, kterou lze zvolit. Enter ji zvolí. Plus a minus přibližují a oddalují, nula ukáže celý plán, Shift se šipkami ho posouvá.',
  closer: 'Přiblížit',
  farther: 'Oddálit',
  whole: 'Zobrazit celý plán',
  heldBy: (faction) => `ovládá ${faction}`,
  free: 'neovládá nikdo',
  yields: (cornucopias) => `přináší ${cornucopias}`,
  priestess: 'symbol kněžky',
  ofFaction: (thing, faction) => `${thing} (${faction})`,
  metropolis: (metropolis, bonus) => `${metropolis} (bonus: ${bonus})`,
  site: (building, shore) => `${building} (břeh: ${shore})`,
  emptySite: 'prázdné staveniště',
  battle: (attacker, pieces) => `útočí ${attacker}${pieces ? ` (${pieces})` : ''}`,
  target: 'lze zvolit',
  origin: 'odtud pohyb začíná',
  chosen: 'zvoleno',
};
