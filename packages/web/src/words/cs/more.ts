import type { MoreWords } from '../en/more.ts';
import { advice } from './advice.ts';
import { cards } from './cards.ts';
import { log } from './log.ts';
import { panels } from './panels.ts';
import { refusals } from './refusals.ts';

/** What the table says in Czech once somebody asks, or something has happened. */
export const more: MoreWords = { advice, cards, log, panels, refusals };
