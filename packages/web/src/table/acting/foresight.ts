import { type Actor, actor, clone, type Event, type Move, moves, type View } from '@meltemi/engine';
import { attempt } from '@meltemi/engine/internal';

/** What is known of a move before it is made. */
export interface Foresight {
  /** Gold this seat has to pay at once. */
  readonly cost: number;
  /** Whether it plays a creature that would have no effect. */
  readonly idle: boolean;
  /** It can't be taken back: something is revealed, or somebody else decides next. Servers apply the same rule. */
  readonly final: boolean;
  /** Whether to ask before it is made. */
  readonly grave: boolean;
  /** What it leads to, as far as this seat can know. */
  readonly after: View;
}

/** Plays the move on a copy of what this seat sees, so that the rules give the answer. */
export function foresee(seen: View, move: Move): Foresight {
  const copy = clone(seen);
  const log: Event[] = [];
  const before = actor(seen);
  let final = true;
  try {
    const played = attempt(copy, move, [move], log);
    final = played === null || played.revealed || isOver(clone(copy), before);
  } catch {
    // The result depends on hidden information, so it cannot be taken back.
  }
  let cost = 0;
  let idle = false;
  for (const event of log) {
    if (event.event === 'paid' && seen.table.seatOf[event.faction] === before) cost += event.gold;
    if (event.event === 'creature') idle = !event.effect;
  }
  return { cost, idle, final, grave: final || idle, after: copy };
}

/** Whether this seat has nothing left to decide; its forced moves follow at once, and may reveal something. */
function isOver(s: View, seat: Actor): boolean {
  for (let legal = moves(s); actor(s) === seat; legal = moves(s)) {
    const [only, ...others] = legal;
    if (!only || others.length > 0) return false;
    if (attempt(s, only, legal)?.revealed ?? true) return true;
  }
  return true;
}
