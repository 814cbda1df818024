import type { Wrong } from '../model/errors.ts';
import type { Given } from '../model/options.ts';

/** The number of players, one of those the edition is for; 0 if it is none of them. */
export function checkPlayers<N extends number>({ players }: Given, known: readonly N[], wrong: Wrong): N | 0 {
  const found = known.find((number) => number === players);
  if (found !== undefined) return found;
  wrong('players', 'bad-players', `There are 2 to ${known.at(-1)} players, not ${JSON.stringify(players)}.`);
  return 0;
}
