import {
  type Actor,
  actor,
  apply,
  below,
  drawFate,
  flaws,
  type Move,
  metropolisesOf,
  moves,
  type Options,
  outcome,
  type Random,
  Recorder,
  random,
  replay,
  type State,
  setup,
} from '@meltemi/engine';

/** Nobody waits for longer games: they count as unfinished. */
const MOST_CYCLES = 400;

/** How a game ended: enough metropolises, a faction without land, or not at all. */
export type Ending = 'metropolises' | 'elimination' | 'unfinished';

export interface RandomGame {
  readonly ending: Ending;
  readonly cycles: number;
  /** Choices of seats between at least two moves. */
  readonly decisions: number;
  /** All moves, fate's and forced ones included. */
  readonly moves: number;
  /** Seats that won. */
  readonly winners: readonly number[];
}

/** What fate or a random player does. */
function chooseRandom(s: State, who: Actor, legal: readonly Move[], rng: Random): Move {
  return who === 'fate' ? drawFate(s, legal, rng) : legal[below(rng, legal.length)];
}

/** A whole game of random players. With `verify` every position is checked and the record replayed. */
export function playRandomly(options: Options, seed: string, verify: boolean): RandomGame {
  const rng = random(seed);
  const s = setup(options);
  const recorder = verify ? new Recorder(options) : null;
  let decisions = 0;
  let played = 0;
  try {
    for (let who = actor(s); who !== null && s.cycle <= MOST_CYCLES; who = actor(s)) {
      const legal = moves(s);
      const move = chooseRandom(s, who, legal, rng);
      if (who !== 'fate' && legal.length > 1) decisions++;
      recorder?.note(s, move);
      apply(s, move, legal);
      played++;
      if (verify) expectNoFlaws(s);
    }
    if (recorder) expectSameReplay(s, recorder);
  } catch (error) {
    throw new Error(`move ${played + 1}: ${(error as Error).message}`, { cause: error });
  }
  return { ...endOf(s), cycles: s.cycle, decisions, moves: played };
}

function endOf(s: State): Pick<RandomGame, 'ending' | 'winners'> {
  const result = outcome(s);
  if (!result) return { ending: 'unfinished', winners: [] };
  const reached = s.table.teamOf.some((team) => metropolisesOf(s, team) >= s.table.goal);
  const seats = new Set(result.winners.map((faction) => s.table.seatOf[faction]));
  return { ending: reached ? 'metropolises' : 'elimination', winners: [...seats] };
}

function expectNoFlaws(s: State): void {
  const found = flaws(s);
  if (found.length > 0) throw new Error(`impossible position: ${found.join(' ')}`);
}

function expectSameReplay(s: State, recorder: Recorder): void {
  const { difference } = replay(recorder.finish(s));
  if (difference) throw new Error(`the replay differs: ${difference.text}`);
}
