/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor } from '@meltemi/engine';
import { ASKED, untilAsked } from './player.ts';
import { openGame, played, withoutMotion } from './saved.ts';
import { openSite, type Site } from './site.ts';

// What the bar says while nobody at this page can choose.

const ADA = { name: 'Ada' };
const BOT = { level: 'easy' } as const;
const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;

describe('while others decide', { timeout: 600_000 }, () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  test('after a decision its question is gone with its choices, whatever is shown next', async () => {
    const page = await site.visit();
    await withoutMotion(page);
    await page.evaluate(() => {
      const likes = JSON.parse(localStorage.getItem('meltemi.preferences') ?? '{}');
      localStorage.setItem('meltemi.preferences', JSON.stringify({ ...likes, speed: 'normal' }));
    });
    await page.reload();
    const game = played({
      options: QUICK,
      seats: [ADA, BOT, BOT],
      seed: 'fight on',
      until: (s) => s.battle !== null && actor(s) === 0 && s.frames.at(-1)?.kind === 'withdraw',
    });
    await openGame(page, game);
    await untilAsked(page);
    await page.evaluate((asked) => {
      const said: string[] = [];
      Object.assign(window, { said });
      const look = () => {
        const text = document.querySelector<HTMLElement>('.acting .question')?.innerText.trim() ?? '';
        if (document.querySelector(asked) === null) said.push(text);
        requestAnimationFrame(look);
      };
      look();
    }, ASKED);
    await page.locator('.acting .choices button', { hasText: 'Fight on' }).click();
    await page.waitForFunction((asked) => document.querySelector(asked) === null, ASKED);
    await page.locator(ASKED).first().waitFor();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    assert.ok(said.length > 0);
    const questions = [...new Set(said)].filter((text) => text && !/ is thinking …$|^Fate decides …$/.test(text));
    assert.deepEqual(questions, [], 'questions without choices');
    await page.context().close();
  });
});
