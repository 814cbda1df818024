type Each<K extends string> = Readonly<Record<K, string>>;
const themes: Each<'system' | 'light' | 'dark'> = { system: 'As on this device', light: 'Day', dark: 'Night' };
const speeds: Each<'calm' | 'normal' | 'fast' | 'instant'> = {
  calm: 'Calm',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'Instant',
};

export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes,
  speed: 'Pace of the game',
  speeds,
  sound: 'Sound volume',
  confirmBids: 'Confirm bids',
  confirmEnds: 'Confirm the end of a turn',
  close: 'Done',
};
