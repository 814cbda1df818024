import type { Bonus, Building, CreatureId, FigureId, God, GodTile, HeroId, MonumentId, Piece, Unit } from './ids.ts';
import type { Phase, Position } from './state.ts';

// What happened, for displays and logs. The rules do not depend on events; without a log they cost one call each.

/** Something that happened, for logs and displays. `null`: who hears this may not know it. */
export type Happening =
  | { readonly event: 'cycle'; readonly cycle: number }
  | { readonly event: 'phase'; readonly phase: Phase }
  | { readonly event: 'gods'; readonly gods: readonly GodTile[] }
  | { readonly event: 'order'; readonly order: readonly number[] }
  | { readonly event: 'creature-revealed'; readonly creature: CreatureId; readonly place: number }
  | { readonly event: 'drew'; readonly faction: number; readonly creature: CreatureId }
  | { readonly event: 'hero-revealed'; readonly hero: HeroId; readonly place: number }
  | { readonly event: 'creature-discarded'; readonly creature: CreatureId }
  | { readonly event: 'creatures-shuffled' }
  | { readonly event: 'income'; readonly faction: number; readonly gold: number }
  | { readonly event: 'bid'; readonly faction: number; readonly god: God; readonly amount: number }
  | { readonly event: 'thrown-out'; readonly faction: number; readonly god: God }
  | { readonly event: 'paid'; readonly faction: number; readonly gold: number }
  | { readonly event: 'got'; readonly faction: number; readonly gold: number }
  | { readonly event: 'turn'; readonly faction: number; readonly god: God }
  | {
      readonly event: 'built';
      readonly faction: number;
      readonly building: Building | 'metropolis';
      readonly site: number;
    }
  | { readonly event: 'razed'; readonly building: Building; readonly site: number }
  | { readonly event: 'placed'; readonly faction: number; readonly piece: Piece; readonly area: number }
  | {
      readonly event: 'card';
      readonly faction: number;
      readonly card: 'priestess' | 'philosopher';
      readonly by: number;
    }
  | { readonly event: 'hired'; readonly faction: number; readonly hero: HeroId; readonly area: number }
  | { readonly event: 'looked'; readonly faction: number; readonly card: CreatureId | null }
  | { readonly event: 'sailed'; readonly faction: number; readonly path: readonly number[]; readonly fleets: number }
  | {
      readonly event: 'marched';
      readonly faction: number;
      readonly path: readonly number[];
      readonly troops: number;
      readonly mercenaries: number;
      readonly heroes: readonly HeroId[];
    }
  | { readonly event: 'controlled'; readonly faction: number; readonly area: number; readonly from: number }
  | { readonly event: 'battle'; readonly area: number; readonly attacker: number; readonly defender: number }
  | { readonly event: 'rolled'; readonly faction: number; readonly die: number }
  | { readonly event: 'clash'; readonly attack: number; readonly defence: number }
  | { readonly event: 'lost'; readonly faction: number; readonly unit: Unit; readonly area: number }
  | {
      readonly event: 'saved';
      readonly faction: number;
      readonly unit: Unit;
      readonly area: number;
      readonly to: number;
    }
  | { readonly event: 'switched'; readonly faction: number; readonly mercenaries: number; readonly area: number }
  | { readonly event: 'withdrew'; readonly faction: number; readonly area: number; readonly to: number }
  | { readonly event: 'battle-over'; readonly area: number; readonly winner: number }
  | { readonly event: 'creature'; readonly faction: number; readonly creature: CreatureId; readonly effect: boolean }
  | { readonly event: 'figure'; readonly creature: FigureId; readonly holder: number; readonly area: number }
  | { readonly event: 'kept'; readonly creature: FigureId; readonly holder: number; readonly area: number }
  | { readonly event: 'figure-left'; readonly creature: FigureId; readonly area: number }
  | { readonly event: 'robbed'; readonly faction: number; readonly by: number; readonly gold: number | null }
  | { readonly event: 'swapped'; readonly areas: readonly [number, number] }
  | { readonly event: 'traded'; readonly faction: number; readonly hero: HeroId; readonly for: HeroId }
  | { readonly event: 'sacrificed'; readonly faction: number; readonly hero: HeroId; readonly as: HeroId }
  | { readonly event: 'enshrined'; readonly faction: number; readonly hero: HeroId }
  | { readonly event: 'bonus'; readonly faction: number; readonly bonus: Bonus }
  | { readonly event: 'monument'; readonly faction: number; readonly monument: MonumentId; readonly area: number }
  | { readonly event: 'monument-card'; readonly monument: MonumentId }
  | { readonly event: 'eliminated'; readonly faction: number }
  | { readonly event: 'over'; readonly winners: readonly number[] };

/** What kind of event it is. */
export type EventName = Happening['event'];

/** Events by their kind. */
type HappeningBy = { readonly [H in Happening as H['event']]: H };

/** The happenings with these names. Written as a map, so that a table of functions by name can be called with one. */
export type HappeningOf<E extends EventName> = { [K in E]: { readonly event: K } & HappeningBy[K] }[E];

/** A happening and the seats that may learn of it. */
export type Event = Happening & { readonly audience: 'all' | readonly number[] };

/** What a call collects while rules run, if the caller asks for it. */
export interface Collector {
  readonly log?: Event[] | undefined;
  /** Teams whose purses the rules have looked into. Putting gold in or taking it out does not count. */
  readonly looks?: Set<number> | undefined;
}

/** A position while rules run on it. */
export interface RunningPosition extends Position {
  readonly collector?: Collector;
}

/**
 * What a seat (null: a spectator) may hear. A seat that gets the open version of an event does not get the closed one.
 */
export function heardBy(events: readonly Event[], seat: number | null): Happening[] {
  const heard: Happening[] = [];
  let inside = false;
  for (const { audience, ...happening } of events) {
    if (audience !== 'all') {
      inside = seat !== null && audience.includes(seat);
      if (inside) heard.push(happening as Happening);
    } else {
      if (!inside) heard.push(happening as Happening);
      inside = false;
    }
  }
  return heard;
}
