import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { actor, type Random, random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { winningSeats } from '@meltemi/engine/query';
import { type GameRecord, readRecord, replay } from '@meltemi/engine/record';
import type { Page } from 'playwright-core';
import { bots } from '../../src/words/en/bots.ts';
import { call, playUntil, sit, takeBack, whoIsAsked } from './people.ts';
import { decide } from './player.ts';
import { type Server, startServer } from './server.ts';
import { openSite, type Site } from './site.ts';

// Whole games of several browsers through the real server.

const MELTEMI = join(import.meta.dirname, '../../../cli/src/main.ts');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LOST = 'Connection lost. Trying again …';

/** Ada makes a table, Ben comes by the link, a bot has the third seat, Cleo watches. */
async function gather(site: Site, server: Server): Promise<Record<'ada' | 'ben' | 'cleo', Page>> {
  const ada = await site.visit({}, server.address);
  await ada.locator('a[href="#/online"]').click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Use this name' }).click();
  // What stands below moves up then.
  await ada.getByLabel('Your name').waitFor({ state: 'detached' });
  await ada.getByRole('link', { name: 'Make a table' }).click();
  await ada.getByRole('radio', { name: 'Live' }).check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  const link = await ada.getByLabel('Invite others with this link').inputValue();

  const ben = await site.visit(PHONE, link);
  await ben.getByRole('button', { name: 'Sit here' }).first().tap();
  await ben.getByLabel('Your name').and(ben.locator(':focus')).waitFor();
  await ben.keyboard.type('Ben');
  await ben.getByRole('button', { name: 'Sit here', exact: true }).tap();
  await ada.locator('.seats strong', { hasText: 'Ben' }).waitFor();
  await ada.getByRole('combobox').selectOption('easy');
  await ada.getByText('Every seat is taken.').waitFor();
  await ada.getByRole('button', { name: 'Start the game' }).click();

  const cleo = await site.visit({}, link);
  for (const page of [ada, ben, cleo]) await page.locator('.table').waitFor();
  await cleo.getByText('You are watching').waitFor();
  return { ada, ben, cleo };
}

/** Another table of the same people, whose clocks run out while nobody looks. */
async function shortTable(ada: Page, ben: Page): Promise<string> {
  const { id } = await call<{ id: string }>(ada, 'POST', 'tables', {
    options: { players: 3, start: 'quick' },
    clock: { live: 10, increment: 0 },
    listed: false,
    hints: true,
    undo: true,
  });
  await sit(ada, id, 0);
  await sit(ben, id, 1);
  await call(ada, 'PUT', `tables/${id}/seats/2/bot`, { level: 'random' });
  await call(ada, 'POST', `tables/${id}/start`);
  return id;
}

async function chat(from: Page, to: readonly Page[]): Promise<void> {
  await from.getByRole('button', { name: 'Chat' }).click();
  await from.getByLabel('Write something').fill('May the winds be with you');
  await from.getByRole('button', { name: 'Send' }).click();
  for (const page of to) {
    await page.getByRole('button', { name: /^Chat.*1 new message/ }).click();
    await page.getByRole('log').getByText('May the winds be with you').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await from.getByRole('button', { name: 'Close', exact: true }).click();
}

/** One proposes to go back to a moment in the log, and the other agrees. */
async function goBack(page: Page, other: Page): Promise<void> {
  const lines = page.locator('.log li');
  const recent = lines.nth((await lines.count()) - 3);
  await recent.getByRole('button').click();
  await page.getByRole('button', { name: 'Propose it' }).click();
  await page.getByText(/^Proposal to go back/).waitFor();
  await other.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, other]) await one.getByText(/^Proposal to go back/).waitFor({ state: 'detached' });
}

/** The server dies while somebody decides. It comes back, the decision counts, and all go on. */
async function outage(server: Server, people: readonly Page[], watching: Page, luck: Random): Promise<void> {
  const asked = await whoIsAsked(people);
  await server.kill();
  for (const page of [...people, watching]) await page.getByText(LOST).waitFor();
  const question = asked.locator('.acting .choices button, .acting .primary');
  for (let clicks = 0; clicks < 200 && (await question.count()) > 0; clicks++) await decide(asked, below(luck, 1000));
  assert.equal(await question.count(), 0, 'something was decided');
  await server.start();
  for (const page of [...people, watching]) await page.getByText(LOST).waitFor({ state: 'detached' });
  await playUntil(people, luck, (clicks) => clicks >= 8);
  for (const page of people) assert.equal((await page.getByRole('alert').allInnerTexts()).join(''), '');
}

