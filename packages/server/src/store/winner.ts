import type { Level } from '@meltemi/bots';

/** A seat that has won, and who sat there at the end: a person, a bot, or nobody. */
export interface Winner {
  readonly seat: number;
  readonly person?: string;
  readonly level?: Level;
}

// As both stores keep them, in JSON.

export function winnersText(winners: readonly Winner[] | null): string | null {
  return winners && JSON.stringify(winners);
}

export function winnersOf(text: string | null): readonly Winner[] | null {
  return text === null ? null : JSON.parse(text);
}
