// npm run screenshots [-- --only NAME --folder FOLDER --type png]: builds the page and takes pictures of its main
// screens, on a desktop and on a phone, by day and by night, into docs/screenshots; and of a board for the home page
// (`--only board`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { actor, moves, type Options, type State } from '@meltemi/engine';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../packages/web/src/game/saved-game.ts';
import { goTo, keepGame, openGame, played, sensible } from '../packages/web/test/browser/saved.ts';
import { openSite } from '../packages/web/test/browser/site.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    folder: { type: 'string', default: join(import.meta.dirname, '../docs/screenshots') },
    type: { type: 'string', default: 'webp' },
  },
});

const ART = join(import.meta.dirname, '../packages/web/src/art');
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;
type Size = keyof typeof SIZES;
const THEMES = ['light', 'dark'] as const;
/** A fixed time, so that pictures do not depend on the day. */
const NOW = Date.UTC(2026, 5, 21, 12);

const ADA = { name: 'Ada' };
const SEATS = [ADA, { level: 'easy' }, { level: 'medium' }, { level: 'hard' }] as const;
const FOUR: Options = { players: 4, board: 'quick', start: 'quick' };
const CLASSIC: Options = { edition: 'classic', players: 4, monuments: true };
const mine = (s: State, phase: State['phase'], cycle: number) =>
  s.phase === phase && s.cycle >= cycle && actor(s) === 0 && moves(s).length > 1;

function game(seed: string, options: Options, until: (s: State) => boolean): SavedGame {
  const saved = played({ options, seats: SEATS.slice(0, options.players), seed, until, choose: sensible });
  return { ...saved, company: { ...saved.company, begun: NOW - 7_200_000, played: NOW - 3_600_000 } };
}

const GAMES: Readonly<Record<string, () => SavedGame>> = {
  offerings: () => game('offerings', FOUR, (s) => mine(s, 'offerings', 3) && s.offers.filter(Boolean).length > 1),
  turn: () => game('turn', FOUR, (s) => mine(s, 'actions', 5) && !s.battle && moves(s).length > 8),
  battle: () => game('battle', FOUR, (s) => s.cycle > 2 && s.battle !== null && actor(s) === 0 && moves(s).length > 1),
  board: () => game('board', { players: 3, board: 'quick', start: 'quick' }, (s) => mine(s, 'offerings', 8)),
  end: () => game('end', FOUR, (s) => actor(s) === null),
  classic: () =>
    game('classic', CLASSIC, (s) => mine(s, 'actions', 4) && s.frames.at(-1)?.kind === 'turn' && moves(s).length > 5),
};
const made = new Map<string, SavedGame>();
function gameOf(name: string): SavedGame {
  if (!made.has(name)) made.set(name, GAMES[name]());
  return made.get(name) as SavedGame;
}

async function table(page: Page, size: Size, name: string, tab?: string): Promise<void> {
  await openGame(page, gameOf(name));
  await page.locator('.acting .choices button, .acting .primary').first().waitFor({ state: 'attached' });
  await page.locator('[aria-busy="false"]').waitFor();
  if (tab && size === 'phone') await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
}

/** How to open each screen, by the name of its picture. */
const SCREENS: Readonly<Record<string, (page: Page, size: Size) => Promise<void>>> = {
  async home(page) {
    for (const name of ['turn', 'classic']) await keepGame(page, gameOf(name));
    await page.reload();
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
  },
  'new-game': (page) => goTo(page, '/new', 'form .begin'),
  offerings: (page, size) => table(page, size, 'offerings', 'Gods'),
  turn: (page, size) => table(page, size, 'turn'),
  players: (page, size) => table(page, size, 'turn', 'Players'),
  battle: (page, size) => table(page, size, 'battle'),
  async end(page) {
    await keepGame(page, gameOf('end'));
    await goTo(page, '/table/end', 'dialog[open] h2');
  },
  async replay(page) {
    await keepGame(page, gameOf('end'));
    await goTo(page, `/replay/end/${Math.round(gameOf('end').moves.length * 0.6)}`, '.replay [aria-busy="false"]');
  },
  async workshop(page) {
    await goTo(page, '/workshop', '#seed');
    await page.fill('#seed', '7');
    await page.getByRole('button', { name: 'Lay it' }).first().click();
    await page.evaluate(() => scrollTo(0, 0));
  },
  async learn(page) {
    await goTo(page, '/learn/battle', '.coach');
    await page.locator('[aria-busy="false"]').waitFor();
  },
  rules: (page) => goTo(page, '/rules/LE-OFFER-3', '.rule'),
  classic: (page, size) => table(page, size, 'classic'),
};

async function picture(page: Page, file: string): Promise<void> {
  // The log beside the board is laid out last.
  if ((await page.locator('.logging').count()) > 0) await page.locator('.log li').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
  if (values.type === 'png') return void (await page.screenshot({ path: file }));
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  writeFileSync(file, Buffer.from(data, 'base64'));
}

/** The board that the home page shows: a game of three, late, with no more sea around it than needed. */
async function board(page: Page, theme: string): Promise<void> {
  const late = gameOf('board');
  await keepGame(page, late);
  await goTo(page, `/replay/board/${late.moves.length}`, '.replay [aria-busy="false"]');
  await page.addStyleTag({ content: '.zoom { visibility: hidden }' });
  const clip = await page.evaluate((margin) => {
    const areas = [...document.querySelectorAll('[data-area]')].map((area) => area.getBoundingClientRect());
    const board = (document.querySelector('[role=application]') as Element).getBoundingClientRect();
    const x = Math.max(board.left, Math.min(...areas.map(({ left }) => left)) - margin);
    const y = Math.max(board.top, Math.min(...areas.map(({ top }) => top)) - margin);
    const width = Math.min(board.right, Math.max(...areas.map(({ right }) => right)) + margin) - x;
    const height = Math.min(board.bottom, Math.max(...areas.map(({ bottom }) => bottom)) + margin) - y;
    return { x, y, width, height, scale: 1 };
  }, 14);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 78, clip });
  writeFileSync(join(ART, `board-${theme}.webp`), Buffer.from(data, 'base64'));
}

mkdirSync(values.folder, { recursive: true });
const site = await openSite();
for (const theme of values.only && values.only !== 'board' ? [] : THEMES) {
  const page = await site.visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', likes: { theme } });
  await board(page, theme);
  await page.context().close();
}
for (const [name, open] of Object.entries(SCREENS)) {
  if (values.only && !values.only.split(',').includes(name)) continue;
  for (const size of Object.keys(SIZES) as Size[]) {
    for (const theme of THEMES) {
      if (name === 'players' && size === 'desktop') continue;
      const page = await site.visit({ ...SIZES[size], reducedMotion: 'reduce', likes: { theme } });
      await page.clock.setFixedTime(NOW);
      await page.reload();
      await open(page, size);
      await picture(page, join(values.folder, `${name}-${size}-${theme}.${values.type}`));
      await page.context().close();
    }
  }
  console.log(name);
}
await site.close();
