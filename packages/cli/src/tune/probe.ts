import { think } from '@meltemi/bots';
import { hard, medium } from '@meltemi/bots/tuning';
import type { EditionId } from '@meltemi/engine';
import type { BotSpec } from '../arena/bot-spec.ts';
import { playGame } from '../arena/game.ts';
import { type Judges, judgesOf, type Stored } from './models.ts';
import type { Player } from './players.ts';

// Measures in games what a change is worth: one seat with these weights against three others.

export interface Probe {
  /** Whom it plays against: other weights, or a yardstick. */
  readonly against: Stored | 'medium-1' | 'hard-1';
  /** Iterations of a searching bot; 0: the greedy one. */
  readonly iterations: number;
}

export interface Probed {
  /** The share of the victory of the probed seat. */
  readonly share: number;
  readonly cycles: number;
  /**
   * Buildings of all four players at the end of the eighth cycle, because weights that hoard gold and never build can
   * win too.
   */
  readonly buildings: number;
}

export const PLAYERS = 4;

export function playProbe(edition: EditionId, judges: Judges, probe: Probe, seed: string, game: number): Probed {
  const seat = game % PLAYERS;
  const round = `probe ${seed} ${Math.floor(game / PLAYERS)}`;
  const own = playerOf(judges, probe.iterations);
  const { against, iterations } = probe;
  const rival: Player =
    typeof against === 'string'
      ? (question) => think(against, question, { iterations: Math.max(1, iterations) })
      : playerOf(judgesOf(against, edition), iterations);
  const entry: BotSpec = { name: 'probe', level: 'medium', budget: {} };
  const board = edition === 'legendary' ? { board: { seed: `${round} board` } } : {};
  const {
    ranks,
    cycles,
    habits = {},
  } = playGame(
    {
      options: { edition, players: PLAYERS, ...board },
      bots: Array.from({ length: PLAYERS }, () => entry),
      fate: `${round} fate`,
      thoughts: `${round} ${seat}`,
    },
    { decide: (_, question) => (question.seen.seat === seat ? own : rival)(question), observe: true },
  );
  const winners = ranks?.filter((rank) => rank === 1).length ?? 1;
  return {
    share: ranks?.[seat] === 1 ? 1 / winners : 0,
    cycles,
    buildings: habits['buildings by cycle 8'] ?? 0,
  };
}

function playerOf({ searching, greedy }: Judges, iterations: number): Player {
  return (question) => {
    const thinking = (iterations > 0 ? hard(searching, greedy) : medium(greedy))(question);
    for (let i = 0; i < iterations && thinking.step(); i++);
    return thinking.best();
  };
}
