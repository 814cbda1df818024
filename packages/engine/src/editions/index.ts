import type { EditionId } from '../model/ids.ts';
import { CLASSIC, type ClassicQuestion } from './classic.ts';
import type { Edition } from './edition.ts';
import { LEGENDARY, type LegendaryQuestion } from './legendary.ts';

export const EDITIONS: Readonly<Record<EditionId, Edition>> = { legendary: LEGENDARY, classic: CLASSIC };

/** The kinds of frames that ask a player; all others run without a decision, or fate decides. */
export type PlayerQuestion = LegendaryQuestion | ClassicQuestion;
