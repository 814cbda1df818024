import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { playToTheEnd } from './player.ts';
import { openSite, type Site } from './site.ts';

// Whole games in a real browser, from the first page to the final chart.

describe('a whole game against bots', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  test('Legendary: one click from the first page', async () => {
    const page = await site.visit();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.acting').waitFor();
    await playToTheEnd(page, 'legendary in the browser');
    const end = page.getByRole('dialog');
    await end.getByRole('heading', { level: 2 }).first().waitFor();
    assert.ok((await end.locator('svg path, svg polyline').count()) > 3, 'there are charts');
    await end.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.acting .choices button').first().waitFor();
    await page.context().close();
  });

  test('classic with Monuments: by the settings of a new game', async () => {
    const page = await site.visit();
    await page.goto(`${site.address}#/new`);
    await page.getByRole('radio', { name: 'Classic' }).check();
    await page.getByRole('checkbox', { name: /Monuments/ }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.acting').waitFor();
    await playToTheEnd(page, 'classic in the browser');
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
    await page.context().close();
  });
});
