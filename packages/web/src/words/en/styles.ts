import type { Level } from '@meltemi/bots';

/** How the bots play, by how strong they are. */
export const styles: Readonly<Record<Level, string>> = {
  random: 'Goes wherever the wind blows: any legal move will do.',
  easy: 'Means well and flies too high: overlooks moves, falls for the wrong ones.',
  medium: 'One careful thread at a time: takes what looks best now.',
  hard: 'Thinks through whole turns, watches who is about to win, and outbids them.',
};
