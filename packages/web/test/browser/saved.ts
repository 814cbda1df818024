/// <reference lib="dom" />
import { think } from '@meltemi/bots';
import { actor, drawFate, type Move, type Options, random, type State, view } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { History } from '@meltemi/engine/record';
import type { Page } from 'playwright-core';
import type { SavedGame, Sitter } from '../../src/game/saved-game.ts';

// Games as they are kept in the browser, played by chance up to a wanted moment.

export interface Wanted {
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly seed: string;
  /** Stops where this holds. */
  readonly until: (s: State) => boolean;
  /** What players choose; any move unless said. */
  readonly choose?: (legal: readonly Move[], s: State) => Move | undefined;
}

/** Random games are tried one after the other until one comes to what is wanted. */
const MOST_ATTEMPTS = 20;

/** Players who know what they do: easy bots, thinking in this process. */
export function sensible(legal: readonly Move[], s: State): Move {
  const seat = actor(s) as number;
  return think('easy', { seen: view(s, seat), legal, seed: `${s.cycle} ${legal.length}` }, { iterations: 1 });
}

export function played(wanted: Wanted): SavedGame {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const game = playedUntil(wanted, attempt === 1 ? wanted.seed : `${wanted.seed} ${attempt}`);
    if (game) return game;
  }
  throw new Error(`no game came to that (seed ${wanted.seed})`);
}

/** Null: the game was over before. */
function playedUntil({ options, seats, until, choose }: Wanted, seed: string): SavedGame | null {
  const history = new History(options);
  const rng = random(seed);
  while (!until(history.state)) {
    const { state, next, legal } = history;
    if (next === null) return null;
    const any = () => legal[below(rng, legal.length)];
    history.play(next === 'fate' ? drawFate(state, legal, rng) : (choose?.(legal, state) ?? any()));
  }
  const company = { id: seed, seats, seed, hints: true, begun: 1, played: 1, over: history.next === null };
  return { ...history.toRecord(), company };
}

/** Puts a game into the browser. */
export async function keepGame(page: Page, game: SavedGame): Promise<void> {
  await page.evaluate(
    ([id, text]) => localStorage.setItem(`meltemi.game.${id}`, text),
    [game.company.id, JSON.stringify(game)],
  );
}

/** Opens a page by its address, and waits for what is on it, which may be on the page before as well. */
export async function goTo(page: Page, path: string, until: string): Promise<void> {
  await page.evaluate(async (to) => {
    if (decodeURI(location.hash) === `#${to}`) return;
    const left = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = to;
    await left;
  }, path);
  await page.locator(until).first().waitFor();
}

/** Puts a game into the browser and opens its table. */
export async function openGame(page: Page, game: SavedGame): Promise<void> {
  await keepGame(page, game);
  await goTo(page, `/table/${game.company.id}`, '.acting');
}
