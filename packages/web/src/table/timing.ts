import type { Happening } from '@meltemi/engine';
import type { GameUpdate } from '../game/driver.ts';

// Milliseconds at normal pace.

/** How long a visible event stays before the next, counted from when it begins to move. */
const STEP = 700;
/** Events that need another time; those that only accompany something else need none. */
const DWELLS: { readonly [E in Happening['event']]?: number } = {
  phase: 0,
  order: 0,
  gods: 0,
  paid: 0,
  got: 0,
  'creature-discarded': 0,
  'creatures-shuffled': 0,
  cycle: 800,
  'creature-revealed': 300,
  'hero-revealed': 300,
  income: 600,
  turn: 600,
  clash: 600,
  'battle-over': 1200,
  built: 800,
  creature: 800,
  eliminated: 1200,
};
/** For repeated events, and for events after the time of a turn is used up. */
const BRIEF = 250;
/** A turn takes about this long; important events keep their full time. */
const TURN = 4000;
/** Several of a kind are one step. */
const REPEATED: readonly Happening['event'][] = ['placed', 'card', 'razed', 'lost'];
const GREAT: readonly Happening['event'][] = ['battle-over', 'controlled', 'robbed', 'monument', 'eliminated'];
/** A backlog of an online game is shown within about this time, because a clock may run. */
const CATCH_UP = 6000;
/** How long dice fall before what comes of them is shown. */
export const FALL = 600;

/** The longest of the events' times, because events of one move are read together. */
export function dwellOf(happened: readonly Happening[]): number {
  return Math.max(0, ...happened.map(({ event }) => DWELLS[event] ?? STEP));
}

function isGreat(happening: Happening): boolean {
  return GREAT.includes(happening.event) || (happening.event === 'built' && happening.building === 'metropolis');
}

/** Delays each update until the previous one has been shown long enough. */
export class Pacing {
  /** Nothing is delayed until this person is asked. */
  hurried = false;
  private until = 0;
  /** Milliseconds spent on the turn that is being shown. */
  private spent = 0;
  private last = '';
  private release: () => void = () => {};

  /** How long an update is shown. The reader's own moves and questions need no time, unless others answer. */
  dwell({ happened, by, next, seen: { seat }, behind = 0 }: GameUpdate): number {
    const begins = happened.some(({ event }) => event === 'turn' || event === 'cycle' || event === 'bid');
    if (begins) this.spent = 0;
    if (seat !== null && (next === seat || (by === seat && next === 'fate' && !begins))) return 0;
    const kind = happened.map(({ event }) => event).join();
    const again = kind === this.last && happened.some(({ event }) => REPEATED.includes(event));
    this.last = kind;
    const wanted = dwellOf(happened);
    const short = again || (this.spent >= TURN && !happened.some(isGreat));
    const dwell = Math.min(short ? BRIEF : wanted, wanted, behind > 0 ? CATCH_UP / behind : wanted);
    this.spent += dwell;
    return dwell;
  }

  /** The next update waits this long since the given moment, and a little from now in any case. */
  hold(ms: number, since: number): void {
    this.until = ms === 0 ? 0 : Math.max(since + ms, Date.now() + Math.min(ms, BRIEF));
  }

  /** Resolves when the next may be shown. */
  ready(): Promise<void> | void {
    return this.wait(this.until - Date.now());
  }

  wait(ms: number): Promise<void> | void {
    if (ms <= 0 || this.hurried) return;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Shows the next update now. */
  step(): void {
    this.until = 0;
    this.release();
  }

  /** Shows all updates now until this person is asked. */
  hurry(): void {
    this.hurried = true;
    this.step();
  }
}

/** The events up to the dice, if they have an immediate result. */
export function untilTheDice(happened: readonly Happening[]): readonly Happening[] {
  const fallen = happened.findLastIndex(({ event }) => event === 'rolled') + 1;
  return fallen < happened.length ? happened.slice(0, fallen) : [];
}
