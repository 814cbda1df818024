import type { Arrangement } from './arrangement.ts';
import type { EditionId, God } from './ids.ts';
import { at } from './required.ts';

/** What was agreed before the game: never changes, shared by all copies of a state. */
export interface Table {
  readonly edition: EditionId;
  /** People at the table. */
  readonly players: number;
  /** By faction: whose purse and victory it shares. Without teams every faction is its own team. */
  readonly teamOf: readonly number[];
  /** By faction: the player who decides for it (two players lead two factions each, LE-TEAM-7). */
  readonly seatOf: readonly number[];
  /**
   * By offering marker: the faction it belongs to. One each; two each for two players of the classic edition
   * (CL-OFFER-4).
   */
  readonly markerOf: readonly number[];
  /** Metropolises that end the game (LE-END-1). */
  readonly goal: number;
  /** Places of a god's scale (R-SCALE); null: any number (CL-OFFER-1). */
  readonly scale: readonly number[] | null;
  readonly start: 'deployment' | 'quick';
  /**
   * R-STARTS: fixed starting positions go to the factions by turn order. Absent: by faction, as in all games before
   * there was a choice.
   */
  readonly starts?: 'drawn';
  readonly board: { readonly tiles: Arrangement } | { readonly classic: 2 | 3 | 4 | 5 };
  /** MO-SETUP-1. */
  readonly monuments: boolean;
  /** What decides between several who have reached the goal (LE-END-2, R-CL-TIE). */
  readonly tie: 'metropolises' | 'gold';
  /** How rivals' gold is shown. */
  readonly gold: 'hidden' | 'bounds' | 'open';
}

/** R-SCALE: the books show 1, 3, 5, 7 and 25; the rest is our choice. */
export const PRINTED_SCALE: readonly number[] = [1, 3, 5, 7, 10, 13, 17, 21, 25];

/** R-SCALE, table option: every number up to the highest (LE-OFFER-1). */
export const EVERY_NUMBER: readonly number[] = Array.from({ length: 25 }, (_, i) => i + 1);

export function teamsOf(table: Table): number {
  return Math.max(...table.teamOf) + 1;
}

/**
 * Whether factions play in teams. These are numbered from the first faction on: without teams the last faction is the
 * last one.
 */
export function inTeams({ teamOf }: Table): boolean {
  return at(teamOf, teamOf.length - 1) < teamOf.length - 1;
}

/**
 * How many gods besides Apollo can be bid for. LE-SETUP-1, CL-GODS-3, CL-GODS-4, CL-GODS-5: with Apollo they are as
 * many as the markers.
 */
export function openTiles(table: Table): number {
  return table.markerOf.length - 1;
}

export function isOpen(table: Table, gods: readonly God[], god: God): boolean {
  if (god === 'apollo') return true;
  const place = gods.indexOf(god);
  return place >= 0 && place < openTiles(table);
}
