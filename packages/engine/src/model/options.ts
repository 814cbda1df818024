import type { Arrangement } from './arrangement.ts';
import { EDITIONS, type EditionId } from './ids.ts';

/** What can be agreed before a game. Only the number of players is required. */
export interface Options {
  readonly edition?: EditionId;
  readonly players: number;
  /** LE-TEAM-1: four may play in teams; two and six always do. */
  readonly teams?: boolean;
  /** LE-TEAM-1: 4 metropolises for a longer team game. */
  readonly goal?: 3 | 4;
  /** R-SCALE. */
  readonly scale?: 'printed' | 'every';
  readonly start?: 'deployment' | 'quick';
  /** R-STARTS: who begins on which of the fixed starting positions. Games that do not say have them by faction. */
  readonly starts?: 'fixed' | 'drawn';
  /** 'quick', a seed for a random board, or an own arrangement (also in notation). */
  readonly board?: 'quick' | { readonly seed: number | string } | { readonly tiles: string | Arrangement };
  readonly gold?: 'hidden' | 'bounds' | 'open';
  /** The Monuments expansion of the classic edition. */
  readonly monuments?: boolean;
  /** R-CL-TIE: what decides between several who have reached the goal of the classic edition. */
  readonly tie?: 'gold' | 'metropolises';
}

/** Options that are one of some words. */
export const CHOICES = {
  edition: EDITIONS,
  scale: ['printed', 'every'],
  start: ['deployment', 'quick'],
  starts: ['fixed', 'drawn'],
  gold: ['hidden', 'bounds', 'open'],
  tie: ['gold', 'metropolises'],
} as const;

/** Options before they are checked. */
export type Given = Readonly<Record<string, unknown>>;

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
