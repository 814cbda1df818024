import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { untilAsked } from './player.ts';
import { openGame, played, withoutMotion } from './saved.ts';
import { openSite, type Site } from './site.ts';

// What people see of each other: around one screen, in two windows, at tables of a server.

const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;

describe('in company', { timeout: 600_000 }, () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  test('the purse is shown while any part of its button is held', async () => {
    const page = await site.visit();
    await withoutMotion(page);
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { level: 'easy' }] as const;
    const until = ({ phase }: { phase: string }) => phase === 'offerings';
    await openGame(page, played({ options: QUICK, seats, seed: 'held purse', until }));
    await untilAsked(page);
    const hold = page.locator('.tools button', { hasText: 'Hold to see my gold' });
    const held = page.locator('.tools button.held');
    const box = await hold.boundingBox();
    assert.ok(box);
    for (const x of [4, box.width / 2, box.width - 4]) {
      await page.mouse.move(box.x + x, box.y + box.height / 2);
      await page.mouse.down();
      await held.getByText(/^\d+\sGP$/).waitFor();
      // It stays there while the pointer moves a little.
      await page.mouse.move(box.x + x + 1, box.y + box.height / 2 + 1);
      assert.match(await held.innerText(), /^\d+\sGP$/);
      const now = await held.boundingBox();
      assert.equal(Math.round(now?.width ?? 0), Math.round(box.width));
      await page.mouse.up();
      await page.getByText('Hold to see my gold').waitFor();
    }
    await page.context().close();
  });

  test('a second window follows the language and the theme', async () => {
    const page = await site.visit();
    await withoutMotion(page);
    const other = await page.context().newPage();
    await other.goto(site.address);
    await other.locator('html[lang=en][data-theme=light]').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('#settings-theme').selectOption('dark');
    await other.locator('html[data-theme=dark]').waitFor();
    await page.locator('#settings-language').selectOption('pl');
    await other.locator('html[lang=pl]').waitFor();
    assert.equal(await other.locator('html').getAttribute('data-theme'), 'dark');
    await page.context().close();
  });
});
