import { type Actor, actor, attempt, type Event, type Move, moves, type State, type View } from '@meltemi/engine';

/** What can be told of a move before it is made. */
export interface Foresight {
  /** Gold this seat has to pay at once. */
  readonly cost: number;
  /** A creature that would come for nothing. */
  readonly idle: boolean;
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
    next = endsTurn(copy) ? null : actor(copy);
  } catch {
    // What the rules need to know is hidden from this seat: so much the less can be taken back.
  }
  const { seatOf } = seen.table;
  const paid = log.flatMap((event) => (event.event === 'paid' && seatOf[event.faction] === before ? event.gold : 0));
  return {
    cost: paid.reduce((sum, gold) => sum + gold, 0),
    idle: log.some((event) => event.event === 'creature' && !event.effect),
    final: revealed || next !== before,
    after: copy as unknown as View,
  };
}

/** Nothing else is left: the turn ends by itself. */
function endsTurn(s: State): boolean {
  const [first, second] = moves(s);
  return first?.do === 'end' && !second;
}
