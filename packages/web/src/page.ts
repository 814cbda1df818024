import type { Component } from 'svelte';
import { allRules } from './game/rules-for.ts';
import { route } from './route.svelte.ts';
import { type Part, speakOf } from './words/words.svelte.ts';

// Pages are loaded when they are first opened.
const PAGES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  '': () => import('./pages/Home.svelte'),
  new: () => import('./pages/NewGame.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  games: () => import('./pages/Games.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  workshop: () => import('./workshop/WorkshopPage.svelte'),
  online: () => import('./online/Lobby.svelte'),
  at: () => import('./online/OnlineTablePage.svelte'),
};

/** The page of the address; the first one if there is no such page. */
export function pageHere(): string {
  const [name] = route();
  return Object.hasOwn(PAGES, name) ? name : '';
}

/** What is said on a page; the others say anything. */
const SAID: Readonly<Record<string, readonly Part[]>> = { '': ['pages'], table: ['atTable'] };

/** A page, its words and its rules, asked for at once. A table gets the rules of its game. */
export async function load(name: string): Promise<{ name: string; Page: Component }> {
  const said = SAID[name];
  const words = speakOf(...(said ?? ['atTable', 'around', 'more', 'pages']));
  const [loaded] = await Promise.all([PAGES[name](), words, said ? undefined : allRules()]);
  return { name, Page: loaded.default };
}
