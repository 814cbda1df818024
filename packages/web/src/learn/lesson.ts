import type { God } from '@meltemi/engine';

/** What is spotlighted while the pupil reads: a panel, or an area by its id. */
export type SpotlitPlace = 'gods' | 'creatures' | 'heroes' | 'players' | { readonly area: string };

/** What comes next: others (fate included) move as written, or the pupil reads, and makes a move that is wanted. */
export type LessonStep =
  | { readonly others: readonly string[] }
  | {
      /** The text that is read: a key of the lesson's words. */
      readonly say: string;
      /** The panel that a phone shows with this step, if not the usual one. */
      readonly panel?: 'act' | 'gods' | 'players';
      /** Moves in notation that go on. All legal moves are offered; others than these are not played. */
      readonly want?: RegExp;
      /** A button that continues the lesson. */
      readonly press?: 'undo' | 'hint';
      /** Without `want` and `press` there is nothing to do but to read, and to look here. */
      readonly at?: SpotlitPlace;
      /** The god whose card is shown with the text. */
      readonly god?: God;
    };

export interface Lesson {
  readonly id: LessonId;
  readonly position: string;
  readonly steps: readonly LessonStep[];
}

export const LESSON_IDS = [
  'offerings',
  'turn',
  'gods',
  'battle',
  'retreat',
  'creature',
  'heroes',
  'metropolis',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
