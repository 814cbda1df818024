import { random as generator } from '@meltemi/engine';
import { oneOf } from '@meltemi/engine/internal';
import type { Bot } from '../bot/bot.ts';
import { fixedAnswer } from '../bot/fixed-answer.ts';

/** Any legal move is as good as any other. */
export const random: Bot = ({ legal, seed }) => fixedAnswer(oneOf(legal, generator(seed)));
