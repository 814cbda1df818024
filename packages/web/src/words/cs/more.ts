import type { MoreWords } from '../en/more.ts';
import { advice } from './advice.ts';
import { asking } from './asking.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { panels } from './panels.ts';
import { refusals } from './refusals.ts';

/** What the table says in Czech once somebody asks, or something has happened. */
export const more: MoreWords = { advice, asking, cards, choices, log, panels, refusals };
