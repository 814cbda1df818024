import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, type Move, moves, random, type State } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { Page } from 'playwright-core';
import { ASKED, decide, untilReady } from './player.ts';
import { openGame, played, sensible, type Wanted } from './saved.ts';
import { openSite, type Site } from './site.ts';

const SEATS = [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }] as const;
const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;
const CLASSIC = { edition: 'classic', players: 3, monuments: true } as const;

function at(seed: string, until: (s: State) => boolean, more: Partial<Wanted> = {}) {
  return played({ options: QUICK, seats: SEATS, seed, until, choose: sensible, ...more });
}
const top = (s: State) => s.frames[s.frames.length - 1]?.kind;
const bids = (s: State) => s.phase === 'offerings' && s.cycle > 2 && actor(s) === 0 && moves(s).length > 3;

describe('a page that keeps still', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function sitDown(game: ReturnType<typeof played>, viewport = { width: 1440, height: 900 }): Promise<Page> {
    const page = await site.visit({ viewport });
    await openGame(page, game);
    await page.locator(ASKED).first().waitFor({ state: 'attached' });
    await page.locator('[role=application][aria-busy=false]').waitFor();
    return page;
  }

  /** Where the board and its first and last areas are. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const areas = [...document.querySelectorAll('main path[data-area]')];
      return [document.querySelector('main') as Element, areas[0], areas[areas.length - 1]].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
    });
  const cycle = async (page: Page) => (await page.locator('.ribbon strong').textContent()) as string;

  for (const [edition, options] of Object.entries({ legendary: QUICK, classic: CLASSIC })) {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
      [844, 390],
    ]) {
      test(`${edition}, ${width}×${height}: through all phases of a cycle the board keeps its place and its size`, async () => {
        const page = await sitDown(at('stable', bids, { options }), { width, height });
        const hint = page.locator('.acting .tools button[aria-expanded]');
        const [place, first] = [await places(page), await cycle(page)];
        const rng = random(`stable ${edition}`);
        const phases = new Set<string>();
        for (let idle = 0, made = 0; idle < 500; ) {
          const now = await cycle(page);
          if (now !== first && made > 5) break;
          const phase = (await page.locator('.ribbon [aria-current]').textContent()) as string;
          if (await page.locator('dialog[open]').count()) break;
          // On a phone a battle is fought above the sheet, and the board moves to where it is.
          const fight = width < 400 && (await page.locator('.fight').count()) > 0;
          if (!fight) assert.deepEqual(await places(page), place, `${now}, ${phase}, decision ${made}`);
          if ((await decide(page, below(rng, 1000))) === null) {
            idle++;
            await page.waitForTimeout(10);
            continue;
          }
          [idle, made] = [0, made + 1];
          phases.add(phase);
          if (made === 3 && (await hint.count()) > 0 && (await hint.isVisible())) {
            await hint.click();
            await page.locator('.acting .advice ol').waitFor();
            assert.deepEqual(await places(page), place, 'with hints');
          }
        }
        assert.ok(phases.size > 1, [...phases].join());
        await page.context().close();
      });
    }
  }

  const prefer = async (page: Page, likes: object) => {
    await page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('meltemi.preferences') as string);
      localStorage.setItem('meltemi.preferences', JSON.stringify({ ...kept, ...wanted }));
    }, likes);
    await page.reload();
    await page.locator(ASKED).first().waitFor({ state: 'attached' });
  };
  const line = (page: Page, text: RegExp) =>
    page.getByRole('complementary', { name: 'Log' }).locator('li').filter({ hasText: text });

  test('a bid is confirmed by clicking it again, or made at once if so preferred', async () => {
    const page = await sitDown(at('square', bids));
    const square = page.locator('aside.gods ol ol button').first();
    await square.dblclick();
    await page.locator('aside.gods .picked').waitFor();
    assert.equal(
      await page.locator('.acting .primary').count(),
      1,
      'the second half of a double click confirms nothing',
    );
    const before = await line(page, /^Ada: .*GP for/).count();
    await square.click();
    await page.locator('aside.gods .picked').waitFor({ state: 'detached' });
    await line(page, /^Ada: .*GP for/)
      .nth(before)
      .waitFor();

    await prefer(page, { confirmBids: false });
    await openGame(page, at('at once', bids));
    await page.locator('[role=application][aria-busy=false]').waitFor();
    const after = await line(page, /^Ada: .*GP for/).count();
    await square.click();
    await line(page, /^Ada: .*GP for/)
      .nth(after)
      .waitFor();
    await page.context().close();
  });

  test('the end of a turn is confirmed by clicking it again, or made at once if so preferred', async () => {
    const turn = (s: State) => s.cycle > 2 && actor(s) === 0 && top(s) === 'turn' && moves(s).length > 1;
    const page = await sitDown(at('end', turn));
    const end = page.locator('.acting .end');
    const { x, y, width, height } = (await end.boundingBox()) as {
      x: number;
      y: number;
      width: number;
      height: number;
    };
    const spot = [x + width - 8, y + height / 2] as const;
    await untilReady(page);
    await page.mouse.dblclick(...spot);
    await page.locator('.acting .end.primary').waitFor();
    await untilReady(page);
    await page.mouse.click(...spot);
    await end.waitFor({ state: 'detached' });

    await prefer(page, { confirmEnds: false });
    await openGame(page, at('end at once', turn));
    await end.click();
    await end.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a place is confirmed by choosing it again', async () => {
    const attack = (s: State) => moves(s).find((move) => move.do === 'march' && s.owner[move.to] > 0);
    const state: { march?: Move | undefined } = {};
    const page = await sitDown(
      at('march', (s) => {
        state.march = actor(s) === 0 ? attack(s) : undefined;
        return state.march !== undefined;
      }),
    );
    const { from, to } = state.march as Extract<Move, { do: 'march' }>;
    await page.getByRole('button', { name: /^March/ }).click();
    for (const area of [from, to, to]) {
      await untilReady(page);
      await page.locator('[role=application][aria-busy=false]').waitFor();
      await page.locator(`path[data-area="${area}"]`).focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('.fight').waitFor();
    await page.context().close();
  });

  test('a sacrifice before an action is asked about only if so preferred, or after undo', async () => {
    const game = at('moment', (s) => top(s) === 'moment' && actor(s) === 0 && moves(s).length > 1, {
      options: { ...QUICK, players: 3 },
    });
    const page = await sitDown(game);
    const sacrifice = page.locator('.acting .choices').getByText(/^Sacrifice/);
    await page.locator('.acting .tools button:has-text("Undo"):enabled').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Go on' }).count(), 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    assert.ok((await sacrifice.count()) > 0);
    await prefer(page, { askSacrifices: true });
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await page.context().close();
  });
});
