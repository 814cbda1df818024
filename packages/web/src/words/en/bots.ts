import type { Level } from '@meltemi/bots';

interface Words {
  readonly level: string;
  readonly name: string;
  readonly style: string;
}

/** The bots, by how strong they play. */
export const bots: Readonly<Record<Level, Words>> = {
  random: { level: 'random', name: 'Zephyr', style: 'Goes wherever the wind blows: any legal move will do.' },
  easy: {
    level: 'easy',
    name: 'Icarus',
    style: 'Means well and flies too high: overlooks moves, falls for the wrong ones.',
  },
  medium: { level: 'medium', name: 'Penelope', style: 'One careful thread at a time: takes what looks best now.' },
  hard: {
    level: 'hard',
    name: 'Themis',
    style: 'Thinks through auctions and whole turns, and watches who is about to win.',
  },
};
