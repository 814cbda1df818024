import type { AroundWords } from '../en/around.ts';
import { beside } from './beside.ts';
import { settled } from './settled.ts';
import { told } from './told.ts';

/** What is said in Polish by what comes around the board once it can be played. */
export const around: AroundWords = { beside, settled, told };
