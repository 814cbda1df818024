import { actor, apply, clone, moves, type Options, random, type State, setup } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { randomMove } from '@meltemi/testkit';

/** Every edition and mode a bot can sit down to. */
export const TABLES: Readonly<Record<string, Options>> = {
  two: { players: 2, board: { seed: 1 } },
  three: { players: 3, start: 'quick' },
  four: { players: 4, board: { seed: 2 } },
  teams: { players: 4, teams: true, board: { seed: 3 }, scale: 'every' },
  five: { players: 5, start: 'quick', gold: 'open' },
  six: { players: 6, board: { seed: 4 } },
  'classic, two': { edition: 'classic', players: 2 },
  'classic, three': { edition: 'classic', players: 3, monuments: true },
  'classic, four': { edition: 'classic', players: 4 },
  'classic, five': { edition: 'classic', players: 5, monuments: true },
};

/** Every n-th position of a random game in which somebody has a choice. */
export function positions(table: string, seed: string, oneIn: number): State[] {
  const s = setup(TABLES[table]);
  const rng = random(`${table} ${seed}`);
  const found: State[] = [];
  for (let who = actor(s); who !== null && s.cycle < 30; who = actor(s)) {
    const legal = moves(s);
    if (who !== 'fate' && legal.length > 1 && below(rng, oneIn) === 0) found.push(clone(s));
    apply(s, randomMove(s, legal, rng), legal);
  }
  return found;
}