/** Whose time was up is judged by the others. Gives who has judged. */
async function timeOut(people: readonly Page[], table: string, choice: string): Promise<Page> {
  const judges: Page[] = [];
  for (const page of people) {
    await page.evaluate((hash) => location.assign(hash), `#/at/${table}`);
    await page.getByText(/time is up/).waitFor();
    if ((await page.getByRole('button', { name: choice }).count()) > 0) judges.push(page);
  }
  assert.equal(judges.length, 1, 'nobody judges their own time');
  await judges[0].getByRole('button', { name: choice }).click();
  for (const page of people) await page.getByText(/time is up/).waitFor({ state: 'detached' });
  return judges[0];
}

/** One of this person's finished games ended like this. */
async function inLobby(page: Page, ending: string): Promise<void> {
  await page.evaluate(() => location.assign('#/online'));
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Finished games' }) });
  await list.getByText(ending).waitFor();
}

interface Exported extends GameRecord {
  readonly names: readonly string[];
  readonly proof: { readonly log: readonly { readonly do: string; readonly seat?: number | null }[] };
}

/** A finished game is checked by everybody, saved as a file, checked there, and watched again. */
async function afterwards(page: Page, others: readonly Page[]): Promise<Exported> {
  for (const one of [page, ...others]) {
    const end = one.getByRole('dialog');
    await end.getByRole('button', { name: 'Check the dice' }).click();
    await end.getByText(/outcomes? checked: all of them are right/).waitFor();
    await end.getByText('What this proves').waitFor();
  }
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saved).path();
  const { stdout } = await promisify(execFile)(process.execPath, [MELTEMI, 'verify', path]);
  assert.match(stdout, /everything follows from the seed/);
  const record = readRecord(readFileSync(path, 'utf8'));
  assert.equal(replay(record).difference, null);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('.replay svg:visible').first().waitFor();
  return record as Exported;
}

