import type { page as english } from '../en/page.ts';

/** What every page says. */
export const page: typeof english = {
  loading: 'Okamžik…',
  notLoaded: 'Tuto stránku se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
  home: 'Meltemi, na úvodní stránku',
  newVersion: 'Je připravena nová verze.',
  reload: 'Načíst znovu',
  later: 'Později',
};
