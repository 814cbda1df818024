/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { actor, moves, type Options } from '../packages/engine/src/index.ts';
import type { SavedGame, Sitter } from '../packages/web/src/game/saved-game.ts';
import { keepGame, openGame, played, sensible } from '../packages/web/test/browser/saved.ts';
import { openSite, type Site } from '../packages/web/test/browser/site.ts';
import { lighthouseRows } from './lighthouse.ts';
import { median, ms, percentile, type Row } from './measure.ts';
import { visitRows } from './visit.ts';

// Measures the built page in a browser: what it loads, how soon it can be used, how smooth its motion is.

const TABLE: Options = { players: 4, board: 'quick', start: 'quick' };
const COMPANY: readonly Sitter[] = [{ name: 'Ada' }, { level: 'hard' }, { level: 'hard' }, { level: 'hard' }];
const PLAYABLE = '.acting .choices button, .acting .primary';
/** The factor by which Lighthouse slows the processor for a phone. */
const SLOWER = 4;
const LONG = 50;
const PIECES = 10;

/** A game at a person's first decision in this phase of this cycle. */
function game(seed: string, phase: 'offerings' | 'actions', cycle: number): SavedGame {
  const until = (s: Parameters<typeof actor>[0]) =>
    s.phase === phase && s.cycle >= cycle && actor(s) === 0 && moves(s).length > 3;
  return played({ options: TABLE, seats: COMPANY, seed, until, choose: sensible });
}

async function ready(site: Site, saved: SavedGame): Promise<Page> {
  const page = await site.visit();
  await keepGame(page, saved);
  return page;
}

/** Opens the table as on a first visit, with nothing loaded yet. */
async function open(site: Site, page: Page, saved: SavedGame): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site.address}#/table/${saved.company.id}`);
  await page.locator(PLAYABLE).first().waitFor();
}

interface Load {
  readonly first: number;
  readonly largest: number;
  readonly blocked: number;
  readonly shift: number;
  readonly playable: number;
}

/**
 * Measures one visit on a slow device: first and largest paint, blocking time, shifts, and when the game can be played.
 */
async function load(site: Site, saved: SavedGame): Promise<Load> {
  const page = await ready(site, saved);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen: Record<string, PerformanceEntry[]> = {};
    Object.assign(window, { seen });
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
      seen[type] = [];
      new PerformanceObserver((list) => seen[type].push(...list.getEntries())).observe({ type, buffered: true });
    }
  });
  await open(site, page, saved);
  const playable = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    () => (window as unknown as { seen: Record<string, []> }).seen['largest-contentful-paint'].length > 0,
  );
  const measured = await page.evaluate((playable) => {
    const { seen } = window as unknown as { seen: Record<string, (PerformanceEntry & { value: number })[]> };
    const first = seen.paint.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    return {
      first,
      largest: seen['largest-contentful-paint'].at(-1)?.startTime ?? 0,
      blocked: seen.longtask.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      shift: seen['layout-shift'].reduce((sum, { value }) => sum + value, 0),
      playable,
    };
  }, playable);
  await page.context().close();
  return measured;
}

/** For each of the person's first decisions the milliseconds from the click on a move to the next painted frame. */
async function paints(page: Page, decisions: number): Promise<number[]> {
  const all: number[] = [];
  while (all.length < decisions) {
    await page.locator(PLAYABLE).first().waitFor();
    all.push(
      await page.evaluate(async (selector) => {
        const button = document.querySelector('.acting .primary') ?? document.querySelector(selector);
        const start = performance.now();
        (button as HTMLElement).click();
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
        return performance.now() - start;
      }, PLAYABLE),
    );
  }
  return all;
}

/** Times between frames while ten pieces travel over the board, animated by the board's own code. */
function frames(page: Page, seconds: number): Promise<number[]> {
  return page.evaluate(
    async ([count, ms]) => {
      const layers = document.querySelectorAll('svg[role=application] g.pieces');
      const layer = layers[layers.length - 1];
      const movers = [...layers[0].children].slice(0, count).map((piece) => {
        const copy = piece.cloneNode(true) as Element;
        layer.append(copy);
        return copy;
      });
      const times: number[] = [];
      await new Promise<void>((resolve) => {
        const start = performance.now();
        const frame = (now: number) => {
          times.push(now);
          for (const [i, mover] of movers.entries()) {
            const turn = (now - start) / 900 + i;
            mover.setAttribute('transform', `translate(${300 * Math.cos(turn)} ${200 * Math.sin(turn)})`);
          }
          if (now - start < ms) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      });
      for (const mover of movers) mover.remove();
      return times.slice(1).map((time, i) => time - times[i]);
    },
    [PIECES, 1000 * seconds],
  );
}

/** The longest task of the main thread while bots think and move, in milliseconds; browsers report none below 50. */
async function longest(site: Site, saved: SavedGame, rounds: number): Promise<number> {
  const page = await ready(site, saved);
  await openGame(page, saved);
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    const note = (list: PerformanceObserverEntryList) => long.push(...list.getEntries().map((task) => task.duration));
    new PerformanceObserver(note).observe({ type: 'longtask' });
  });
  await paints(page, rounds);
  await page.locator(PLAYABLE).first().waitFor();
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  await page.context().close();
  return Math.max(0, ...long);
}

export async function pageRows(quick: boolean): Promise<Row[]> {
  const site = await openSite();
  const auction = game('bench auction', 'offerings', 2);
  const turn = game('bench turn', 'actions', 4);
  const loads: Load[] = [];
  for (let i = 0; i < (quick ? 1 : 5); i++) loads.push(await load(site, auction));
  const of = (key: keyof Load): number => median(loads.map((one) => one[key]));
  const page = await ready(site, turn);
  await openGame(page, turn);
  await page.locator('[role=application][aria-busy=false]').waitFor();
  const between = await frames(page, quick ? 1 : 4);
  const painted = await paints(page, quick ? 5 : 20);
  await page.context().close();
  const task = await longest(site, auction, quick ? 4 : 12);
  const visited = await visitRows(site.folder, quick ? 1 : 14);
  const judged = await lighthouseRows(site.folder, auction, quick ? 1 : 3);
  await site.close();
  const slow = `CPU ${SLOWER}× slower`;
  return [
    ...visited,
    { what: `first contentful paint, ${slow}`, value: ms(of('first')) },
    { what: `largest contentful paint, ${slow}`, value: ms(of('largest')), wanted: '≤ 2,500 ms' },
    { what: `saved table playable, ${slow}`, value: ms(of('playable')) },
    { what: `total blocking time, ${slow}`, value: ms(of('blocked')), wanted: '≤ 200 ms' },
    { what: 'cumulative layout shift', value: of('shift').toFixed(3), wanted: '≤ 0.1' },
    { what: 'from a click to the frame that shows it, median', value: ms(median(painted)), wanted: '≤ 50 ms' },
    {
      what: `time per frame, ${PIECES} moving pieces, 95th percentile`,
      value: ms(percentile(between, 0.95)),
      wanted: '≤ 16.8 ms',
    },
    {
      what: 'longest task of the page while bots think',
      value: task === 0 ? `under ${LONG} ms` : ms(task),
      wanted: `≤ ${LONG} ms`,
    },
    ...judged,
  ];
}
