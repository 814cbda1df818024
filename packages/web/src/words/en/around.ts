import { beside } from './beside.ts';
import { settled } from './settled.ts';
import { told } from './told.ts';

/** What is said in English by what comes around the board once it can be played. */
export const around = { beside, settled, told };
export type AroundWords = typeof around;
