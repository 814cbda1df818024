import type { Component } from 'svelte';

export type Loading = () => Promise<{ default: Component }>;

/** The pages that are opened from others. */
export const INSIDE = {
  new: () => import('./pages/NewGame.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  games: () => import('./pages/Games.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  workshop: () => import('./workshop/WorkshopPage.svelte'),
} satisfies Readonly<Record<string, Loading>>;
