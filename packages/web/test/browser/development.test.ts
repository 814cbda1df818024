import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { decide, untilAsked } from './player.ts';
import { goTo } from './saved.ts';
import { openSite, type Site } from './site.ts';

// The page as `vite` serves it to those who work on it. There Svelte warns of faults in components, and each warning
// fails the visit.

/** Every page that opens without a server, and what is on it. */
const PAGES: readonly (readonly [path: string, until: string])[] = [
  ['/', '.now'],
  ['/learn', 'main ol'],
  ['/learn/offerings', '.coach'],
  ['/new', '.fairness'],
  ['/games', '.none'],
  ['/workshop', '#seed'],
  ['/rules', '.rule'],
];

describe('the page in development', () => {
  let site: Site;
  before(async () => {
    site = await openSite('development');
  });
  after(() => site.close());

  test('every page opens without a warning', async () => {
    const page = await site.visit();
    for (const [path, until] of PAGES) await goTo(page, path, until);
    await page.context().close();
  });

  test('a game goes on for twenty decisions', async () => {
    const page = await site.visit();
    await page.getByRole('button', { name: 'Play now' }).click();
    const rng = random('development');
    for (let decisions = 0; decisions < 20; decisions++) {
      await untilAsked(page);
      assert.notEqual(await decide(page, below(rng, 1000)), null);
    }
    await page.context().close();
  });
});