describe('several browsers at a server', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  /** The first cycles of a game, with everything that may happen. Gives all people, and a second table. */
  async function play(server: Server, luck: Random) {
    const { ada, ben, cleo } = await gather(site, server);
    const people = [ada, ben];
    const late = await shortTable(ada, ben);
    await chat(ben, [ada, cleo]);
    await takeBack(ada, [ben], luck);
    await goBack(ada, ben);
    await ben.reload();
    await playUntil(people, luck, (clicks) => clicks >= 10);
    await outage(server, people, cleo, luck);
    assert.equal(await cleo.locator('.acting .choices button').count(), 0, 'spectators are asked nothing');
    return { ada, ben, cleo, people, late };
  }

  test('SQLite: a whole game', async (t) => {
    const server = await startServer(site.folder, 'SQLite');
    t.after(() => server.stop());
    const luck = random('online');
    const { ada, ben, cleo, people, late } = await play(server, luck);
    const ended = async (page: Page) => (await page.locator('dialog[open]').count()) > 0;
    await playUntil(people, luck, async () => (await ended(ada)) && (await ended(ben)));
    const record = await afterwards(ada, [ben, cleo]);
    await ben.getByText(/Your seat added \d+ numbers from this device/).waitFor();
    assert.equal(
      await ben.getByText(/came from another device|did not arrive in time|not from this device/).count(),
      0,
    );
    await cleo.getByText('This device added no numbers of its own before the start.').waitFor();
    assert.equal(actor(replay(record).state), null);
    for (const alone of [true, false])
      assert.ok(record.proof.log.some(({ do: what, seat }) => what === 'back' && (seat !== null) === alone));
    const winners = winningSeats(replay(record).state).map((seat) =>
      record.names[seat] === 'easy' ? bots.easy.names.split(' ')[seat] : record.names[seat],
    );
    await inLobby(ada, `Victory: ${winners.join(' and ')}`);
    const judge = await timeOut(people, late, 'A bot plays on');
    await judge
      .locator('.bar')
      .getByText(new RegExp(bots.medium.names.replaceAll(' ', '|')))
      .waitFor();
    for (const page of people) if (page !== judge) await page.locator('.watching').waitFor({ state: 'attached' });
    for (const page of [ada, ben, cleo]) await page.context().close();
  });

  test('the lobby shows errors, and recovers from them', async (t) => {
    const server = await startServer(site.folder, 'SQLite');
    t.after(() => server.stop());
    const page = await site.visit({}, `${server.address}#/online/me/used-already`);
    const lists = page.getByRole('heading', { name: 'Open tables' });
    await lists.waitFor();
    await page.getByRole('button', { name: 'Use the name in the link' }).click();
    await page.getByText('This link was used already, or is too old.').waitFor();
    await page.route('**/api/me', (request) => request.abort());
    await page.reload();
    await page.getByText('The server does not answer.').waitFor();
    assert.equal(await lists.count(), 0);
    await page.unroute('**/api/me');
    await lists.waitFor();
    await page.context().close();
  });

  test('a personal link creates no session without confirmation', async (t) => {
    const server = await startServer(site.folder, 'SQLite');
    t.after(() => server.stop());
    const ada = await site.visit({}, server.address);
    await call(ada, 'PUT', 'me', { name: 'Ada' });
    const { link } = await call<{ link: string }>(ada, 'POST', 'me/link');
    const page = await site.visit({}, `${server.address}#/online/me/${link}`);
    await page.getByText('Use it only if it comes from another device of your own.').waitFor();
    assert.equal(await call(page, 'GET', 'me'), null);
    await page.getByRole('button', { name: 'Use the name in the link' }).click();
    await page.getByText('Welcome, Ada.').waitFor();
    for (const one of [ada, page]) await one.context().close();
  });

  test('the lobby says whose turn it is', async (t) => {
    const server = await startServer(site.folder, 'SQLite');
    t.after(() => server.stop());
    const [ada, ben] = await Promise.all([1, 2].map(() => site.visit({}, server.address)));
    await call(ada, 'PUT', 'me', { name: 'Ada' });
    await call(ben, 'PUT', 'me', { name: 'Ben' });
    await shortTable(ada, ben);
    for (const page of [ada, ben]) await page.evaluate(() => location.assign('#/online'));
    const said = (page: Page) => page.getByText(/^(Your turn|Turn: (Ada|Ben))$/);
    assert.deepEqual(
      [await said(ada).innerText(), await said(ben).innerText()].sort(),
      (await said(ada).innerText()) === 'Your turn' ? ['Turn: Ada', 'Your turn'] : ['Turn: Ben', 'Your turn'],
    );
    for (const page of [ada, ben]) await page.context().close();
  });

  test('a waiting player sees that there are new messages', async (t) => {
    const server = await startServer(site.folder, 'SQLite');
    t.after(() => server.stop());
    const [ada, ben] = await Promise.all([1, 2].map(() => site.visit({}, server.address)));
    await call(ada, 'PUT', 'me', { name: 'Ada' });
    await call(ben, 'PUT', 'me', { name: 'Ben' });
    const settled = {
      options: { players: 3 },
      clock: { live: 10, increment: 0 },
      listed: false,
      hints: true,
      undo: true,
    };
    const { id } = await call<{ id: string }>(ada, 'POST', 'tables', settled);
    await sit(ada, id, 0);
    await sit(ben, id, 1);
    for (const page of [ada, ben]) await page.evaluate((hash) => location.assign(hash), `#/at/${id}`);
    await chat(ben, [ada]);
    for (const page of [ada, ben]) await page.context().close();
  });

  test('the confirmation for leaving a seat closes other popovers', async (t) => {
    const server = await startServer(site.folder, 'SQLite');
    t.after(() => server.stop());
    const [ada, ben] = await Promise.all([1, 2].map(() => site.visit({}, server.address)));
    await call(ada, 'PUT', 'me', { name: 'Ada' });
    await call(ben, 'PUT', 'me', { name: 'Ben' });
    const id = await shortTable(ada, ben);
    await ada.evaluate((hash) => location.assign(hash), `#/at/${id}`);
    await ada.getByRole('button', { name: 'Table', exact: true }).click();
    await ada.getByRole('button', { name: 'Leave the seat' }).click();
    await ada.getByRole('dialog').waitFor();
    assert.equal(await ada.locator('#online-menu:popover-open').count(), 0);
    await ada.keyboard.press('Escape');
    await ada.getByRole('dialog').waitFor({ state: 'detached' });
    for (const page of [ada, ben]) await page.context().close();
  });

  test('PostgreSQL: the first cycles, and a game that is ended early', async (t) => {
    const server = await startServer(site.folder, 'PostgreSQL');
    t.after(() => server.stop());
    const { ada, ben, cleo, people, late } = await play(server, random('online'));
    const judge = await timeOut(people, late, 'End the game');
    await judge.getByRole('heading', { name: 'The game was ended early' }).waitFor();
    await afterwards(judge, []);
    await inLobby(judge, 'Ended early, without a winner');
    for (const page of [ada, ben, cleo]) await page.context().close();
  });
});
