import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, moves, type State } from '@meltemi/engine';
import type { Page } from 'playwright-core';
import { untilAsked } from './player.ts';
import { openGame, played, sensible } from './saved.ts';
import { openSite, type Site } from './site.ts';

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const BOT = { level: 'easy' } as const;
const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;
/** At a seat's first bid in a cycle, after others had their turns: the last one in the cycle before was not its own. */
function asked(seat: number): (s: State) => boolean {
  let last = seat;
  return (s) => {
    const top = s.frames[s.frames.length - 1];
    if (top?.kind === 'turn') last = s.table.seatOf[top.faction];
    // Apollo comes last, and asks nothing of most.
    const atApollo = s.offers.flatMap((offer, marker) =>
      offer?.god === 'apollo' ? [s.table.seatOf[s.table.markerOf[marker]]] : [],
    );
    if (s.phase === 'actions' && atApollo.length > 0) last = atApollo.includes(seat) ? seat : atApollo[0];
    if (s.cycle < 4 || s.phase !== 'offerings' || actor(s) !== seat || last === seat) return false;
    // Apollo is one choice of several.
    const gods = new Set(moves(s).map((move) => move.do === 'bid' && move.god));
    return gods.size > 1 && gods.has('apollo');
  };
}

describe('what others did since the player’s turn', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const solo = () =>
    played({ options: QUICK, seats: [ADA, BOT, BOT], seed: 'since', until: asked(0), choose: sensible });
  const strip = (page: Page) => page.getByRole('region', { name: 'Since your turn' });

  test('is told above the questions with its place, shown again at that move, and still there after a reload', async () => {
    const page = await site.visit();
    await openGame(page, solo());
    await untilAsked(page);
    const items = strip(page).getByRole('listitem');
    const told = await items.allTextContents();
    assert.ok(told.length > 0);
    await page.locator('[role=application][aria-busy=false]').waitFor();
    assert.ok((await page.locator('[role=application] .changed').count()) > 0, 'what changed is marked');
    const placed = items.filter({ hasText: /built|took|lost|moved|founded|fought|destroyed|gained/ }).first();
    await placed.hover();
    await page.locator('[role=application] .lit').first().waitFor({ state: 'attached' });
    await page.mouse.move(5, 5);
    await page.locator('[role=application] .lit').first().waitFor({ state: 'detached' });

    await placed.getByRole('button', { name: 'Show me' }).click();
    await page.waitForURL(/#\/replay\/since[^/]*\/\d+$/);
    await page.getByRole('link', { name: 'Continue' }).click();
    await untilAsked(page);
    assert.deepEqual(await items.allTextContents(), told);
    await page.reload();
    await untilAsked(page);
    assert.deepEqual(await items.allTextContents(), told);

    await strip(page).getByRole('button', { name: 'Since your turn' }).click();
    assert.equal(await items.count(), 0, 'folded');
    await page.reload();
    await untilAsked(page);
    assert.equal(await items.count(), 0, 'and remembered');
    assert.equal(await strip(page).count(), 1);
    await page
      .getByRole('button', { name: /^Go to Apollo/ })
      .first()
      .click();
    await page.locator('.acting .primary').click();
    await strip(page).waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('is announced once to screen readers', async () => {
    const page = await site.visit();
    await openGame(page, solo());
    await untilAsked(page);
    const sentence = await strip(page).getByRole('listitem').first().locator('span').first().textContent();
    const spoken = (await page.locator('[role=log]').textContent()) ?? '';
    assert.equal(spoken.split(sentence as string).length, 2, spoken);
    await page.context().close();
  });

  test('turns of bots are explained in a line, in the strip and in the log, also after a reload', async () => {
    const page = await site.visit();
    await openGame(page, solo());
    await untilAsked(page);
    const reasons = strip(page).locator('i');
    await reasons.first().waitFor();
    const told = await reasons.allTextContents();
    assert.match(told[0], /^[A-Z\d].*\.$/);
    const log = page.getByRole('complementary', { name: 'Log' });
    const explained = log.locator('.why');
    for (const reason of told) await explained.getByText(reason, { exact: true }).last().waitFor();
    const turns = await log.locator('h4', { hasText: /^(Icarus|Midas): turn/ }).count();
    assert.ok((await explained.count()) <= turns, 'the reader’s own turns are not explained');
    await page.reload();
    await untilAsked(page);
    await reasons.first().waitFor();
    assert.deepEqual(await reasons.allTextContents(), told);
    await page.context().close();
  });

  test('on a phone it opens in its own panel, and is one line beside others', async () => {
    const page = await site.visit({ viewport: { width: 390, height: 844 } });
    await openGame(page, solo());
    const items = strip(page).getByRole('listitem');
    const panels = page.getByRole('navigation').getByRole('button');
    await panels.and(page.locator('[aria-current]', { hasText: 'Gods' })).waitFor();
    await strip(page).getByRole('button').click();
    await items.first().waitFor();
    await panels.and(page.locator('[aria-current]', { hasText: 'Act' })).waitFor();
    await panels.getByText('Players').click();
    await items.first().waitFor({ state: 'detached' });
    assert.equal(await strip(page).count(), 1);
    await page.context().close();
  });

  test('is told to each person around one screen', async () => {
    const page = await site.visit();
    const seats = [ADA, BEN, BOT];
    await openGame(page, played({ options: QUICK, seats, seed: 'since', until: asked(0), choose: sensible }));
    await untilAsked(page);
    await strip(page).getByRole('listitem').first().waitFor();
    await page.context().close();
  });

  test('at normal pace a rival’s answer waits until one’s own bid was seen', async () => {
    const page = await site.visit({ likes: { speed: 'normal' } });
    await openGame(page, solo());
    await untilAsked(page);
    // The page itself measures the time between the line of the bid and the next one.
    await page.evaluate(() => {
      let own = 0;
      new MutationObserver((changes) => {
        for (const line of changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node.nodeName === 'LI'))
          if (own > 0) document.body.dataset.pause ??= String(performance.now() - own);
          else if (line.textContent?.includes('Ada: Apollo')) own = performance.now();
      }).observe(document.querySelector('aside.log') as Element, { childList: true, subtree: true });
    });
    await page
      .getByRole('button', { name: /^Go to Apollo/ })
      .first()
      .click();
    await page.locator('.acting .primary').click();
    await page.waitForFunction(() => document.body.dataset.pause);
    const pause = await page.evaluate(() => Number(document.body.dataset.pause));
    assert.ok(pause > 400, `${pause} ms`);
    await page.context().close();
  });

  test('the marker of a bid travels to its place, unless nothing is to move', async () => {
    for (const speed of ['normal', 'instant']) {
      const page = await site.visit({ likes: { speed } });
      await openGame(page, solo());
      await untilAsked(page);
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.querySelector('body > .flight')) document.body.dataset.flown = '';
        }).observe(document.body, { childList: true });
      });
      const own = page.locator('aside.gods [data-flies="0"]');
      await page
        .getByRole('button', { name: /^Go to Apollo/ })
        .first()
        .click();
      await page.locator('.acting .primary').click();
      await own.first().waitFor();
      if (speed === 'normal') await page.waitForFunction(() => 'flown' in document.body.dataset);
      await page.waitForFunction(() => !document.querySelector('body > .flight'));
      assert.equal(await page.evaluate(() => 'flown' in document.body.dataset), speed === 'normal', speed);
      await page.context().close();
    }
  });

  test('with reduced motion everything appears at once', async () => {
    const page = await site.visit({ likes: { speed: 'none' } });
    await page.locator('html[data-still]').waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('meltemi.preferences') as string).speed);
    assert.equal(kept, 'instant');
    await page.context().close();
  });
});
