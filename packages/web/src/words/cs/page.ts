import type { page as english } from '../en/page.ts';

/** What every page says. */
export const page: typeof english = {
  loading: 'Okamžik…',
  notLoaded: 'Tuto stránku se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
  failed: 'Na této stránce se něco pokazilo. Vaše partie zůstaly zachovány.',
  again: 'Zkusit znovu',
  toHome: 'Na úvodní stránku',
  wrong: 'V čem je problém',
  home: 'Meltemi, na úvodní stránku',
  newVersion: 'Je připravena nová verze.',
  reload: 'Načíst znovu',
  later: 'Později',
};
