import { apply, below, clone, decider, drawFate, type Move, moves, type Random, type State } from '@meltemi/engine';
import { fightOn } from './fight-on.ts';
import { value } from './value/value.ts';

// What a move leads to before anything new is decided: its own choices are made (the best at first sight), battles are fought out.

/** More steps than any action takes. */
const MOST_STEPS = 200;

/** Where an action stands on the stack of frames: it is over when nothing is left above. */
interface Base {
  readonly depth: number;
  readonly marker: number;
}

function baseOf(s: State): Base {
  const top = s.frames[s.frames.length - 1];
  // A turn goes on after each of its actions.
  if (top.kind === 'turn') return { depth: s.frames.length, marker: top.marker };
  return { depth: s.frames.length - 1, marker: -1 };
}

function isOver(s: State, { depth, marker }: Base): boolean {
  if (s.frames.length <= depth) return true;
  if (marker < 0) return false;
  const turn = s.frames[depth - 1];
  return turn.kind !== 'turn' || turn.marker !== marker;
}

/** What comes of a move: at once, and when all that belongs to it is done. */
export interface Consequence {
  readonly next: State;
  readonly settled: State;
  /** Chance had a say. */
  readonly chance: boolean;
}

/** Plays a move and all that belongs to it on a copy; of a long list of follow-up choices about `width` are looked at. */
export function consequence(s: State, move: Move, legal: readonly Move[], width: number, rng: Random): Consequence {
  const faction = decider(s) as number;
  const base = baseOf(s);
  const next = clone(s);
  apply(next, move, legal);
  if (isDone(next, base, faction)) return { next, settled: next, chance: false };
  const then = clone(next);
  let chance = false;
  for (let step = 0; step < MOST_STEPS && !isDone(then, base, faction); step++) {
    const choices = moves(then);
    if (decider(then) === 'fate') {
      chance = true;
      apply(then, drawFate(then, choices, rng), choices);
    } else if (then.battle !== null) apply(then, fightOn(then, choices), choices);
    else apply(then, bestAtSight(then, choices, faction, width, rng), choices);
  }
  return { next, settled: then, chance };
}

/** Nothing is left but what others decide, or what chance has to say outside of battle. */
function isDone(s: State, base: Base, faction: number): boolean {
  if (s.battle !== null) return false;
  return isOver(s, base) || decider(s) !== faction;
}

/** The choice that looks best at once, of at most so many. */
export function bestAtSight(s: State, legal: readonly Move[], faction: number, width: number, rng: Random): Move {
  if (legal.length === 1) return legal[0];
  const team = s.table.teamOf[faction];
  const skip = legal.length / width;
  let best = legal[0];
  let most = -1;
  for (let i = skip > 1 ? below(rng, Math.ceil(skip)) : 0; i < legal.length; i += Math.max(1, skip)) {
    const move = legal[Math.floor(i)];
    const next = clone(s);
    apply(next, move, legal);
    const worth = value(next)[team];
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
