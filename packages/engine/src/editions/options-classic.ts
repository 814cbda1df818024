import type { Wrong } from '../model/errors.ts';
import type { Given, Options } from '../model/options.ts';
import type { Table } from '../model/table.ts';
import { checkPlayers } from './options.ts';

/** CL-SETUP-3, CL-OFFER-4: two players have two markers each and play for three metropolises. */
export function agreeClassic(given: Given, wrong: Wrong): Table {
  const players = checkPlayers(given, [2, 3, 4, 5], wrong);
  const { monuments = false, tie = 'gold', gold = 'hidden', starts } = given as Partial<Options>;
  if (typeof monuments !== 'boolean') wrong('monuments', 'bad-choice', `Option 'monuments' is true or false.`);
  const each = Array.from({ length: players }, (_, faction) => faction);
  return {
    edition: 'classic',
    players,
    teamOf: each,
    seatOf: each,
    markerOf: players === 2 ? [0, 1, 0, 1] : each,
    goal: players === 2 ? 3 : 2,
    tie,
    scale: null,
    start: 'quick',
    ...(starts === 'drawn' && { starts }),
    // Without a possible number of players the table is refused.
    board: { classic: players || 2 },
    monuments,
    gold,
  };
}
