import { below, random as generator } from '@meltemi/engine';
import type { Bot } from './bot.ts';
import { settled } from './settled.ts';

/** Any legal move is as good as any other. */
export const random: Bot = ({ legal, seed }) => settled(legal[below(generator(seed), legal.length)]);
