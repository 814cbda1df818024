/// <reference lib="dom" />
// A first visit on a slow device and a slow line, with an empty cache: the home page, then Play now until the board is
// drawn. `node bench/visit.ts [--visits N] FOLDER…` compares builds of the page, visiting them in turn.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { type Server, startServer } from '../packages/web/test/browser/server.ts';
import { FLAGS, program } from '../packages/web/test/browser/site.ts';
import { median, ms, type Row } from './measure.ts';

const SLOWER = 4;
const MEGABITS = 10;
const LATENCY = 60;
/** How long the visitor reads the home page before clicking, in milliseconds. */
const READING = 1000;
/**
 * Bytes are counted until this long after the board is drawn, in milliseconds: the bots' worker is fetched for the
 * first rival's bid.
 */
const SETTLING = 3000;

const PLAY = '.now .primary';
const BOARD = '[role=application][aria-busy=false]';

/** Kinds of files by their names; the first match counts. */
const KINDS = {
  workers: /worker[^/]*\.js$/,
  JavaScript: /\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  icons: /\.(svg|png)$/,
  other: /(?:)/,
};
type Kind = keyof typeof KINDS;

export interface Visit {
  /** From the request until Play now can be clicked, and from the click until the board is drawn, in milliseconds. */
  readonly home: number;
  readonly board: number;
  /** Long tasks beyond 50 ms each, over the whole visit. */
  readonly blocked: number;
  /** Bytes as served. */
  readonly bytes: Readonly<Record<Kind, number>>;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const viewport = { width: 1440, height: 900 };
  // Blocked, because the service worker would fetch everything else without the emulated slow line.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'en' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = (MEGABITS * 1e6) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(
    ([play, board]) => {
      const seen = { home: 0, clicked: 0, board: 0, blocked: 0 };
      Object.assign(window, { seen });
      // Suppresses the question about lessons.
      localStorage.setItem('meltemi.newcomer', '"answered"');
      addEventListener('click', ({ timeStamp }) => (seen.clicked ||= timeStamp), true);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
      const watch = (now: number) => {
        if (document.querySelector(play)) seen.home ||= now;
        if (document.querySelector(board)) seen.board = now;
        else requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    },
    [PLAY, BOARD],
  );
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(PLAY).waitFor();
  await page.waitForTimeout(READING);
  await page.locator(PLAY).click();
  await page.waitForFunction(() => (window as unknown as { seen: { board: number } }).seen.board > 0);
  await page.waitForTimeout(SETTLING);
  const { seen, fetched } = await page.evaluate((settling) => {
    type Seen = Record<'home' | 'clicked' | 'board' | 'blocked', number>;
    const { seen } = window as unknown as { seen: Seen };
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const files = entries as PerformanceResourceTiming[];
    const fetched = files
      .filter(({ startTime }) => startTime <= seen.board + settling)
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }));
    return { seen, fetched };
  }, SETTLING);
  await context.close();
  const bytes = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { name, size } of fetched) {
    const path = new URL(name).pathname;
    bytes[(Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(path)) as Kind] += size;
  }
  return { home: seen.home, board: seen.board - seen.clicked, blocked: seen.blocked, bytes };
}

/** Visits the builds alternately; returns the visits of each. */
async function visits(folders: readonly string[], times: number): Promise<Visit[][]> {
  const browser = await chromium.launch({ executablePath: await program(), args: FLAGS });
  const servers: Server[] = [];
  for (const folder of folders) servers.push(await startServer(folder, 'SQLite'));
  const all = folders.map((): Visit[] => []);
  for (let i = 0; i < times; i++) {
    for (const [at, { address }] of servers.entries()) all[at].push(await visit(browser, address));
  }
  await browser.close();
  for (const server of servers) await server.stop();
  return all;
}

function rowsOf(all: readonly Visit[]): Row[] {
  const of = (measure: (visit: Visit) => number): number => median(all.map(measure));
  const size = (...kinds: Kind[]): string =>
    `${(of(({ bytes }) => kinds.reduce((sum, kind) => sum + bytes[kind], 0)) / 1000).toFixed(1)} kB`;
  const slow = `${MEGABITS} Mbit/s, ${LATENCY} ms, CPU ${SLOWER}× slower`;
  return [
    {
      what: `first visit until the home page is usable, ${slow}`,
      value: ms(of(({ home }) => home)),
      wanted: '≤ 1,300 ms',
    },
    {
      what: 'then from *Play now* until the board is drawn',
      value: ms(of(({ board }) => board)),
      wanted: '≤ 1,600 ms',
    },
    { what: 'total blocking time of both', value: ms(of(({ blocked }) => blocked)) },
    { what: 'fetched until then, as served: JavaScript', value: size('JavaScript'), wanted: '≤ 145 kB' },
    { what: 'the same: workers', value: size('workers') },
    { what: 'the same: fonts', value: size('fonts') },
    { what: 'the same: icons', value: size('icons') },
    { what: 'the same: styles', value: size('styles') },
    { what: 'the same: everything', value: size(...(Object.keys(KINDS) as Kind[])), wanted: '≤ 450 kB' },
  ];
}

/** `folder`: the built page. */
export async function visitRows(folder: string, times: number): Promise<Row[]> {
  const [all] = await visits([folder], times);
  return rowsOf(all);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { visits: { type: 'string', default: '9' } },
    allowPositionals: true,
  });
  const all = (await visits(positionals, Number(values.visits))).map(rowsOf);
  for (const [i, { what }] of all[0].entries()) console.log(`${what}: ${all.map((rows) => rows[i].value).join(' | ')}`);
}
