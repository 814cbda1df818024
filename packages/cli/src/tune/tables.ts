import type { EditionId, Options, Random } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';

/** The options of games; repeated entries are played more often. Mostly four players. */
const TABLES: { readonly [E in EditionId]: readonly Options[] } = {
  legendary: [
    { players: 4 },
    { players: 3 },
    { players: 4 },
    { players: 5 },
    { players: 4, teams: true },
    { players: 4 },
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 6 },
  ],
  classic: [
    { edition: 'classic', players: 4 },
    { edition: 'classic', players: 3 },
    { edition: 'classic', players: 5 },
    { edition: 'classic', players: 4 },
    { edition: 'classic', players: 4, monuments: true },
    { edition: 'classic', players: 2 },
    { edition: 'classic', players: 4 },
    { edition: 'classic', players: 3, monuments: true },
  ],
};
/** The share of Legendary games on a quick board; the others have a random one. */
const QUICK = 0.25;

/** The options of the game with this number, for at least `fewest` players. */
export function tableOf(edition: EditionId, seed: string, game: number, rng: Random, fewest = 2): Options {
  const tables = TABLES[edition].filter(({ players }) => players >= fewest);
  const table = required(tables[game % tables.length], `table for ${fewest} players`);
  if (edition === 'classic') return table;
  return rng() < QUICK ? { ...table, start: 'quick' } : { ...table, board: { seed: `${seed} board` } };
}
