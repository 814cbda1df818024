import type { Component } from 'svelte';
import { route } from './route.svelte.ts';
import { type Part, speakOf } from './words/words.svelte.ts';

// Pages are loaded when they are first opened.
const PAGES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  '': () => import('./pages/Home.svelte'),
  table: () => import('./table/TablePage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  online: () => import('./online/Lobby.svelte'),
  at: () => import('./online/OnlineTablePage.svelte'),
  new: () => import('./pages/NewGame.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  games: () => import('./pages/Games.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  admin: () => import('./admin/AdminPage.svelte'),
  workshop: () => import('./workshop/WorkshopPage.svelte'),
};

/** The page of the address; the first one if there is no such page. */
export function pageHere(): string {
  const [name] = route();
  return Object.hasOwn(PAGES, name) ? name : '';
}

/** What is said on a page; the others say anything. */
const SAID: Readonly<Record<string, readonly Part[]>> = { '': ['home'], table: ['home', 'table'] };

/** A page and its words, requested at the same time. */
export async function load(name: string): Promise<{ name: string; Page: Component }> {
  const said = SAID[name];
  const words = speakOf(...(said ?? ['home', 'table', 'others']));
  const [loaded] = await Promise.all([PAGES[name](), words]);
  return { name, Page: loaded.default };
}
