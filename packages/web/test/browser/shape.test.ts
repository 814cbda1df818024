import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, type State } from '@meltemi/engine';
import type { Locator, Page } from 'playwright-core';
import { untilAsked } from './player.ts';
import { openGame, played, sensible } from './saved.ts';
import { openSite, type Site } from './site.ts';

const QUICK = {
  options: { players: 3, start: 'quick', board: 'quick' },
  seats: [{ name: '' }, { level: 'medium' }, { level: 'medium' }],
  seed: 'shape',
  choose: sensible,
} as const;
/** A turn begins: a choice leads on, and the focus is not on the board. */
const begins = (s: State) => s.phase === 'actions' && s.frames.at(-1)?.kind === 'turn';
const GAME = played({ ...QUICK, until: (s) => begins(s) && s.cycle > 2 && actor(s) === 0 });
const OVER = played({ ...QUICK, seed: 'over', until: (s) => actor(s) === null });

const BOARDS = [
  ...[2, 3, 4, 5, 6].map((players) => ({ edition: 'legendary', players, board: 'quick', start: 'quick' }) as const),
  ...[2, 3, 4, 5].map((players) => ({ edition: 'classic', players }) as const),
];

async function box(of: Locator) {
  const found = await of.boundingBox();
  assert.ok(found, 'it is seen');
  return found;
}

