import * as game from '@meltemi/words/en';
import type { Words } from '../words.ts';
import { bots } from './bots.ts';
import { guide } from './guide.ts';
import { moves } from './moves.ts';
import { screen } from './screen.ts';
import { talk } from './talk.ts';

export const words: Words = { language: 'en', game, talk, screen, moves, guide, bots };
