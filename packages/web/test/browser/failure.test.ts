import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { goTo, openGame, played } from './saved.ts';
import { openSite, type Site } from './site.ts';

describe('what can’t be loaded or shown', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  test('a page that failed to load can be retried, or left', async () => {
    const page = await site.visit();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.route(/RulesPage/, (route) => route.abort());
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    assert.ok(!(await page.getByText(/RulesPage|fetch/).isVisible()), 'what browsers say is for those who ask');
    await page.getByText('What went wrong').click();
    await page.getByText(/RulesPage|fetch/).waitFor();
    await page.getByRole('link', { name: 'To the home page' }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('alert').waitFor();
    await page.unroute(/RulesPage/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.rule').first().waitFor();
    await page.context().close();
  });

  test('so are the books of the rules', async () => {
    const page = await site.visit();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.route(/assets\/en-/, (route) => route.abort());
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await page.unroute(/assets\/en-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.rule').first().waitFor();
    await page.context().close();
  });

  for (const part of ['begin', 'table'])
    test(`so is what a game needs: ${part}`, async () => {
      const page = await site.visit();
      page.removeAllListeners('pageerror');
      const play = page.getByRole('button', { name: 'Play now' });
      await play.waitFor();
      await page.route(new RegExp(`assets/${part}-`), (route) => route.abort());
      await play.click();
      await page.getByRole('alert').waitFor();
      await page.unroute(new RegExp(`assets/${part}-`));
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.table, form').first().waitFor();
      await page.context().close();
    });

  test('a board whose layout failed to load is laid out in the page', async () => {
    const page = await site.visit();
    const asked: string[] = [];
    await page.route(/assets\/3-\d-.*json/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cyd' }];
    const options = { players: 3, board: 'quick', gold: 'open' } as const;
    await openGame(page, played({ options, seats, seed: 'laid', until: ({ cycle }) => cycle > 1 }));
    await page.locator('[role=application][aria-busy=false]').waitFor();
    assert.equal(asked.length, 1);
    await page.context().close();
  });

  test('a page that fails while rendering can be left', async () => {
    const page = await site.visit();
    page.removeAllListeners('pageerror');
    // With all words loaded.
    await goTo(page, '/games', 'h1');
    await page.evaluate(() => {
      Intl.NumberFormat = class {
        constructor() {
          throw new Error('torn');
        }
      } as unknown as typeof Intl.NumberFormat;
    });
    const [reported] = await Promise.all([page.waitForEvent('pageerror'), goTo(page, '/learn', '[role=alert]')]);
    assert.match(reported.message, /torn/);
    await page.getByText('Something went wrong').waitFor();
    await page.getByRole('link', { name: 'To the home page' }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Learn' }).waitFor();
    await page.context().close();
  });

  test('a game that can’t be opened says so in plain words', async () => {
    const page = await site.visit();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.evaluate(() => localStorage.setItem('meltemi.game.torn', '{"half'));
    await goTo(page, '/table/torn', 'details');
    assert.ok(!(await page.getByText('JSON').isVisible()));
    await page.getByText('What went wrong').click();
    await page.getByText('JSON').waitFor();
    await page.context().close();
  });
});
