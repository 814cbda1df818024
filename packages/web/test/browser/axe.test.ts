import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { actor, moves } from '@meltemi/engine';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { untilAsked } from './player.ts';
import { goTo, keepGame, openGame, played, sensible } from './saved.ts';
import { openSite, type Site } from './site.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const SEATS = [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }] as const;
const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;

const auction = () =>
  played({
    options: QUICK,
    seats: SEATS,
    seed: 'axe auction',
    until: (s) => s.phase === 'offerings' && s.cycle > 1 && actor(s) === 0,
    choose: sensible,
  });
const turn = () =>
  played({
    options: QUICK,
    seats: SEATS,
    seed: 'axe turn',
    until: (s) => s.phase === 'actions' && s.cycle > 2 && actor(s) === 0 && moves(s).length > 5,
    choose: sensible,
  });
const finished = () =>
  played({ options: QUICK, seats: SEATS, seed: 'axe end', until: (s) => actor(s) === null, choose: sensible });

/** Somebody is asked, and the board says that it can be read. */
async function untilDrawn(page: Page): Promise<void> {
  await untilAsked(page);
  await page.locator('[role=application][aria-busy=false]').waitFor();
}

/**
 * Leaves the open dialog. Shortcuts work only once the page has taken it away, a moment after the browser has closed
 * it.
 */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Every page, and how one comes there. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'first page': async (page) => {
    await keepGame(page, turn());
    await page.reload();
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
  },
  settings: (page) => page.getByRole('button', { name: 'Settings' }).click(),
  'new game': (page) => goTo(page, '/new', '.begin'),
  games: (page) => goTo(page, '/games', 'h1'),
  'table in the offerings': async (page) => {
    await openGame(page, auction());
    await untilDrawn(page);
  },
  'table in a turn': async (page) => {
    await openGame(page, turn());
    await untilDrawn(page);
  },
  'the list of shortcuts': async (page) => {
    await openGame(page, turn());
    await untilDrawn(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  'a move that is typed and refused': async (page) => {
    await closeDialog(page);
    await page.keyboard.press('m');
    await page.locator('dialog input:focus').waitFor();
    await page.keyboard.type('bid zeus 1');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('alert').getByRole('link').waitFor();
  },
  'around one screen': async (page) => {
    await closeDialog(page);
    const game = auction();
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { level: 'easy' }] as const;
    await openGame(page, { ...game, company: { ...game.company, id: 'axe shared', seats } });
    await untilDrawn(page);
  },
  end: async (page) => {
    await keepGame(page, finished());
    await goTo(page, '/table/axe end', 'dialog[open] h2');
  },
  replay: (page) => goTo(page, '/replay/axe end/40', '.replay svg'),
  workshop: async (page) => {
    await goTo(page, '/workshop', '#seed');
    await page.getByRole('button', { name: 'Random board' }).first().click();
  },
  lessons: (page) => goTo(page, '/learn', 'ol'),
  'a lesson': (page) => goTo(page, '/learn/offerings', '.coach'),
  // Some of them: all are alike, and very many.
  rules: async (page) => {
    await goTo(page, '/rules', '.rule');
    await page.getByRole('searchbox').fill('metropolis');
  },
};

/** What axe finds; by night only colours can be different. */
async function violations(page: Page, theme: string): Promise<string[]> {
  return page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    const { axe } = window as unknown as { axe: { run(where: Document, how: object): Promise<AxeResults> } };
    const only = theme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
    const found = await axe.run(document, { ...only, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  }, theme);
}

describe('axe finds nothing', () => {
  let site: Site;
  let page: Page;
  before(async () => {
    site = await openSite();
    page = await site.visit({ reducedMotion: 'reduce' });
  });
  after(() => site.close());

  for (const [name, open] of Object.entries(PAGES)) {
    test(name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page);
      if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const theme of ['dark', 'light'])
          assert.deepEqual(await violations(page, theme), [], `${theme}, ${width} wide`);
      }
    });
  }
});
