import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, moves } from '@meltemi/engine';
import type { Page } from 'playwright-core';
import { words as cs } from '../../src/words/cs/index.ts';
import { words as en, type Words } from '../../src/words/en/index.ts';
import { words as pl } from '../../src/words/pl/index.ts';
import { words as uk } from '../../src/words/uk/index.ts';
import { untilAsked } from './player.ts';
import { goTo, openGame, played, sensible } from './saved.ts';
import { openSite, type Site } from './site.ts';

// Every language on every page, wide and narrow: nothing is missing, nothing runs over.

const LANGUAGES: Readonly<Record<string, Words>> = { en, pl, cs, uk };
const WIDTHS = [1440, 390, 320];

/** Where something sticks out of the window or out of its panel, or a text is no text. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    const [nonsense] = document.body.innerText.match(/.*\b(undefined|null|NaN|\[object)\b.*/) ?? [];
    if (nonsense) found.push(`says ‘${nonsense}’`);
    for (const box of document.querySelectorAll('aside, footer, header, main, section, .button')) {
      if (box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'clip')
        found.push(`${box.tagName} ${box.className} ‘${box.textContent?.slice(0, 40)}’ runs over`);
    }
    return found;
  });
}

/** What stands on a button beyond its edge, or on a button beside it. */
function outside(page: Page): Promise<string[]> {
  return page.locator('.gods li li button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      return inner.left < outer.left || inner.right > outer.right || outer.right > innerWidth
        ? [button.textContent as string]
        : [];
    }),
  );
}

/** Words about a god that lie under a button. */
function covered(page: Page): Promise<string[]> {
  return page.locator('aside.gods .gods > ol > li').evaluateAll((gods) =>
    gods.flatMap((god) =>
      [...god.querySelectorAll('.words > *')].flatMap((words) => {
        const text = document.createRange();
        text.selectNodeContents(words);
        const one = text.getBoundingClientRect();
        const under = [...god.querySelectorAll(':scope ol button, .head > button.primary')].some((button) => {
          const other = button.getBoundingClientRect();
          const [w, h] = [
            Math.min(one.right, other.right) - Math.max(one.left, other.left),
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
          ];
          return one.width > 0 && other.width > 0 && w > 0 && h > 0;
        });
        return under ? [words.textContent as string] : [];
      }),
    ),
  );
}

describe('every language', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const turn = played({
    options: { players: 4, board: 'quick', start: 'quick' },
    seats: [{ name: 'Ada' }, { level: 'easy' }, { level: 'medium' }, { level: 'hard' }],
    seed: 'languages',
    until: (s) => s.phase === 'actions' && s.cycle > 2 && actor(s) === 0 && moves(s).length > 8,
    choose: sensible,
  });

  const offering = played({
    options: { players: 4, board: 'quick', start: 'quick' },
    seats: [{ name: '' }, { level: 'easy' }, { level: 'easy' }, { level: 'easy' }],
    seed: 'offering',
    until: (s) => s.phase === 'offerings' && actor(s) === 0 && s.priestesses[0] > 0 && s.gold[0] > 13,
    choose: (legal) => legal.find(({ do: verb }) => verb === 'end'),
  });

  for (const [language, words] of Object.entries(LANGUAGES)) {
    test(language, async () => {
      const page = await site.visit({ likes: { language } });
      const check = async (where: string, text: string) => {
        await page.getByText(text).first().waitFor({ state: 'attached' });
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          assert.deepEqual(await faults(page), [], `${where} at ${width}`);
        }
      };
      await check('first page', words.home.playNow);
      await goTo(page, '/new', '.begin');
      await check('new game', words.newGame.begin);
      await goTo(page, '/learn', 'ol');
      await check('lessons', words.learn.offerings.about);
      await goTo(page, '/workshop', '#seed');
      await check('workshop', words.workshop.seedHint);
      await goTo(page, '/rules', '.rule');
      await check('rules', words.rulesPage.contents);
      await openGame(page, turn);
      await untilAsked(page);
      await check('table', words.acting.undo);
      for (const tab of Object.values(words.acting.tabs)) {
        await page.getByRole('navigation').getByRole('button', { name: tab }).click();
        assert.deepEqual(await faults(page), [], `table, ${tab}`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const ribbon = await page.locator('.ribbon').boundingBox();
      await openGame(page, offering);
      await page.locator('.gods li li small').first().waitFor();
      await page.getByRole('navigation').getByRole('button', { name: words.acting.tabs.gods }).click();
      await page.setViewportSize({ width: 390, height: 844 });
      assert.deepEqual(await page.locator('.ribbon').boundingBox(), ribbon, 'the ribbon is the same in every phase');
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
        for (const width of [1920, 1440, 1200, 901, 390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          assert.deepEqual(await outside(page), [], `offerings at ${width}, text ${size}`);
          if (size === '100%' && width >= 390) assert.deepEqual(await covered(page), [], `gods at ${width}`);
        }
      }
      await page.context().close();
    });
  }
});
