/** What every page says. */
export const page = {
  loading: 'One moment …',
  notLoaded: 'This page could not be loaded. Check your connection and try again.',
  home: 'Meltemi, to the first page',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
};
