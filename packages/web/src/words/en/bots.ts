import type { Level } from '@meltemi/bots';

interface Words {
  readonly level: string;
  /** One for each seat. */
  readonly names: string;
  readonly style: string;
}

/** The bots, by how strong they play. */
export const bots: Readonly<Record<Level, Words>> = {
  random: {
    level: 'random',
    names: 'Boreas Zephyr Notus Eurus Aeolus Argestes',
    style: 'Goes wherever the wind blows: any legal move will do.',
  },
  easy: {
    level: 'easy',
    names: 'Phaethon Icarus Midas Arachne Niobe Tantalus',
    style: 'Means well and flies too high: overlooks moves, falls for the wrong ones.',
  },
  medium: {
    level: 'medium',
    names: 'Ariadne Penelope Daedalus Nausicaa Mentor Philemon',
    style: 'One careful thread at a time: takes what looks best now.',
  },
  hard: {
    level: 'hard',
    names: 'Metis Themis Nestor Pythia Tiresias Cassandra',
    style: 'Thinks through auctions and whole turns, and watches who is about to win.',
  },
};
