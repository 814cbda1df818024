import type { told as english } from '../en/told.ts';

/** What is read out of the board. */
export const told: typeof english = {
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
