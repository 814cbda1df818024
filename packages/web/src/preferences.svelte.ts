import { recall, remember } from './device.ts';
import { LANGUAGES, type Language, preferred } from './words/words.svelte.ts';

/** How fast things happen: the factor on every duration; 0: at once. */
export const SPEEDS = { calm: 1.6, normal: 1, fast: 0.4, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

interface Preferences {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  speed: Speed;
  sound: boolean;
  /** The log stands beside the board. */
  log: boolean;
  /** What happened since one's turn is told in full. */
  since: boolean;
}

const KEY = 'meltemi.preferences';

/** What the reader likes, remembered on this device. */
export const preferences = $state(remembered());

function remembered(): Preferences {
  const usual: Preferences = {
    language: preferred(navigator.languages),
    theme: 'system',
    speed: 'normal',
    sound: false,
    log: true,
    since: true,
  };
  const sound: Preferences = { ...usual, ...(recall(KEY) as object | null) };
  if (!(sound.language in LANGUAGES)) sound.language = usual.language;
  // Earlier versions said it so.
  if ((sound.speed as string) === 'none') sound.speed = 'instant';
  if (!(sound.speed in SPEEDS)) sound.speed = usual.speed;
  return sound;
}

/** To be called where effects may live: keeps the preferences and applies the theme. */
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
}

/** The factor on the time that things stay before the next. */
export function tempo(): number {
  return SPEEDS[preferences.speed];
}

/** The factor on every motion, none for readers who want no motion. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : tempo();
}
