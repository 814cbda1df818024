import { LANGUAGES, type Language, preferred } from '../words/words.svelte.ts';
import { recallObject, remember } from './storage.ts';

/** Factors for all durations; 0: no delay. */
export const SPEEDS = { calm: 1.6, normal: 1, fast: 0.4, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

interface Preferences {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  speed: Speed;
  /** The volume of sounds, from 0 (silent) to 1. */
  volume: number;
  /** The log stands beside the board. */
  log: boolean;
  /** The summary since the reader's last turn is shown in full. */
  since: boolean;
  /** Bids that can't be taken back, and ends of turns, need a second click. */
  confirmBids: boolean;
  confirmEnds: boolean;
  /** Ask before the god's free action whether to sacrifice a hero. */
  askSacrifices: boolean;
  /** Single keys are shortcuts at a table. */
  shortcuts: boolean;
}

/** The volume of the former setting "on". */
const ONCE_ON = 0.6;

const KEY = 'meltemi.preferences';

/** What the reader likes, remembered on this device. */
export const preferences = $state(remembered());

function remembered(): Preferences {
  const usual: Preferences = {
    language: preferred(navigator.languages),
    theme: 'system',
    speed: 'normal',
    volume: 0,
    log: true,
    since: true,
    confirmBids: true,
    confirmEnds: true,
    askSacrifices: false,
    shortcuts: true,
  };
  // Earlier versions had sound on or off, without a volume.
  const { sound, ...kept } = recallObject(KEY) ?? {};
  const likes: Preferences = { ...usual, volume: sound === true ? ONCE_ON : usual.volume, ...kept };
  if (!(likes.language in LANGUAGES)) likes.language = usual.language;
  // Earlier versions used another name.
  if ((likes.speed as string) === 'none') likes.speed = 'instant';
  if (!(likes.speed in SPEEDS)) likes.speed = usual.speed;
  if (!(likes.volume >= 0 && likes.volume <= 1)) likes.volume = usual.volume;
  return likes;
}

/** Stores the preferences, follows other windows, and applies the theme; call it where effects are allowed. */
export function keepPreferences(): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const dress = () => {
    const dark = preferences.theme === 'dark' || (preferences.theme === 'system' && night.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  };
  $effect(() => {
    remember(KEY, preferences);
    document.documentElement.toggleAttribute('data-still', preferences.speed === 'instant');
    dress();
  });
  night.addEventListener('change', dress);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(preferences, remembered());
  });
}

/** The factor for pauses between events. */
export function tempo(): number {
  return SPEEDS[preferences.speed];
}

/** The factor for motions; 0 for readers who prefer reduced motion. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : tempo();
}
