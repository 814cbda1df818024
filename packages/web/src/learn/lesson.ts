import type { God } from '@meltemi/engine';

/** What is spotlighted while the pupil reads: a panel, or an area by its id. */
export type SpotlitPlace = 'gods' | 'creatures' | 'heroes' | 'players' | { readonly area: string };

/**
 * A step of a lesson: others, fate included, make the given moves, or the pupil reads a text and makes a wanted move.
 */
export type LessonStep =
  | { readonly others: readonly string[] }
  | {
      /** The text that is read: a key of the lesson's words. */
      readonly say: string;
      /** The panel that a phone shows with this step, if not the usual one. */
      readonly panel?: 'act' | 'gods' | 'players';
      /** Moves in notation that continue the lesson. All legal moves are offered, but only these are played. */
      readonly want?: RegExp;
      /** A button that continues the lesson. */
      readonly press?: 'undo' | 'hint';
      /** What to look at in a step that only has text, without `want` and `press`. */
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
