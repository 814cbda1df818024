import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, moves } from '@meltemi/engine';
import type { Page } from 'playwright-core';
import { words as cs } from '../../src/words/cs/index.ts';
import { pages as csPages } from '../../src/words/cs/pages.ts';
import { words as en, type Words } from '../../src/words/en/index.ts';
import { pages as enPages } from '../../src/words/en/pages.ts';
import { words as pl } from '../../src/words/pl/index.ts';
import { pages as plPages } from '../../src/words/pl/pages.ts';
import { words as uk } from '../../src/words/uk/index.ts';
import { pages as ukPages } from '../../src/words/uk/pages.ts';
import { untilAsked } from './player.ts';
import { goTo, openGame, played, sensible, withoutMotion } from './saved.ts';
import { openSite, type Site } from './site.ts';

// Every language on every page, wide and narrow: nothing is missing, nothing runs over.

const LANGUAGES: Readonly<Record<string, Words>> = {
  en: { ...en, ...enPages },
  pl: { ...pl, ...plPages },
  cs: { ...cs, ...csPages },
  uk: { ...uk, ...ukPages },
};
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

describe('every language', { timeout: 900_000 }, () => {
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

  for (const [language, words] of Object.entries(LANGUAGES)) {
    test(language, async () => {
      const page = await site.visit();
      await withoutMotion(page, language);
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
      await check('lessons', words.learn.intro);
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
      await page.context().close();
    });
  }
});
