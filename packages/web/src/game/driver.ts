import type { Advice } from '@meltemi/bots';
import type { Actor, Happening, Move, View } from '@meltemi/engine';
import type { Company, SavedGame } from './saved-game.ts';

/** The game after a move, as one viewer may know it. */
export interface Shown {
  readonly seen: View;
  /** The events of the move. */
  readonly happened: readonly Happening[];
  /** Moves played so far, fate's included. */
  readonly turn: number;
}

/** All that the page learns of a game: something has happened, or somebody is asked. */
export interface GameUpdate extends Shown {
  /** Who did it; null: nobody, the game was opened or taken back. */
  readonly by: Actor;
  /** What somebody else has just taken back. */
  readonly takenBack?: readonly Happening[];
  /** Who decides next. */
  readonly next: Actor;
  /** What the person at this page may choose from; empty if somebody else decides. */
  readonly legal: readonly Move[];
  readonly undoable: boolean;
  /** The seat whose player must confirm being alone at the screen first, because the choices show a secret card. */
  readonly passTo: number | null;
  /** A secret card was on the screen and is hidden again: the others may look. */
  readonly cardAway?: boolean;
  /** Several people share this screen; `secret`: a purse is shown only while its owner asks for it. */
  readonly shared?: 'open' | 'secret';
  /** The number of updates that are waiting to be shown, if known. */
  readonly behind?: number;
}

/** What a viewer has seen happen with one move. */
export interface HistoryEntry {
  /** Moves played before it. */
  readonly turn: number;
  readonly happened: readonly Happening[];
  /** What another person did after it and took back. */
  readonly takenBack?: readonly Happening[];
}

/** Runs a game for the page: on this device, at a server, or as a lesson. */
export interface Driver {
  readonly company: Company;
  /** The company at the move after this number of moves, where others may have sat on its seats. */
  companyAt?(turn: number): Company;
  /** Starts sending updates; the next waits until this one has been shown. `failed`: the game cannot go on here. */
  begin(show: (update: GameUpdate) => Promise<void> | void, failed: (error: unknown) => void): void;
  /** Everything so far, as the current viewer may know it. */
  history(): HistoryEntry[];
  /** Positions of the last cycles, where the driver has them. */
  recent?(): Shown[];
  play(move: Move): void;
  undo(): void;
  /** The player of the seat in `passTo` is alone at the screen. */
  arrived(): void;
  advise(): Promise<Advice[]>;
  /** The whole game so far; null: it cannot be saved. */
  saved(): SavedGame | null;
  /** The page has been left. */
  leave(): void;
}
