import { type Applied, apply, type Event, type Move, type State, secretsOf, type View, view } from '@meltemi/engine';
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

/** As `apply`, and notes which teams' purses it comes to. */
export function applyWatched(
  s: State,
  move: Move,
  legal: readonly Move[],
  events: Event[],
  asked: Set<number>,
): Applied {
  s.gold = watched(s.gold, asked) as number[];
  const applied = apply(s, move, legal, events);
  s.gold = unwatched(s.gold) as number[];
  return applied;
}

/** A move that was played, and what came of it. */
export interface Turn {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
  /** Teams whose purses it came to. */
  readonly asked: ReadonlySet<number>;
}

/**
 * The same for every seat of a table. For whoever knows all purses that the move came to it can only go the way it went. For the others it is
 * tried once, by somebody who knows nothing hidden; whoever knows one of the purses that this comes to, or a card, tries it alone.
 */
export function whoFollows(turn: Turn): (seat: number | null) => boolean {
  const { before, move, after, events, asked } = turn;
  const nothingShown = before.top === null && after.top === null && after.phase !== 'over';
  if (nothingShown && asked.size === 0) return () => true;
  let blind: Tried | null = null;
  return (seat) => {
    const { gold } = secretsOf(before, seat);
    if (nothingShown && asked.values().every((team) => gold[team] !== null)) return true;
    blind ??= tried(turn);
    const { purses, top, holds } = blind;
    const alone = before.top?.seat === seat || blind.asked.values().some((team) => gold[team] !== null);
    if (alone) return follows(view(before, seat), move, view(after, seat), events);
    if (!holds) return false;
    const sees = secretsOf(after, seat);
    const own = gold.map((purse, team) => (purse === null ? null : (purses[team] ?? purse)));
    return same(own, sees.gold) && same(top, sees.top);
  };
}

interface Tried {
  /** What has become of purses and card. */
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
    applyWatched(s, move, [move], heard, asked);
  } catch {
    fails = true; // it takes what is hidden
  }
  const holds = !fails && same({ ...s, gold: after.gold, top: after.top }, after) && same(heard, events);
  return { purses: s.gold, top: s.top, asked, holds };
}

const PLAIN = Symbol('plain');
type Purses = View['gold'] & { readonly [PLAIN]?: View['gold'] };

/** Purses that note which of them are looked at. To put gold into one is not to look at the others. */
function watched(purses: View['gold'], asked: Set<number>): View['gold'] {
  return new Proxy(purses, {
    get(plain, key) {
      if (key === PLAIN) return plain;
      if (key === 'with') return (team: number, gold: number) => watched(plain.with(team, gold), asked);
      if (typeof key === 'string' && Number(key) >= 0) asked.add(Number(key));
      return Reflect.get(plain, key);
    },
  });
}

function unwatched(purses: Purses): View['gold'] {
  return purses[PLAIN] ?? purses;
}
