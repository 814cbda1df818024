import { apply, clone, drawFate, type Move, moves, type Random, type State } from '@meltemi/engine';
import { at, below, required } from '@meltemi/engine/internal';
import { decider } from '@meltemi/engine/query';
import type { Evaluator, Worth } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { fightOn } from './battle-policy.ts';
import { decidingFaction } from './deciding-faction.ts';

// What a move leads to before anything new is decided: its own choices are made (the best at first sight), battles are
// fought out.

/** More steps than any action takes. */
const MOST_STEPS = 200;

/** Where an action stands on the stack of frames: it is over when nothing is left above, or the next phase begins. */
interface Base {
  readonly phase: State['phase'];
  readonly depth: number;
  readonly marker: number;
}

function baseOf({ phase, frames }: State): Base {
  const top = frames.at(-1);
  // A turn goes on after each of its actions.
  if (top?.kind === 'turn') return { phase, depth: frames.length, marker: top.marker };
  return { phase, depth: frames.length - 1, marker: -1 };
}

function isOver(s: State, { phase, depth, marker }: Base): boolean {
  // The first turn may belong to the one who has just kept a creature, and is decided when it comes.
  if (s.phase !== phase || s.frames.length <= depth) return true;
  if (marker < 0) return false;
  const turn = s.frames[depth - 1];
  return turn?.kind !== 'turn' || turn.marker !== marker;
}

/** What comes of a move: at once, and when all that belongs to it is done. */
export interface Consequence {
  readonly next: State;
  readonly settled: State;
  /** Chance had a say. */
  readonly chance: boolean;
  /** How many further choices it took; to stop is none. */
  readonly choices: number;
  /** What it is worth when all is done. */
  readonly worth: Worth;
}

/**
 * Plays a move and all that belongs to it on a copy; of a long list of follow-up choices about `width` are looked at.
 */
export function consequence(
  evaluator: Evaluator,
  s: State,
  move: Move,
  legal: readonly Move[],
  width: number,
  rng: Random,
): Consequence {
  const faction = decidingFaction(s);
  const base = baseOf(s);
  const next = clone(s);
  apply(next, move, legal);
  let settled = next;
  let worth: Worth | null = null;
  let chance = false;
  let made = 0;
  for (let step = 0; step < MOST_STEPS && !isDone(settled, base, faction); step++) {
    const choices = moves(settled);
    const fate = decider(settled) === 'fate';
    if (!fate && settled.battle === null && choices.length > 1) {
      const best = bestAtSight(evaluator, settled, choices, faction, width, rng);
      ({ then: settled, worth } = best);
      if (best.move.do !== 'done') made++;
      continue;
    }
    if (settled === next) settled = clone(next);
    const forced = fate ? drawFate(settled, choices, rng) : settled.battle ? fightOn(settled, choices) : choices[0];
    apply(settled, required(forced, 'choice'), choices);
    worth = null;
    chance ||= fate;
  }
  return { next, settled, chance, choices: made, worth: worth ?? evaluator.both(settled) };
}

/** Nothing is left but what others decide, or what chance has to say outside of battle. */
function isDone(s: State, base: Base, faction: number): boolean {
  if (s.battle !== null) return false;
  return isOver(s, base) || decider(s) !== faction;
}

/** The result of the choice that looks best at once, of a limited number of choices. */
export function bestAtSight(
  evaluator: Evaluator,
  s: State,
  legal: readonly Move[],
  faction: number,
  width: number,
  rng: Random,
): { readonly move: Move; readonly then: State; readonly worth: Worth } {
  const team = at(s.table.teamOf, faction);
  const skip = legal.length / width;
  let best: { move: Move; then: State; worth: Worth } | null = null;
  for (let i = skip > 1 ? below(rng, Math.ceil(skip)) : 0; i < legal.length; i += Math.max(1, skip)) {
    const move = required(legal[Math.floor(i)], 'choice');
    const then = clone(s);
    apply(then, move, legal);
    const worth = evaluator.both(then);
    if (best === null || forTeam(worth.now, team) > forTeam(best.worth.now, team)) best = { move, then, worth };
  }
  return required(best, 'choice');
}
