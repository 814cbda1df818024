import type { BotName } from '../bot/bot.ts';

/** Who sits there: a name, a face and a style a player can feel. */
export interface Character {
  readonly name: string;
  readonly face: string;
  /** In one English sentence; pages have their own words by level. */
  readonly style: string;
}

/** The characters of all bots, by name. */
export const CHARACTERS: { readonly [N in BotName]: Character } = {
  random: { name: 'Zephyr', face: '🍃', style: 'Goes wherever the wind blows: any legal move is as good as another.' },
  easy: {
    name: 'Icarus',
    face: '🪶',
    style: 'Means well and flies too high: overlooks moves and falls in love with the wrong ones.',
  },
  medium: {
    name: 'Penelope',
    face: '🧵',
    style: 'Weaves one careful thread at a time: takes what looks best now, without plans.',
  },
  hard: {
    name: 'Themis',
    face: '🦉',
    style: 'Thinks through whole turns, remembers who is about to win, and outbids to deny.',
  },
  'medium-1': { name: 'Penelope I', face: '🧵', style: 'Penelope as she first was, to measure progress by.' },
  'hard-1': { name: 'Themis I', face: '🦉', style: 'Themis as she first was, to measure progress by.' },
  builder: { name: 'Builder', face: '🏛️', style: 'Builds one of each kind, whatever the others do.' },
  philosopher: { name: 'Philosopher', face: '📜', style: 'Wants Athena and her philosophers, and nothing else.' },
  raider: { name: 'Raider', face: '⚔️', style: 'Recruits, and takes what is badly guarded.' },
  beginner: { name: 'Beginner', face: '🐣', style: 'Plays what the lessons teach.' },
};
