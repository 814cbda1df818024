import type { board as english } from '../en/board.ts';

/** The board, and what is read out of it. */
export const board: typeof english = {
  title: 'Plansza',
  keys: 'Strzałki przenoszą z obszaru do obszaru, Page Down do następnego, który można wybrać. Enter wybiera. Plus i minus przybliżają i oddalają, zero pokazuje całą planszę, Shift ze strzałkami ją przesuwa.',
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
