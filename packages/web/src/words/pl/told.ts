import type { told as english } from '../en/told.ts';

/** What is read out of the board. */
export const told: typeof english = {
  closer: 'Przybliż',
  farther: 'Oddal',
  whole: 'Pokaż całą planszę',
  heldBy: (faction) => `kontrola: ${faction}`,
  free: 'nikt nie kontroluje',
  yields: (cornucopias) => `dochód: ${cornucopias}`,
  priestess: 'symbol kapłanki',
  ofFaction: (thing, faction) => `${thing} (${faction})`,
  metropolis: (metropolis, bonus) => `${metropolis} (premia: ${bonus})`,
  site: (building, shore) => `${building} (brzeg: ${shore})`,
  emptySite: 'puste pole budowy',
  battle: (attacker, pieces) => `atakuje ${attacker}${pieces && `: ${pieces}`}`,
  target: 'do wyboru',
  origin: 'tu zaczyna się ruch',
  chosen: 'obszar wybrany',
};
