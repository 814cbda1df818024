type Each<K extends string> = Readonly<Record<K, string>>;
const themes: Each<'system' | 'light' | 'dark'> = { system: 'As on this device', light: 'Day', dark: 'Night' };
const speeds: Each<'calm' | 'normal' | 'fast' | 'none'> = {
  calm: 'Calm',
  normal: 'Normal',
  fast: 'Fast',
  none: 'None',
};

export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes,
  speed: 'Animations',
  speeds,
  sound: 'Sound',
  close: 'Done',
};
