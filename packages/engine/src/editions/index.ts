import type { FrameKind } from '../model/frames.ts';
import type { EditionId } from '../model/ids.ts';
import type { Position } from '../model/state.ts';
import { CLASSIC, type ClassicQuestion } from './classic.ts';
import type { Edition } from './edition.ts';
import { LEGENDARY, type LegendaryQuestion } from './legendary.ts';

export const EDITIONS: Readonly<Record<EditionId, Edition>> = { legendary: LEGENDARY, classic: CLASSIC };

/** The kinds of frames that ask a player; all others run without a decision, or fate decides. */
export type PlayerQuestion = LegendaryQuestion | ClassicQuestion;

/** The rules of the game's edition, by kind of frame. */
export function rulesOf(s: Position): { readonly [K in FrameKind]?: unknown } {
  return EDITIONS[s.table.edition].rules;
}
