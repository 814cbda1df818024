/** What every page says. */
export const page = {
  loading: 'One moment …',
  notLoaded: 'This page could not be loaded. Check your connection and try again.',
  failed: 'Something went wrong on this page. Your games are safe.',
  again: 'Try again',
  toHome: 'To the home page',
  wrong: 'What went wrong',
  home: 'Meltemi, to the home page',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
};
