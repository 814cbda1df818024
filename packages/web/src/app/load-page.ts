import type { Component } from 'svelte';
import { route } from '../page-parts/route.svelte.ts';
import { type Part, speakOf } from '../words/words.svelte.ts';

// Pages are loaded when they are first opened.
type Load = () => Promise<{ default: Component }>;
const home: Load = () => import('../home/HomePage.svelte');
const games: Load = () => import('../local-games/GamesPage.svelte');
const PAGES: Readonly<Record<string, Load>> = {
  table: () => import('../local-games/TablePage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  online: () => import('../online/LobbyPage.svelte'),
  at: () => import('../online/OnlineTablePage.svelte'),
  new: () => import('../new-game/NewGamePage.svelte'),
  replay: () => import('../online/ReplayPage.svelte'),
  games,
  // The list of games links their replays.
  replays: games,
  settings: home,
  learn: () => import('../learn/LearnPage.svelte'),
  admin: () => import('../admin/AdminPage.svelte'),
  workshop: () => import('../workshop/WorkshopPage.svelte'),
};

/** The page of the address; the first one if there is no such page, which it then says. */
export function pageHere(): string {
  const [name = ''] = route();
  return Object.hasOwn(PAGES, name) ? name : '';
}

/** The parts of the words that a page needs; pages that are not listed need all. */
const SAID: Readonly<Record<string, readonly Part[]>> = { '': ['home'], settings: ['home'], table: ['home', 'table'] };

/** A page and its words, requested at the same time. */
export async function load(name: string): Promise<{ name: string; Page: Component }> {
  const said = SAID[name];
  const words = speakOf(...(said ?? ['home', 'table', 'others']));
  const [loaded] = await Promise.all([(PAGES[name] ?? home)(), words]);
  return { name, Page: loaded.default };
}