describe('the shape of the table', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function table(width: number, height: number): Promise<Page> {
    const page = await site.visit({ viewport: { width, height } });
    await openGame(page, GAME);
    await untilAsked(page);
    return page;
  }
  const area = (page: Page, at: number) => page.locator(`path[data-area="${at}"]`).first();

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    test(`${width} wide: the board stays in place while a move is chosen`, async () => {
      const page = await table(width, height);
      const before = await box(area(page, 0));
      await page.locator('.acting .choices button').first().click();
      await page.getByRole('button', { name: 'Back' }).waitFor();
      assert.deepEqual(await box(area(page, 0)), before);
      await page.context().close();
    });

    test(`${width} wide: text of twice the size leaves room for the board and the question`, async () => {
      const page = await table(width, height);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      for (const part of ['main', '.question']) assert.ok((await box(page.locator(part))).width > 300, part);
      const { x, width: wide } = await box(page.getByRole('button', { name: 'Menu' }));
      assert.ok(x + wide <= width);
      await page.context().close();
    });
  }

  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ]) {
    for (const options of BOARDS) {
      test(`${width} wide, ${options.players} players, ${options.edition}: every area has its name, at least 11 pixels high`, async () => {
        const seats = [
          { name: '' },
          ...Array.from({ length: options.players - 1 }, () => ({ level: 'easy' }) as const),
        ];
        const until = (s: State) => actor(s) === 0;
        const page = await site.visit({ viewport: { width, height } });
        await openGame(page, played({ options, seats, seed: 'names', until }));
        await untilAsked(page);
        await page.locator('[aria-busy="false"]').waitFor();
        const names = page.locator('main svg .names text');
        const areas = await page.locator('path[data-area]').count();
        await names.nth(areas - 1).waitFor();
        const heights = await names.evaluateAll((all) =>
          all.map((text) => {
            const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          }),
        );
        assert.equal(heights.length, areas);
        assert.ok(Math.min(...heights) >= 11, `${Math.min(...heights)}`);
        await page.context().close();
      });
    }
  }

  for (const [language, width, height, options] of [
    ['en', 844, 390, BOARDS[1]],
    ['uk', 844, 390, BOARDS[1]],
    ['uk', 390, 844, BOARDS[1]],
    ['uk', 1024, 768, BOARDS[3]],
    ['en', 1024, 768, BOARDS[4]],
    ['uk', 1440, 900, BOARDS[4]],
    ['uk', 844, 390, BOARDS[5]],
  ] as const) {
    const what = `${options.players} players, ${options.edition}`;
    test(`${width}x${height}, ${language}, ${what}: no two names overlap or touch`, async () => {
      const seats = [{ name: '' }, ...Array.from({ length: options.players - 1 }, () => ({ level: 'easy' }) as const)];
      const page = await site.visit({ viewport: { width, height }, likes: { language } });
      await openGame(page, played({ options, seats, seed: 'names', until: (s: State) => actor(s) === 0 }));
      await page.locator('[aria-busy="false"]').waitFor();
      const names = page.locator('main svg .names text');
      const areas = await page.locator('path[data-area]').count();
      await names.nth(areas - 1).waitFor();
      const close = await names.evaluateAll((all) => {
        // The box of a text is as high as its font; letters reach from above the middle of it to below its line.
        const boxes = all.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const inset = (bottom - top) * 0.2;
          return { name: text.textContent, left, right, top: top + inset, bottom: bottom - inset };
        });
        const GAP = 1;
        return boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .filter((b) => a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom && b.top < a.bottom)
            .map((b) => `${a.name}, ${b.name}`),
        );
      });
      assert.deepEqual(close, []);
      await page.context().close();
    });
  }

  test('what a bid costs stands on its place, and a god’s scale on one row', async () => {
    const game = played({
      ...QUICK,
      seed: 'rich',
      until: (s) => s.phase === 'offerings' && actor(s) === 0 && Number(s.gold[0]) > 12 && Number(s.priestesses[0]) > 0,
    });
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      const page = await site.visit({ viewport });
      await openGame(page, game);
      await page.locator('aside.gods ol ol button').first().waitFor();
      const rows = await page.locator('aside.gods ol ol').evaluateAll((scales) =>
        scales.map((scale) => ({
          tops: new Set([...scale.children].map((place) => Math.round(place.getBoundingClientRect().top))).size,
          costs: scale.querySelectorAll('button small').length,
        })),
      );
      assert.ok(
        rows.some(({ costs }) => costs >= 5),
        JSON.stringify(rows),
      );
      assert.deepEqual([...new Set(rows.map(({ tops }) => tops))], [1], JSON.stringify(viewport));
      await page.context().close();
    }
  });

  test('the card of an area is placed beside it', async () => {
    const page = await table(1440, 900);
    const told = page.locator('main section:has(.facts)');
    await page.clock.install();
    const areas = await page.locator('path[data-area]').count();
    for (let at = 0; at < areas; at++) {
      const { x, y, width, height } = await box(area(page, at));
      // By the keyboard, for an area's middle may lie outside of it.
      await area(page, at).focus();
      await told.getByRole('heading').first().waitFor();
      const panel = await box(told);
      const apart =
        panel.x + panel.width < x || x + width < panel.x || panel.y + panel.height < y || y + height < panel.y;
      assert.ok(apart, `area ${at} is covered`);
    }
    await page.context().close();
  });

  test('the card of an area closes when the keyboard focus leaves the board', async () => {
    const page = await table(1440, 900);
    const told = page.locator('main section:has(.facts)');
    await page.clock.install();
    await area(page, 0).focus();
    await told.waitFor();
    await page.getByRole('button', { name: 'Hint' }).focus();
    await told.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a hint leaves the buttons of the board free, and goes when it is asked for again', async () => {
    const page = await table(1440, 900);
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.click();
    const list = page.locator('.acting .advice ol');
    await list.waitFor();
    for (const name of ['Zoom in', 'Zoom out', 'Show the whole board']) {
      const { x, y, width, height } = await box(page.getByRole('button', { name }));
      const top = ([x, y]: number[]) => document.elementFromPoint(x, y)?.getAttribute('aria-label');
      assert.equal(await page.evaluate(top, [x + width / 2, y + height / 2]), name);
    }
    await hint.click();
    await list.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('on a phone a battle leaves the board its size, and is in sight', async () => {
    const battle = { area: -1 };
    const game = played({
      ...QUICK,
      seed: 'battle',
      until: (s) => {
        battle.area = s.battle?.area ?? -1;
        return battle.area >= 0 && actor(s) === 0;
      },
      choose: (legal) => legal.find(({ do: verb }) => verb === 'march' || verb === 'sail'),
    });
    const page = await site.visit({ viewport: { width: 390, height: 844 } });
    await openGame(page, game);
    await page.locator('.battle').waitFor();
    await page.locator('[aria-busy="false"]').waitFor();
    const areas = await page
      .locator('path[data-area]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    const wide = Math.max(...areas.map(([, right]) => right)) - Math.min(...areas.map(([left]) => left));
    assert.ok(wide > 300, `${wide} wide`);
    const [seen, fought] = [await box(page.locator('[role=application]')), await box(area(page, battle.area))];
    const middle = fought.y + fought.height / 2;
    assert.ok(seen.y < middle && middle < seen.y + seen.height, `${middle} in ${JSON.stringify(seen)}`);
    await page.context().close();
  });

  test('the end of a game has nothing empty below it on a phone', async () => {
    const page = await site.visit({ viewport: { width: 390, height: 844 } });
    await openGame(page, OVER);
    const end = page.getByRole('dialog');
    await end.getByRole('table').last().waitFor();
    assert.ok(await end.evaluate((dialog) => dialog.scrollHeight <= dialog.clientHeight));
    await page.context().close();
  });

  test('a board that slides under a resting mouse opens no card', async () => {
    const page = await table(1440, 900);
    const told = page.locator('main section:has(.facts)');
    await page.clock.install();
    await area(page, 0).evaluate((path) => {
      for (const type of ['pointerover', 'pointermove'])
        path.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    });
    await page.clock.runFor(2000);
    assert.equal(await told.count(), 0);
    const { x, y, width, height } = await box(page.locator('main svg'));
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.move(x + width / 2 + 5, y + height / 2);
    await told.waitFor();
    await page.context().close();
  });

  test('no income is cut off, however long a name is', async () => {
    const page = await table(960, 800);
    await page.getByRole('navigation').getByRole('button', { name: 'Players' }).click();
    for (const name of await page.locator('article .name').all())
      await name.evaluate((text) => {
        text.textContent = 'Wilhelmina von Hohenzollern';
      });
    const list = await box(page.locator('aside.players'));
    for (const income of await page.locator('.income').all()) {
      const { x, width } = await box(income);
      assert.ok(x + width <= list.x + list.width);
    }
    await page.context().close();
  });

  test('the rules lead back to the table they were opened from', async () => {
    const page = await table(1440, 900);
    await page.locator('aside.players').getByText('You', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.locator('.rule .id').first().click();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await untilAsked(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Leave the table' }).click();
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.locator('.rule').first().waitFor();
    assert.equal(await page.getByRole('link', { name: 'Back to the table' }).count(), 0);
    await page.context().close();
  });
});
