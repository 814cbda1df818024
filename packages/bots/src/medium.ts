import { determinize, random } from '@meltemi/engine';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { rate } from './greedy.ts';
import { settled } from './settled.ts';

/** Takes the move after which things look best. */
export const medium: Bot = ({ seen, legal, seed }) => {
  const rng = random(seed);
  const choices = candidates(legal);
  const rates = rate(determinize(seen, rng), choices, rng);
  return settled(choices[rates.indexOf(Math.max(...rates))]);
};
