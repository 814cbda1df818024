import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, type State } from '@meltemi/engine';
import type { Locator, Page } from 'playwright-core';
import { goTo, openGame, played, sensible } from './saved.ts';
import { openSite, type Site } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Thrown out in a later cycle: there is much to tell. */
const out = (s: State) => {
  const top = s.frames.at(-1);
  return s.cycle > 2 && actor(s) === 0 && top?.kind === 'offer' && top.barred !== null;
};

async function box(of: Locator) {
  const found = await of.boundingBox();
  assert.ok(found, 'it is seen');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

describe('on a phone', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function phone(): Promise<Page> {
    const page = await site.visit(PHONE);
    return page;
  }

  test('the text of a lesson covers nothing of the board, and the islands have their names', async () => {
    const page = await phone();
    await goTo(page, '/learn/offerings', '.coach .primary');
    await page.locator('[role=application][aria-busy=false]').waitFor();
    for (let read = 0; read < 3; read++) {
      const { bottom } = await box(page.locator('#coach'));
      const main = await box(page.locator('main'));
      const areas = await page
        .locator('main path[data-area]')
        .evaluateAll((all) => all.map((area) => area.getBoundingClientRect().toJSON() as DOMRect));
      assert.ok(areas.length > 30);
      for (const area of areas) {
        assert.ok(area.top >= bottom - 1 && area.bottom <= main.bottom + 1, JSON.stringify({ area, bottom, main }));
        assert.ok(area.left >= -1 && area.right <= main.right + 1, JSON.stringify(area));
      }
      const names = await page.locator('main svg text').allTextContents();
      for (const isle of ['Milos', 'Kythnos', 'Syros', 'Serifos']) assert.ok(names.includes(isle), isle);
      await page.getByRole('button', { name: 'Go on' }).tap();
    }
    await page.context().close();
  });

  test('beside the gods the question is seen as a whole, with hint and undo', async () => {
    const page = await phone();
    const game = played({
      options: { players: 3, start: 'quick', board: 'quick' },
      seats: [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }],
      seed: 'phone',
      choose: sensible,
      until: out,
    });
    await openGame(page, game);
    await page.locator('aside.gods ol ol button').first().waitFor();
    await page.locator('.since.edge').waitFor();
    const question = page.locator('.question');
    const tabs = await box(page.locator('.table > nav'));
    const said = await box(question);
    assert.ok(said.bottom <= tabs.y - 3, JSON.stringify({ said, tabs }));
    const cut = await question.evaluate((text) => text.scrollHeight - text.clientHeight);
    assert.ok(cut <= 2, `${cut} pixels of the question are cut off`);
    const [hint, undo] = ['Hint', 'Undo'].map((name) => page.locator('.tools').getByRole('button', { name }));
    for (const tool of [hint, undo]) {
      const { height, bottom, right } = await box(tool);
      assert.ok(height >= 24 && bottom <= tabs.y && right <= 390, JSON.stringify({ height, bottom, right }));
    }
    await hint.tap();
    await page.locator('.advice li button').first().waitFor();
    assert.equal(await page.locator('.table > nav [aria-current]').innerText(), 'Act');
    await page.context().close();
  });
});
