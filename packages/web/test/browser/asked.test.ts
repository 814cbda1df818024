/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor } from '@meltemi/engine';
import { ASKED, untilAsked } from './player.ts';
import { goTo, openGame, played } from './saved.ts';
import { openSite, type Site } from './site.ts';

// What is asked, and what is offered.

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const BOT = { level: 'easy' } as const;
const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;

describe('what is asked', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  test('after a decision its question is gone with its choices, whatever is shown next', async () => {
    const page = await site.visit();
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

  test('around one screen all higher places of a god can be clicked on; what is too dear is refused', async () => {
    const page = await site.visit();
    const game = played({
      options: QUICK,
      seats: [ADA, BEN, BOT],
      seed: 'squares',
      until: (s) => s.phase === 'offerings' && actor(s) === 0,
    });
    await openGame(page, game);
    await untilAsked(page);
    const asked = await page.locator('.question').innerText();
    const scales = page.locator('.gods li ol', { has: page.getByRole('button') });
    for (let i = 0; i < (await scales.count()); i++) {
      const places = await scales.nth(i).locator('> li').count();
      assert.equal(await scales.nth(i).getByRole('button').count(), places, 'nobody has bid yet');
    }
    await scales.first().getByRole('button').last().click();
    await page.locator('.refused.told', { hasText: 'more than you can pay' }).waitFor();
    assert.equal(await page.locator('.question').innerText(), asked);
    assert.equal(await page.locator('.acting .settled').count(), 0);
    await scales.first().getByRole('button').first().click();
    await page.locator('.acting .settled').waitFor();
    assert.equal(await page.locator('.refused.told').count(), 0);
    await page.context().close();
  });

  test('in a lesson the focus goes from the last text to the move, and never falls to the page', async () => {
    const page = await site.visit();
    await goTo(page, '/learn/offerings', '.coach .primary');
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
    const on = page.getByRole('button', { name: 'Go on' });
    let read = 0;
    for (; (await on.count()) > 0; read++) {
      const text = page.locator('#coach p[role=status]');
      const before = await text.innerText();
      await on.click();
      await page.waitForFunction(
        (old) => document.querySelector<HTMLElement>('#coach p[role=status]')?.innerText !== old,
        before,
      );
    }
    assert.ok(read >= 3);
    await page.locator(ASKED).first().waitFor();
    assert.match(String(await focused()), /^(coach|question)$/);
    // For the keyboard it goes on to the first choice.
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.closest('.table') !== null);
    await page.context().close();
  });
});
