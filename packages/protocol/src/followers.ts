import { apply, type Event, type Move, type State, secretsOf, type View, view } from '@meltemi/engine';
import { followed } from './follow.ts';
import { same } from './patch.ts';

// Who needs to hear no more than the move. The server tries it with the rules themselves.

/** Whether a seat that hears only the move comes to know the same: what it sees then, and all that happened. */
export function follows(seen: View, move: Move, sees: View, events: readonly Event[]): boolean {
  try {
    const own = followed(seen, move);
    return same(own.view, sees) && same(own.events, events);
  } catch {
    return false; // it takes what this seat does not know
  }
}

/** A move that was played, and what came of it. */
export interface Turn {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
  /** Teams into whose purses it looked. */
  readonly asked: ReadonlySet<number>;
}

/**
 * The same for every seat of a table. For whoever knows all purses that the move looked into it can only go the way it went. For the others
 * it is tried once, by somebody who knows nothing hidden; whoever knows one of the purses that this looks into, or a card, tries it alone.
 */
export function whoFollows(turn: Turn): (seat: number | null) => boolean {
  const { before, move, after, events, asked } = turn;
  // A card that lies as it lay had nothing to do with it: whatever rule looks at it takes it away.
  const nothingShown = before.top === after.top && after.phase !== 'over';
  if (nothingShown && asked.size === 0) return () => true;
  let blind: Tried | null = null;
  return (seat) => {
    const { gold } = secretsOf(before, seat);
    if (nothingShown && asked.values().every((team) => gold[team] !== null)) return true;
    blind ??= tried(turn);
    const { known, purses, top, holds } = blind;
    const alone = before.top?.seat === seat || blind.asked.values().some((team) => gold[team] !== null);
    if (alone) return follows(view(before, seat), move, view(after, seat), events);
    if (!holds) return false;
    const sees = secretsOf(after, seat);
    const own = gold.map((purse, team) =>
      purse === null ? null : (purses[team] ?? 0) + (known[team] === null ? purse : 0),
    );
    return same(own, sees.gold) && same(top, sees.top);
  };
}

interface Tried {
  /** Purses that everybody knows; and what has become of them, of those that are hidden what was put in or taken out. */
  readonly known: View['gold'];
  readonly purses: View['gold'];
  readonly top: View['top'];
  readonly asked: ReadonlySet<number>;
  /** Everything else, and what happened, has come out right. */
  readonly holds: boolean;
}

function tried({ before, move, after, events }: Turn): Tried {
  const { gold, top } = secretsOf(before, null);
  const s = { ...before, gold, top } as State;
  const heard: Event[] = [];
  const asked = new Set<number>();
  let fails = false;
  try {
    apply(s, move, [move], heard, asked);
  } catch {
    fails = true; // it takes what is hidden
  }
  const holds = !fails && same({ ...s, gold: after.gold, top: after.top }, after) && same(heard, events);
  return { known: gold, purses: s.gold, top: s.top, asked, holds };
}
