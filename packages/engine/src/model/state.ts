import type { Frame } from './frames.ts';
import type { Bonus, Built, CreatureId, FigureId, God, GodTile, HeroId, MonumentId, Unit } from './ids.ts';
import type { Table } from './table.ts';

/** The parts of a cycle, in their order; `setup` is before the first cycle, `over` after the last. */
export type Phase = 'setup' | 'start' | 'income' | 'offerings' | 'upkeep' | 'actions' | 'end' | 'over';

/** An offering that stands. */
export interface Offer {
  readonly god: God;
  readonly amount: number;
}

/** A hero on the board. `since`: the cycle of recruitment, in which it can't be sacrificed (LE-HERO-3). */
export interface Hero {
  readonly id: HeroId;
  readonly owner: number;
  readonly area: number;
  readonly since: number;
}

/** A creature that stands on the board. */
export interface Figure {
  readonly id: FigureId;
  readonly holder: number;
  readonly area: number;
  /** R-CL-MINOTAUR: troops have stood with it; it leaves with the last. */
  readonly guarding?: boolean;
}

/** A metropolis token on a site. */
interface Metropolis {
  readonly site: number;
  readonly bonus: Bonus;
}

/** A metropolis on Penthesilea's (or Pandora's) card. */
interface Enshrined {
  readonly hero: HeroId;
  readonly faction: number;
  readonly bonus: Bonus;
}

/** A monument on its isle; `used`: the cycle in which its once-a-cycle action was last taken. */
export interface Monument {
  readonly id: MonumentId;
  readonly area: number;
  readonly used: number;
}

/** A metropolis bonus owed to the one who lost it (LE-METRO-8). */
interface Owed {
  readonly faction: number;
  readonly bonus: Bonus;
}

/** The creature on top of the deck, once somebody has looked at it (LE-ZEUS-3); null where it is not known. */
interface TopCard {
  readonly card: CreatureId | null;
  readonly seat: number;
}

/** The one battle being fought. Defenders stand in the area, the attacker's pieces are counted here. */
export interface Battle {
  readonly area: number;
  readonly attacker: number;
  readonly defender: number;
  /** The attacker's basic troops, or fleets at sea. */
  readonly troops: number;
  readonly mercenaries: number;
  /** The defenders have withdrawn: fleets of a War Port do not fight on. */
  readonly fled?: true;
  readonly attackDie: number;
  readonly defendDie: number;
  /**
   * Losses chosen in this round, removed together (R-LOSSES). `to`: where Perseus saves it, or the field of a War
   * Port's fleet; else NOWHERE.
   */
  readonly losses: readonly { readonly faction: number; readonly unit: Unit; readonly to: number }[];
}

/** The gold in a purse; null where it is not known. `goldMin` and `goldMax` then say what everybody can know of it. */
type Purse = number | null;

/**
 * A game at one moment, as a whole or as far as somebody knows it: plain JSON, on which all rules work. Its lists and
 * records are replaced, never changed, so that copies can share them.
 */
export interface Position {
  readonly table: Table;
  cycle: number;
  phase: Phase;
  frames: readonly Frame[];
  /** From the top; as many are open as there are markers less one, the rest lie face down. */
  gods: readonly GodTile[];
  /** Turn-order track: the marker that bids first stands first. */
  order: readonly number[];
  /** The track as it fills during the actions, first to act last (LE-ACT-2). */
  acted: readonly number[];
  /** By marker. */
  offers: readonly (Offer | null)[];
  /** Markers with Apollo, in order of arrival. */
  apollo: readonly number[];
  /** By faction. */
  priestesses: readonly number[];
  philosophers: readonly number[];
  eliminated: readonly number[];
  /** By team: the purse, and what everybody can know of it. */
  gold: readonly Purse[];
  goldMin: readonly number[];
  goldMax: readonly number[];
  /** By area. */
  owner: readonly number[];
  troops: readonly number[];
  mercenaries: readonly number[];
  fleets: readonly number[];
  prosperity: readonly number[];
  /** By site. */
  built: readonly (Built | null)[];
  metropolises: readonly Metropolis[];
  enshrined: readonly Enshrined[];
  /** Monuments on the board, and cards that can still be built (MO-SETUP-1). */
  monuments: readonly Monument[];
  monumentPool: readonly MonumentId[];
  /** Metropolis tokens still in the stack, as a set: nobody knows their order. */
  stack: readonly Bonus[];
  owed: readonly Owed[];
  /** Sites (or, below zero, cards) whose temple discount is used up this cycle (LE-BUILD-3). */
  usedTemples: readonly number[];
  /** By price, the dearest first (`trackPrices`). */
  track: readonly (CreatureId | null)[];
  /** Creatures in the deck, as a set. */
  deck: readonly CreatureId[];
  /** R-REVEAL: open to all. */
  discard: readonly CreatureId[];
  top: TopCard | null;
  /** Cards drawn by the Sphinx, lying open. */
  drawn: readonly CreatureId[];
  figures: readonly Figure[];
  heroTrack: readonly (HeroId | null)[];
  heroDeck: readonly HeroId[];
  heroes: readonly Hero[];
  battle: Battle | null;
}

/** The whole game at one moment: every purse and card is known. */
export interface State extends Position {
  gold: readonly number[];
  top: (TopCard & { readonly card: CreatureId }) | null;
}

/** A copy that can be played on. It shares lists and records, which are never changed. */
export function clone<P extends Position>(s: P): P {
  return { ...s };
}
