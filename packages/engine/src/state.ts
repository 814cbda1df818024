import type { Board } from './board/board.ts';
import { compileBoard } from './board/compile.ts';
import type { Frame } from './frames.ts';
import type { Bonus, Built, CreatureId, FigureId, God, GodTile, HeroId } from './ids.ts';
import type { Unit } from './moves.ts';
import type { Table } from './table.ts';

export type Phase = 'setup' | 'start' | 'income' | 'offerings' | 'upkeep' | 'actions' | 'end' | 'over';

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
export interface Figure {
  readonly id: FigureId;
  readonly holder: number;
  readonly area: number;
}
/** A metropolis token on a site. */
export interface Metropolis {
  readonly site: number;
  readonly bonus: Bonus;
}
/** A metropolis on Penthesilea's (or Pandora's) card. */
export interface Enshrined {
  readonly hero: HeroId;
  readonly faction: number;
  readonly bonus: Bonus;
}
/** A metropolis bonus owed to the one who lost it (LE-METRO-8). */
export interface Owed {
  readonly faction: number;
  readonly bonus: Bonus;
}
/** The creature on top of the deck, once somebody has looked at it (LE-ZEUS-3). */
export interface TopCard {
  readonly card: CreatureId;
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
  readonly attackDie: number;
  readonly defendDie: number;
  /** Losses chosen in this round, removed together (R-LOSSES); `to`: saved by Perseus. */
  readonly losses: readonly { readonly faction: number; readonly unit: Unit; readonly to: number }[];
}

/**
 * A game at one moment: plain JSON. Counts by faction, team, area and site are changed in place; `readonly` lists and
 * records are replaced as a whole, so that copies can share them.
 */
export interface State {
  readonly table: Table;
  cycle: number;
  phase: Phase;
  frames: Frame[];
  /** Five places, top first; as many are open as there are factions less one, the rest lie face down. */
  gods: readonly GodTile[];
  /** Turn-order track: who bids first stands first. */
  order: readonly number[];
  /** The track as it fills during the actions, first to act last (LE-ACT-2). */
  acted: readonly number[];
  /** By faction. */
  offers: readonly (Offer | null)[];
  priestesses: number[];
  philosophers: number[];
  eliminated: readonly number[];
  /** By team: the purse, and what everybody can know of it. */
  gold: number[];
  goldMin: number[];
  goldMax: number[];
  /** By area. */
  owner: number[];
  troops: number[];
  mercenaries: number[];
  fleets: number[];
  prosperity: number[];
  /** By site. */
  built: (Built | null)[];
  metropolises: readonly Metropolis[];
  enshrined: readonly Enshrined[];
  /** Metropolis tokens still in the stack, as a set: nobody knows their order. */
  stack: readonly Bonus[];
  owed: readonly Owed[];
  /** Sites (or, below zero, cards) whose temple discount is used up this cycle (LE-BUILD-3). */
  usedTemples: readonly number[];
  /** Creatures at 5, 4, 3, 2 GP. */
  track: readonly (CreatureId | null)[];
  /** Creatures in the deck, as a set. */
  deck: readonly CreatureId[];
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

/** Every field by name: leaving one out does not compile. */
export function clone(s: State): State {
  return {
    table: s.table,
    cycle: s.cycle,
    phase: s.phase,
    frames: s.frames.slice(),
    gods: s.gods,
    order: s.order,
    acted: s.acted,
    offers: s.offers,
    priestesses: s.priestesses.slice(),
    philosophers: s.philosophers.slice(),
    eliminated: s.eliminated,
    gold: s.gold.slice(),
    goldMin: s.goldMin.slice(),
    goldMax: s.goldMax.slice(),
    owner: s.owner.slice(),
    troops: s.troops.slice(),
    mercenaries: s.mercenaries.slice(),
    fleets: s.fleets.slice(),
    prosperity: s.prosperity.slice(),
    built: s.built.slice(),
    metropolises: s.metropolises,
    enshrined: s.enshrined,
    stack: s.stack,
    owed: s.owed,
    usedTemples: s.usedTemples,
    track: s.track,
    deck: s.deck,
    discard: s.discard,
    top: s.top,
    drawn: s.drawn,
    figures: s.figures,
    heroTrack: s.heroTrack,
    heroDeck: s.heroDeck,
    heroes: s.heroes,
    battle: s.battle,
  };
}

const boards = new WeakMap<Table, Board>();
let lastTable: Table | null = null;
let lastBoard: Board;

/** The compiled board of a state: made once per table. */
export function boardOf(s: { readonly table: Table }): Board {
  if (s.table === lastTable) return lastBoard;
  let board = boards.get(s.table);
  if (!board) {
    board = compileBoard(s.table.arrangement);
    boards.set(s.table, board);
  }
  lastTable = s.table;
  lastBoard = board;
  return board;
}

export function push(s: State, ...frames: Frame[]): void {
  for (const frame of frames) s.frames.push(frame);
}
