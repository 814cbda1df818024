import type { Level } from '@meltemi/bots';

interface Words {
  readonly level: string;
  /** One for each seat. */
  readonly names: string;
}

/** The bots, by how strong they play. */
export const bots: Readonly<Record<Level, Words>> = {
  random: {
    level: 'random',
    names: 'Boreas Zephyr Notus Eurus Aeolus Argestes',
  },
  easy: {
    level: 'easy',
    names: 'Phaethon Icarus Midas Arachne Niobe Tantalus',
  },
  medium: {
    level: 'medium',
    names: 'Ariadne Penelope Daedalus Nausicaa Mentor Philemon',
  },
  hard: {
    level: 'hard',
    names: 'Metis Themis Nestor Pythia Tiresias Cassandra',
  },
};
