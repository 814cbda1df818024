import { type Actor, actor, attempt, type Event, type Move, type State, type View } from '@meltemi/engine';

/** What can be told of a move before it is made. */
export interface Foresight {
  /** Gold to be paid at once. */
  readonly cost: number;
  /** It can't be taken back: something is revealed, or somebody else decides next. */
  readonly final: boolean;
  /** What it leads to, as far as this seat can know. */
  readonly after: View;
}

/** The rules themselves tell it, on a copy of what this seat sees. */
export function foresee(seen: View, move: Move): Foresight {
  const copy = { ...seen } as unknown as State;
  const log: Event[] = [];
  const before = actor(seen);
  let next: Actor = 'fate';
  let revealed = true;
  try {
    revealed = attempt(copy, move, [move], log)?.revealed ?? true;
    next = actor(copy);
  } catch {
    // What the rules need to know is hidden from this seat: so much the less can be taken back.
  }
  const cost = log.reduce((sum, event) => sum + (event.event === 'paid' ? event.gold : 0), 0);
  return { cost, final: revealed || next !== before, after: copy as unknown as View };
}
