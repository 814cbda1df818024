import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { Page } from 'playwright-core';
import { call, sit, whoIsAsked } from './people.ts';
import { decide, untilAsked } from './player.ts';
import { openGame, played } from './saved.ts';
import { type Server, startServer } from './server.ts';
import { openSite, type Site } from './site.ts';

// What people see of each other: around one screen, in two windows, at tables of a server.

const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;

describe('in company', () => {
  let site: Site;
  let server: Server;
  before(async () => {
    site = await openSite();
    server = await startServer(site.folder, 'SQLite');
  });
  after(async () => {
    await server.stop();
    await site.close();
  });

  /** People with names, each with a browser of their own. */
  function visitors<T extends string>(...names: readonly T[]): Promise<Page[]> {
    return Promise.all(
      names.map(async (name) => {
        const page = await site.visit({}, server.address);
        await call(page, 'PUT', 'me', { name });
        return page;
      }),
    );
  }

  /** A table of these people and of bots. */
  async function table(people: readonly Page[], options: object, level = 'random'): Promise<string> {
    const agreement = { options, clock: null, listed: false, hints: false, undo: true };
    const [host] = people;
    const { id } = await call<{ id: string }>(host, 'POST', 'tables', agreement);
    for (const [seat, page] of people.entries()) await sit(page, id, seat);
    const { seats } = await call<{ seats: readonly unknown[] }>(host, 'GET', `tables/${id}`);
    for (const [seat, sitter] of seats.entries())
      if (sitter === null) await call(host, 'PUT', `tables/${id}/seats/${seat}/bot`, { level });
    return id;
  }

  async function open(id: string, ...pages: readonly Page[]): Promise<void> {
    await Promise.all(pages.map((page) => page.evaluate((hash) => location.assign(hash), `#/at/${id}`)));
  }

  async function leave(...pages: readonly Page[]): Promise<void> {
    for (const page of pages) await page.context().close();
  }

  test('the purse is shown while any part of its button is held', async () => {
    const page = await site.visit();
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { level: 'easy' }] as const;
    const until = ({ phase }: { phase: string }) => phase === 'offerings';
    await openGame(page, played({ options: QUICK, seats, seed: 'held purse', until }));
    await untilAsked(page);
    const hold = page.locator('.tools button', { hasText: 'Hold to see my gold' });
    const held = page.locator('.tools button.held');
    const box = await hold.boundingBox();
    assert.ok(box);
    for (const x of [4, box.width / 2, box.width - 4]) {
      await page.mouse.move(box.x + x, box.y + box.height / 2);
      await page.mouse.down();
      await held.getByText(/^\d+\sGP$/).waitFor();
      // It stays there while the pointer moves a little.
      await page.mouse.move(box.x + x + 1, box.y + box.height / 2 + 1);
      assert.match(await held.innerText(), /^\d+\sGP$/);
      const now = await held.boundingBox();
      assert.equal(Math.round(now?.width ?? 0), Math.round(box.width));
      await page.mouse.up();
      await page.getByText('Hold to see my gold').waitFor();
    }
    await page.context().close();
  });

  test('a second window follows the language and the theme', async () => {
    const page = await site.visit();
    const other = await page.context().newPage();
    await other.goto(site.address);
    await other.locator('html[lang=en][data-theme=light]').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('#settings-theme').selectOption('dark');
    await other.locator('html[data-theme=dark]').waitFor();
    await page.locator('#settings-language').selectOption('pl');
    await other.locator('html[lang=pl]').waitFor();
    assert.equal(await other.locator('html').getAttribute('data-theme'), 'dark');
    await page.context().close();
  });

  test('the seats of a rematch are kept until the host frees one, and who comes too late is told so', async () => {
    const [ada, ben, cleo] = await visitors('Ada', 'Ben', 'Cleo');
    const id = await table([ada, ben], QUICK);
    await open(id, ada, ben, cleo);
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await cleo.getByText('You are watching').waitFor();
    await ada.getByRole('button', { name: 'Table', exact: true }).click();
    await ada.getByRole('button', { name: 'Propose to end the game' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await ben.getByRole('button', { name: 'Agree' }).click();
    await cleo.getByRole('dialog').waitFor();
    assert.equal(await cleo.getByRole('button', { name: 'Play again' }).count(), 0, 'it is not her game');

    await ada.getByRole('button', { name: 'Play again' }).click();
    await ada.getByText('Kept for Ben').waitFor();
    await ada.getByText('Not here yet: Ben.').waitFor();
    await cleo.getByRole('dialog').getByText('The players go on at a new table. You can watch there.').waitFor();
    await cleo.getByRole('dialog').getByRole('button', { name: 'To the next game' }).click();
    await cleo.getByText('Kept for Ben').waitFor();
    assert.equal(await cleo.getByRole('button', { name: 'Sit here' }).count(), 0);

    await ada.getByRole('button', { name: 'Free this seat (Ben)' }).click();
    await cleo.getByRole('button', { name: 'Sit here' }).click();
    await ada.locator('.seats strong', { hasText: 'Cleo' }).waitFor();
    await ben.getByRole('dialog').getByRole('button', { name: 'To the next game' }).click();
    await ben.getByRole('alert').getByText('Somebody sits there already.').waitFor();
    await leave(ada, ben, cleo);
  });

  test('partners write to each other, and the chat beside the board covers nothing', async () => {
    const people = await visitors('Ada', 'Ben', 'Cyd', 'Dan');
    const [ada, ben, cyd, dan] = people;
    const id = await table(people, { players: 4, teams: true, start: 'quick' });
    await open(id, ...people);
    await ada.getByText('4\u00a0players in teams').waitFor();
    await ada.getByRole('heading', { name: 'Team: Red and Yellow' }).waitFor();
    const [first, second] = await ada.locator('.seats').all();
    assert.match(await first.innerText(), /Ada.*Cyd/s);
    assert.match(await second.innerText(), /Ben.*Dan/s);
    await ada.getByRole('button', { name: 'Start the game' }).click();
    for (const page of people) await page.locator('.table .players article').first().waitFor();

    const write = async (page: Page, text: string) => {
      await page.getByLabel('Write something').fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
    };
    for (const page of people) await page.getByRole('button', { name: /^Chat/ }).click();
    await ada.getByText('Spectators read this too.').waitFor();
    await ada.getByRole('button', { name: 'Team', exact: true }).click();
    await ada.getByText('Only your team reads this.').waitFor();
    await write(ada, 'Let us take Zeus');
    await cyd.getByRole('button', { name: /^Team.*1 new message/ }).click();
    await cyd.getByRole('log').getByText('Let us take Zeus').waitFor();
    await write(ben, 'Good luck to all');
    for (const page of [ben, dan]) await page.getByRole('log').getByText('Good luck to all').waitFor();
    for (const page of [ben, dan]) assert.equal(await page.getByText('Let us take Zeus').count(), 0);

    const asked = await whoIsAsked(people);
    const box = async (name: string, place: string) => {
      const found = await asked.locator(place).first().boundingBox();
      assert.ok(found, name);
      return found;
    };
    const chat = await box('chat', 'aside[aria-label="Chat"]');
    assert.ok(chat.y + chat.height <= 900 && chat.x + chat.width <= 1440);
    for (const [name, place] of [
      ['zoom', '.table main button'],
      ['undo', '.tools button >> text=Undo'],
      ['the purse', '.players li .purse b'],
    ] as const) {
      const other = await box(name, place);
      const apart =
        other.x + other.width <= chat.x ||
        other.x >= chat.x + chat.width ||
        other.y + other.height <= chat.y ||
        other.y >= chat.y + chat.height;
      assert.ok(apart, `${name} is not covered`);
    }
    await leave(...people);
  });

  test('the address of a move of a finished game opens in any browser, and that of a running one its table', async () => {
    const [ada, ben] = await visitors('Ada', 'Ben');
    const id = await table([ada, ben], QUICK);
    // Their pages show the first numbers; without them the start waits.
    await open(id, ada, ben);
    await ada.getByRole('button', { name: 'Start the game' }).click();
    const stranger = await site.visit({}, `${server.address}#/replay/${id}/1`);
    await stranger.getByText('You are watching').waitFor();
    assert.ok(stranger.url().includes(`#/at/${id}`), 'it has secrets');

    await ada.getByRole('button', { name: 'Table', exact: true }).click();
    await ada.getByRole('button', { name: 'Propose to end the game' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await ben.getByRole('button', { name: 'Agree' }).click();
    await ada.getByRole('link', { name: 'Watch the replay' }).click();
    await ada.getByRole('slider').waitFor();
    await ada.keyboard.press('Home');
    await ada.evaluate(() => {
      const copied = (text: string) => document.body.setAttribute('data-copied', text);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied(text) } });
    });
    await ada.getByRole('button', { name: 'Copy link to this move' }).click();
    await ada.getByRole('button', { name: 'Copied' }).waitFor();
    const address = await ada.locator('body').getAttribute('data-copied');
    assert.equal(address, `${server.address}/#/replay/${id}/0`);
    const fresh = await site.visit({}, address ?? '');
    await fresh.getByRole('slider').waitFor();
    assert.match(await fresh.locator('h1').innerText(), /Ada/);

    const nothing = await site.visit({}, `${server.address}#/replay/no-such-game/0`);
    await nothing.getByText('There is no such game on this device.').waitFor();
    await leave(ada, ben, stranger, fresh, nothing);
  });

  test('what is chosen and written while the server is away is shown as being sent, and arrives once', async () => {
    const [ada] = await visitors('Ada');
    const id = await table([ada], QUICK);
    await open(id, ada);
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await untilAsked(ada);
    await ada.getByRole('button', { name: 'Chat' }).click();
    await server.kill();
    await ada.getByText('Connection lost. Trying again …').waitFor();
    const question = ada.locator('.acting .question');
    const luck = random('sending');
    const isSending = async () => (await question.innerText()) === 'Sending …';
    for (let clicks = 0; clicks < 50 && !(await isSending()); clicks++) await decide(ada, below(luck, 1000));
    await question.getByText('Sending …').waitFor();
    await ada.getByLabel('Write something').fill('Is anybody there?');
    await ada.getByRole('button', { name: 'Send', exact: true }).click();
    const written = ada.getByRole('log').locator('p', { hasText: 'Is anybody there?' });
    await written.filter({ hasText: 'Sending …' }).waitFor();
    await server.start();
    await written.filter({ hasText: 'Ada' }).waitFor();
    await written.filter({ hasText: 'Sending …' }).waitFor({ state: 'detached' });
    assert.equal(await written.count(), 1);
    await untilAsked(ada);
    assert.equal(await isSending(), false);
    await leave(ada);
  });

  test('a table that is opened while the server is away offers a way home', async () => {
    const [ada] = await visitors('Ada');
    const id = await table([ada], QUICK);
    await ada.route('**/live', (request) => request.abort());
    await ada.routeWebSocket(/live$/, (socket) => socket.close({ code: 1011 }));
    await open(id, ada);
    await ada.getByText('Connection lost. Trying again …').waitFor();
    await ada.getByRole('link', { name: 'To the home page' }).click();
    await ada.getByRole('heading', { name: 'Meltemi' }).first().waitFor();
    await leave(ada);
  });
});
