import type { Advice } from '@meltemi/bots';
import type { Actor, Happening, Move, View } from '@meltemi/engine';
import type { Company, SavedGame } from './saved-game.ts';

/** The game after a move, as far as these eyes may know. */
export interface Shown {
  readonly seen: View;
  /** With the move. */
  readonly happened: readonly Happening[];
  /** Moves played so far, fate's included. */
  readonly turn: number;
}

/** Something has happened, or somebody is asked: all the page gets to know of a game. */
export interface News extends Shown {
  /** Who did it; null: nobody, the game was opened or taken back. */
  readonly by: Actor;
  /** What somebody else has just taken back. */
  readonly takenBack?: readonly Happening[];
  /** Who decides next. */
  readonly next: Actor;
  /** What the person at this page may choose from; empty if somebody else decides. */
  readonly legal: readonly Move[];
  readonly undoable: boolean;
  /** This person has to come to the screen alone before what is offered can be shown: a secret card is part of it. */
  readonly curtain: number | null;
  /** Several people look at this screen; `secret`: nobody's purse is shown unless its owner wants to see it. */
  readonly shared?: 'open' | 'secret';
  /** How much more has happened and waits to be shown, if that is known. */
  readonly behind?: number;
}

/** What these eyes have seen happen with one move. */
export interface Entry {
  /** Moves played before it. */
  readonly turn: number;
  readonly happened: readonly Happening[];
  /** What another person did after it and took back. */
  readonly takenBack?: readonly Happening[];
}

/** Runs a game for the page, wherever it is played. */
export interface Driver {
  readonly company: Company;
  /** Begins to tell; the next news waits until this one has been shown. `failed`: it can't go on here. */
  begin(show: (news: News) => Promise<void> | void, failed: (error: unknown) => void): void;
  /** Everything so far, as the eyes that look now may know it. */
  history(): Entry[];
  /** The last cycles move by move, where they are known. */
  recent?(): Shown[];
  play(move: Move): void;
  undo(): void;
  /** The person the curtain waits for has come. */
  lift(): void;
  advise(): Promise<Advice[]>;
  /** The whole game so far; null: it is not one to be kept. */
  saved(): SavedGame | null;
  /** Nobody looks any more. */
  leave(): void;
}
