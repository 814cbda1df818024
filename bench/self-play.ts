import { playGame } from '../packages/cli/src/arena/game.ts';
import { type EditionId, type Move, type Options, random, type State } from '../packages/engine/src/index.ts';
import { below } from '../packages/engine/src/internal.ts';

// Plays games of bots in which positions are looked for.

const TABLES: { readonly [E in EditionId]: readonly Options[] } = {
  legendary: [
    { players: 4 },
    { players: 3 },
    { players: 5 },
    { players: 4, teams: true },
    { players: 2 },
    { players: 4 },
    { players: 6 },
  ],
  classic: [
    { edition: 'classic', players: 4 },
    { edition: 'classic', players: 3 },
    { edition: 'classic', players: 5 },
    { edition: 'classic', players: 2 },
    { edition: 'classic', players: 4, monuments: true },
  ],
};
/** The share of seats that make mistakes. */
const CARELESS = 1 / 3;

/** One game of medium bots, some seats easy; `before` is called before every choice. */
export function selfPlay(
  edition: EditionId,
  seed: string,
  game: number,
  before: (s: State, seat: number, legal: readonly Move[]) => void,
): void {
  const name = `mine ${seed} ${game}`;
  const rng = random(name);
  const table = TABLES[edition][below(rng, TABLES[edition].length)];
  const options = edition === 'classic' ? table : { ...table, board: { seed: `${name} board` } };
  const bots = Array.from({ length: table.players }, () => {
    const level = rng() < CARELESS ? 'easy' : 'medium';
    return { name: level, level, budget: {} } as const;
  });
  playGame({ options, bots, fate: `${name} fate`, thoughts: name }, { before });
}
