import type { Tally } from '@meltemi/bots/fairness';
import { recallObject, remember } from '../device/storage.ts';

// Measured tallies by board. Those of other versions of the bots are dropped.

const NAME = 'meltemi.fairness';
/** Boards that are kept; the oldest goes first. */
const MOST = 30;

interface Kept {
  /** Games played, unfinished ones included. */
  readonly played: number;
  readonly tally: Tally;
}

interface Shelf {
  readonly version: string;
  /** The newest last. */
  readonly boards: readonly (readonly [board: string, kept: Kept])[];
}

export function recallTally(board: string, version: string): Kept | null {
  return shelf(version).find(([key]) => key === board)?.[1] ?? null;
}

export function keepTally(board: string, version: string, kept: Kept): void {
  const others = shelf(version).filter(([key]) => key !== board);
  remember(NAME, { version, boards: [...others, [board, kept]].slice(-MOST) });
}

function shelf(version: string): Shelf['boards'] {
  const found = recallObject(NAME);
  return found?.version === version && Array.isArray(found.boards) ? found.boards.filter(isSound) : [];
}

/** The device's store may contain anything. */
function isSound(entry: unknown): boolean {
  if (!Array.isArray(entry)) return false;
  const [board, kept] = entry as [unknown, Partial<Kept> | null];
  const { played, tally } = kept ?? {};
  const numbers = [played, tally?.games, ...(Array.isArray(tally?.wins) ? tally.wins : [null])];
  return typeof board === 'string' && numbers.every(Number.isFinite);
}
