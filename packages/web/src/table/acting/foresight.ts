import { type Actor, actor, attempt, clone, type Event, type Move, moves, type View } from '@meltemi/engine';

/** What can be told of a move before it is made. */
export interface Foresight {
  /** Gold this seat has to pay at once. */
  readonly cost: number;
  /** A creature that would come for nothing. */
  readonly idle: boolean;
  /** It can't be taken back: something is revealed, or somebody else decides next. Servers hold to it too. */
  readonly final: boolean;
  /** Reason enough to ask before it is made. */
  readonly grave: boolean;
  /** What it leads to, as far as this seat can know. */
  readonly after: View;
}

/** The rules themselves tell it, on a copy of what this seat sees. */
export function foresee(seen: View, move: Move): Foresight {
  const copy = clone(seen);
  const log: Event[] = [];
  const before = actor(seen);
  let final = true;
  try {
    const played = attempt(copy, move, [move], log);
    final = played === null || played.revealed || isOver(clone(copy), before);
  } catch {
    // What the rules need to know is hidden from this seat: so much the less can be taken back.
  }
  let cost = 0;
  let idle = false;
  for (const event of log) {
    if (event.event === 'paid' && seen.table.seatOf[event.faction] === before) cost += event.gold;
    if (event.event === 'creature') idle = !event.effect;
  }
  return { cost, idle, final, grave: final || idle, after: copy };
}

/** Nothing is left to this seat to decide; what it has to do is played at once, and may reveal something. */
function isOver(s: View, seat: Actor): boolean {
  for (let legal = moves(s); actor(s) === seat; legal = moves(s)) {
    if (legal.length > 1) return false;
    if (attempt(s, legal[0], legal)?.revealed ?? true) return true;
  }
  return true;
}
