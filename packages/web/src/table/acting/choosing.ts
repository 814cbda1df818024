import type { Mark, Marks, Target } from '@meltemi/board';
import type { Move } from '@meltemi/engine';
import { type Counted, type Parts, partsOf, sameSpot } from './parts.ts';

// How a person narrows the offered moves down to one: by deeds, places, words and numbers, in whatever order they come.

/** What has been chosen so far. */
export interface Chosen {
  readonly deed: string | null;
  readonly spots: readonly Target[];
  readonly word: string | null;
  readonly counts: { readonly [C in Counted]?: number };
}

export const NOTHING: Chosen = { deed: null, spots: [], word: null, counts: {} };

/** What is left to choose. */
export interface Choosing {
  /** The moves that fit, numbers aside. */
  readonly left: readonly Move[];
  /** More than one thing to do: which? */
  readonly deeds: readonly string[];
  /** Where it can be done next. */
  readonly spots: readonly Target[];
  readonly words: readonly string[];
  /** The numbers to choose from. */
  readonly counts: { readonly [C in Counted]?: readonly number[] };
  /** The one move that is chosen, when nothing is left to ask. */
  readonly move: Move | null;
}

/** Just this move, as if it had been chosen step by step. */
export function chosenFor(move: Move): Chosen {
  const { deed, spots, word, counts } = partsOf(move);
  return { deed, spots, word: word || null, counts };
}

const COUNTED: readonly Counted[] = ['troops', 'mercenaries', 'fleets'];

export function choosing(legal: readonly Move[], chosen: Chosen): Choosing {
  const fitting = legal.map((move) => ({ move, parts: partsOf(move) })).filter(({ parts }) => fits(parts, chosen));
  const deeds = distinct(fitting.map(({ parts }) => parts.deed));
  const next = chosen.spots.length;
  const spots = fitting.flatMap(({ parts }) => parts.spots[next] ?? []);
  const asksSpot = fitting.some(({ parts }) => parts.spots.length > next);
  const words = deeds.length > 1 || asksSpot ? [] : distinct(fitting.map(({ parts }) => parts.word).filter(Boolean));
  const settled = deeds.length === 1 && !asksSpot && words.length <= 1;
  const counts = settled ? numbers(fitting.map(({ parts }) => parts)) : {};
  const move = settled ? closest(fitting, chosen.counts) : null;
  return { left: fitting.map(({ move: fit }) => fit), deeds, spots: distinctSpots(spots), words, counts, move };
}

function fits(parts: Parts, { deed, spots, word }: Chosen): boolean {
  if (deed !== null && parts.deed !== deed) return false;
  if (word !== null && parts.word !== word) return false;
  return spots.every((spot, i) => {
    const own = parts.spots[i];
    return own !== undefined && sameSpot(own, spot);
  });
}

/** Numbers that can differ; what can't is not asked. */
function numbers(fitting: readonly Parts[]): Choosing['counts'] {
  const asked = COUNTED.map(
    (counted) => [counted, distinct(fitting.map(({ counts }) => counts[counted] ?? 0))] as const,
  );
  return Object.fromEntries(
    asked.filter(([, values]) => values.length > 1).map(([c, v]) => [c, v.sort((a, b) => a - b)]),
  );
}

/** The move with just these numbers, else the nearest; unless told otherwise, everybody goes. */
function closest(fitting: readonly { move: Move; parts: Parts }[], wanted: Chosen['counts']): Move {
  const distance = ({ counts }: Parts) =>
    COUNTED.reduce((sum, counted) => sum + Math.abs((wanted[counted] ?? 99) - (counts[counted] ?? 0)), 0);
  return fitting.reduce((best, one) => (distance(one.parts) < distance(best.parts) ? one : best)).move;
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

function distinctSpots(spots: readonly Target[]): Target[] {
  return spots.filter((spot, i) => spots.findIndex((other) => sameSpot(other, spot)) === i);
}

/** What the board shows: targets for the next tap, and what was tapped already. */
export function marksOf({ spots, move }: Choosing, chosen: Chosen, pointed: Target | null): Marks {
  const areas = new Map<number, Mark>();
  const sites = new Map<number, Mark>();
  const mark = (spot: Target, as: Mark) => ('area' in spot ? areas.set(spot.area, as) : sites.set(spot.site, as));
  for (const spot of spots) mark(spot, pointed && sameSpot(pointed, spot) ? 'chosen' : 'target');
  for (const spot of chosen.spots) mark(spot, 'origin');
  // A second tap on the last place confirms the move.
  const last = chosen.spots.at(-1);
  if (move && last) mark(last, 'chosen');
  return { areas, sites };
}

/**
 * The choice after a tap on a place: with the place if it is offered, without places if it was tapped before; null: it
 * is not a choice.
 */
export function tap(legal: readonly Move[], chosen: Chosen, spot: Target): Chosen | null {
  if (chosen.spots.some((before) => sameSpot(before, spot))) return { ...chosen, spots: [], counts: {} };
  const { spots } = choosing(legal, chosen);
  if (spots.some((other) => sameSpot(other, spot))) return { ...chosen, spots: [...chosen.spots, spot] };
  // The place may be another first choice, which replaces the one before.
  const afresh: Chosen = { ...chosen, spots: [], counts: {} };
  if (chosen.spots.length === 0 || !choosing(legal, afresh).spots.some((other) => sameSpot(other, spot))) return null;
  return { ...afresh, spots: [spot] };
}
