import type { Level } from '@meltemi/bots';

// Everything that can happen at a table, as it is written into its log. A table is what its log makes of it, on every
// node the same.

/**
 * `pledge`: SHA-256 of the first number a person adds to chance. `entropy`: what people added on earlier servers, in
 * clear.
 */
export interface Seated {
  readonly person: string;
  readonly name: string;
  readonly pledge?: string;
  readonly entropy?: string;
}
/** Somebody who may sit down on a seat before anybody else. */
export type Kept = Pick<Seated, 'person' | 'name'>;
export type SeatedBy = Seated | { readonly level: Level };

export type LateChoice = 'bot' | 'wait' | 'end';

export type Entry =
  /** Somebody takes a seat, or a bot is put there; null: it becomes free. */
  | { readonly do: 'seat'; readonly seat: number; readonly sitter: SeatedBy | null }
  /** A seat of a rematch is kept for the one who sat there in the game before; null: the host has freed it. */
  | { readonly do: 'keep'; readonly seat: number; readonly sitter: Kept | null }
  /** The host sends somebody away before the game; they cannot sit down until they are let in again. */
  | { readonly do: 'remove'; readonly seat: number }
  /** The host lets somebody in again who was sent away. */
  | { readonly do: 'readmit'; readonly person: string }
  /** Whether nobody new may sit down. */
  | { readonly do: 'lock'; readonly locked: boolean }
  /** Whether spectators may not write. */
  | { readonly do: 'quiet'; readonly quiet: boolean }
  /** The host gives the table up before the game. */
  | { readonly do: 'close' }
  /** The host has asked for the start: seats do not change any more, and people show their first numbers. */
  | { readonly do: 'starting' }
  | { readonly do: 'reveal'; readonly seat: number; readonly nonce: string }
  /**
   * The game begins; `entropy`: what the players give to it, by seat; `chance`: the rules of chance, left out on
   * earlier servers.
   */
  | { readonly do: 'start'; readonly entropy: readonly string[]; readonly chance?: 2 }
  /** Somebody's page does not have the numbers that were pledged, and pledges others. */
  | { readonly do: 'pledge'; readonly seat: number; readonly pledge: string }
  /** In notation. `by`: a seat, or chance. `nonce`: the number that came with it. */
  | { readonly do: 'move'; readonly by: number | 'fate'; readonly move: string; readonly nonce?: string }
  /** Back to this number of moves: by the seat that has just decided, or by agreement of all. */
  | { readonly do: 'back'; readonly seat: number | null; readonly to: number }
  /** A proposal to go back, or consent to it; on earlier servers with a number. */
  | { readonly do: 'propose'; readonly seat: number; readonly to: number; readonly nonce?: string }
  | { readonly do: 'decline'; readonly seat: number }
  /** Somebody's time is up. */
  | { readonly do: 'late'; readonly seat: number }
  /** What one of the others wants to happen then. */
  | { readonly do: 'late-vote'; readonly seat: number; readonly choice: LateChoice }
  /** What the others have chosen. */
  | { readonly do: 'late-choice'; readonly seat: number; readonly choice: LateChoice }
  | { readonly do: 'pause'; readonly seat: number; readonly paused: boolean }
  /** Somebody who has not played in this running game asks for a free seat. */
  | { readonly do: 'join'; readonly seat: number; readonly sitter: Seated }
  /** For or against such a request, or ending the game. The first vote for ending it proposes that. */
  | { readonly do: 'vote'; readonly seat: number; readonly about: 'end' | 'join'; readonly agree: boolean }
  /** All have voted for it. */
  | { readonly do: 'end' }
  | { readonly do: 'rematch'; readonly table: string };

type EntryBy = { readonly [E in Entry as E['do']]: E };

/** The entries that do this. Written as a map, so that a table of functions can be called with one. */
export type EntryOf<K extends Entry['do']> = { [D in K]: { readonly do: D } & EntryBy[D] }[K];

/** What a line says; the server has written it itself. */
export function entryOf(line: { readonly entry: string }): Entry {
  return JSON.parse(line.entry);
}
