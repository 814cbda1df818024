import type { Agreement } from '@meltemi/protocol';

/** A game as it was made. It never changes. */
export interface Game {
  readonly id: string;
  readonly made: number;
  readonly host: string;
  readonly agreement: Agreement;
  /** The version of the rules it is played by. */
  readonly engine: string;
  /** The secret seed of its dice and draws, in hex. */
  readonly seed: string;
}
