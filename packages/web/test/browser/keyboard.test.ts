import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, moves, random, type State } from '@meltemi/engine';
import type { Page } from 'playwright-core';
import { decideByKeys, tabTo, watch, watched } from './keyboard-player.ts';
import { untilAsked } from './player.ts';
import { openGame, played, sensible } from './saved.ts';
import { openSite, type Site } from './site.ts';

const SEATS = [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }] as const;
const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;
const inTurn = (s: State) =>
  s.phase === 'actions' && actor(s) === 0 && moves(s).some(({ do: verb }) => verb === 'recruit');

describe('with the keyboard alone', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function sitDown(until: (s: State) => boolean, seed: string): Promise<Page> {
    const page = await site.visit();
    await openGame(page, played({ options: QUICK, seats: SEATS, seed, until, choose: sensible }));
    await untilAsked(page);
    await page.locator('[role=application][aria-busy=false]').waitFor();
    return page;
  }

  test('a whole game from the first page to the end, and the focus is never lost', async () => {
    const page = await site.visit();
    const places = [{ person: true }, { person: false, level: 'easy' }, { person: false, level: 'easy' }];
    await page.evaluate((kept) => localStorage.setItem('meltemi.new-game', kept), JSON.stringify({ places }));
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus').textContent())?.startsWith('Play now')) break;
    }
    await page.keyboard.press('Enter');
    await page.locator('.acting :focus').waitFor();
    await watch(page);
    const luck = random('keys');
    let decisions = 0;
    for (let idle = 0; idle < 2000 && (await page.locator('dialog[open] #end-title').count()) === 0; ) {
      if (await decideByKeys(page, luck)) [idle, decisions] = [0, decisions + 1];
      else {
        idle++;
        await page.waitForTimeout(20);
      }
    }
    await page.locator('dialog[open] #end-title:focus').waitFor();
    assert.ok(decisions > 50, `${decisions} decisions`);
    const { losses, heard } = await watched(page);
    assert.deepEqual(losses, []);
    assert.ok(heard.filter(({ what }) => what === 'said').length > 50);
    await page.context().close();
  });

  test('every question of a cycle is announced when it is asked, with whose turn it is', async () => {
    const page = await sitDown((s) => s.cycle === 2 && s.phase === 'offerings' && actor(s) === 0, 'announced');
    await page.keyboard.press('q');
    await watch(page);
    const luck = random('announced');
    const cycle = page.locator('.ribbon strong', { hasText: 'Cycle 3' });
    while (!(await cycle.count())) if (!(await decideByKeys(page, luck))) await page.waitForTimeout(20);
    await untilAsked(page);
    const { heard, losses } = await watched(page);
    const asked = heard.filter(({ what }) => what === 'asked');
    assert.ok(asked.length >= 4, `${asked.length} questions`);
    const said = heard.filter(({ what }) => what === 'said').map(({ text }) => text);
    let from = 0;
    for (const { text } of asked) {
      const at = said.findIndex((line, i) => i >= from && line.endsWith(text));
      assert.ok(at >= 0, `not announced: ${text}\n${said.join('\n')}`);
      from = at + 1;
    }
    assert.ok(said.filter((text) => text.startsWith('Your turn. ')).length >= 2, said.join('\n'));
    assert.ok(
      said.some((text) => text.includes('Ada')),
      'what one has done is said as well',
    );
    for (const [i, text] of said.entries()) assert.ok(i === 0 || text !== said[i - 1], `said twice: ${text}`);
    assert.deepEqual(losses, []);
    await page.context().close();
  });

  test('the log is one stop; arrows go through its lines and to their rules', async () => {
    const page = await sitDown((s) => s.cycle === 4 && inTurn(s), 'log');
    const log = page.getByRole('complementary', { name: 'Log' });
    assert.equal(await log.locator('a[href]:not([tabindex="-1"]), button:not([tabindex="-1"])').count(), 1);
    await page.keyboard.press('l');
    await log.locator(':focus').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? null);
    const last = await focused();
    assert.equal(last, await log.locator('li').last().textContent());
    await page.keyboard.press('ArrowUp');
    assert.equal(await focused(), await log.locator('li').nth(-2).textContent());
    await page.keyboard.press('ArrowRight');
    assert.match((await page.locator(':focus').getAttribute('href')) ?? '', /#\/rules\/LE-/);
    assert.equal(await log.locator('[tabindex="0"]').count(), 1);
    await page.keyboard.press('Home');
    assert.equal(await page.locator(':focus').textContent(), 'Earlier cycles');
    await page.keyboard.press('Tab');
    assert.equal(await log.locator(':focus').count(), 0, 'the next stop is elsewhere');
    await page.context().close();
  });

  test('a card that opened by focus closes when the focus goes on', async () => {
    const page = await sitDown((s) => s.cycle === 3 && inTurn(s), 'cards');
    const open = page.locator('.sheet:popover-open');
    await tabTo(page, '.gods .face');
    await open.waitFor();
    await tabTo(page, '[role=application] [tabindex="0"]');
    assert.equal(await open.count(), 0);
    await page.context().close();
  });

  test('shortcuts are listed, do what they say, and can be switched off', async () => {
    const page = await sitDown((s) => s.cycle === 2 && inTurn(s), 'shortcuts');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const does of ['Undo', 'Hint', 'End turn', 'Confirm', 'To the next place to choose', 'Type a move'])
      await list.getByText(does, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#shortcuts-title').waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    const confirm = page.getByRole('button', { name: 'Yes, end turn' });
    await confirm.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End turn', exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('h');
    const advice = (await page.locator('.acting .advice button').first().textContent()) as string;
    await page.locator('[role=log].spoken', { hasText: advice }).waitFor({ state: 'attached' });

    await page.keyboard.press('?');
    await list.getByLabel('Use single keys as shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.locator('#shortcuts-title').waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    assert.equal(await confirm.count(), 0);
    await page.context().close();
  });

  test('moves are typed in notation, completed, and refused in words', async () => {
    const page = await sitDown((s) => s.cycle === 2 && s.phase === 'offerings' && actor(s) === 0, 'typed');
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Your move in notation' });
    await box.and(page.locator(':focus')).waitFor();
    const wrong = page.getByRole('dialog').getByRole('alert');
    await page.keyboard.type('bid zoos 5');
    await page.keyboard.press('Enter');
    await wrong.getByText(/Not understood\. Expected a god .* found 'zoos'/).waitFor();
    await box.fill('march syros>milos 2');
    await page.keyboard.press('Enter');
    await wrong.getByRole('link', { name: 'Rule' }).waitFor();
    const offered = await page
      .locator('datalist option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const bid = offered.find((text) => /^bid (?!apollo)/.test(text)) as string;
    await box.fill(bid.toUpperCase());
    await page.keyboard.press('Enter');
    await box.waitFor({ state: 'detached' });
    // Where others come next it is confirmed like any other choice.
    if ((await page.locator('.acting .settled').count()) > 0) await page.keyboard.press('Enter');
    const [, god, amount] = bid.split(' ');
    const line = page.locator('aside.log li', {
      hasText: new RegExp(`Ada.*${amount}.*${god}|Ada.*${god}.*${amount}`, 'i'),
    });
    await line.last().waitFor();
    await page.context().close();
  });
});
