import type { Actor, Happening, View } from '@meltemi/engine';
import type { Patch } from './patch.ts';
import type { TableInfo } from './table.ts';

// From the server to one person's page. Only a seat's own view, and what that seat has heard, ever leaves.

/** Everything, at the beginning and after a gap. */
export interface Hello {
  readonly is: 'hello';
  readonly version: number;
  /** The seat of whoever listens; null: a spectator. */
  readonly seat: number | null;
  readonly info: TableInfo;
  /** Null before the game starts. */
  readonly view: View | null;
  /** Moves that count so far. */
  readonly turn: number;
  readonly undoable: boolean;
  /** What these ears have heard, by move. */
  readonly history: readonly (readonly Happening[])[];
}

/** What has happened, as this seat may know it: a move, and all that follows by itself. */
export interface News {
  readonly is: 'news';
  readonly version: number;
  /** Moves that counted before the first step. */
  readonly turn: number;
  readonly steps: readonly Step[];
  readonly undoable?: boolean;
  /** Clocks, if time is counted. */
  readonly time?: Pick<TableInfo, 'clocks' | 'ticking'>;
}

/** A move in notation, where all it does follows from the view before it; else what has changed, and what was heard of it. */
export type Step =
  | string
  | {
      /** Null: something was taken back. */
      readonly by: Actor;
      readonly turn: number;
      readonly patch: Patch;
      readonly happened: readonly Happening[];
    };

/** The table itself has changed: seats, presence, clocks, proposals. */
export interface TableNews {
  readonly is: 'table';
  readonly version: number;
  readonly info: TableInfo;
}

export interface Said {
  readonly is: 'said';
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What was asked under this key is done and stored; the news of it have been sent before. */
export interface Done {
  readonly is: 'done';
  readonly key: string;
  readonly version: number;
}

/** What was asked is refused, or was no message at all. */
export interface Refused {
  readonly is: 'refused';
  readonly key: string | null;
  readonly code: string;
  readonly text: string;
  /** The rule that forbids it, for moves. */
  readonly rule?: string;
}

export type ToClient = Hello | News | TableNews | Said | Done | Refused;
