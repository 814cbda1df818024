import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Server, startServer } from './server.ts';
import { openSite, type Site } from './site.ts';

// The operator's page, and what people do with their own data.

const ADMIN_TOKEN = 'a-token-for-operators';

describe('the operator, and personal data', () => {
  let site: Site;
  let server: Server;
  before(async () => {
    site = await openSite();
    server = await startServer(site.folder, 'SQLite', { ADMIN_TOKEN });
  });
  after(async () => {
    await server?.stop();
    await site?.close();
  });

  const visit = (path: string, options: BrowserContextOptions = {}) =>
    site.visit({ locale: 'en', ...options }, `${server.address}/#/${path}`);

  async function introduce(page: Page, name: string): Promise<void> {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Use this name' }).click();
    await page.getByRole('heading', { name: 'You', exact: true }).waitFor();
  }

  /** A request of this visitor. */
  function request<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
    const send = async ({ method, path, body }: { method: string; path: string; body: string | null }) => {
      const headers: HeadersInit = body ? { 'content-type': 'application/json' } : {};
      return (await fetch(path, { method, headers, body })).json();
    };
    return page.evaluate(send, { method, path, body: body ? JSON.stringify(body) : null });
  }

  /** Somebody who only looks on writes into the chat of a table. */
  function say(page: Page, table: string, text: string): Promise<void> {
    const write = ({ table, text }: { table: string; text: string }) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`/api/tables/${table}/live`);
        socket.onopen = () => socket.send(JSON.stringify({ do: 'say', key: 'something-bad', text }));
        socket.onmessage = ({ data }) => JSON.parse(data).is === 'done' && done();
      });
    return page.evaluate(write, { table, text });
  }

  async function operator(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit('admin', options);
    await page.getByLabel('Operator’s token').fill(ADMIN_TOKEN);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('heading', { name: 'People' }).waitFor();
    return page;
  }

  test('people download and erase what the server stores about them', async () => {
    const page = await visit('online');
    await introduce(page, 'Adalgisa');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save my data' }).click();
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    assert.equal(file.person.name, 'Adalgisa');
    await page.getByRole('button', { name: 'Erase me from this server' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
    assert.equal(await page.getByText('Adalgisa').count(), 1, 'nothing happens without a yes');
    await page.getByRole('button', { name: 'Erase me from this server' }).click();
    await page.getByRole('dialog').getByText('can’t be undone').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await page.getByText('You have been erased from this server.').waitFor();
    await page.getByLabel('Your name').waitFor();
    await page.context().close();
  });

  test('nothing is shown without the right token', async () => {
    const page = await visit('admin');
    await page.getByLabel('Operator’s token').fill('something else');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText('does not accept this token').waitFor();
    assert.equal(await page.getByRole('heading', { level: 2 }).count(), 0);
    await page.context().close();
  });

  test('notices, invitations, tables, people', async () => {
    const ada = await visit('online');
    await introduce(ada, 'Ada');
    await ada.getByRole('link', { name: 'Make a table' }).click();
    await ada.getByRole('button', { name: 'Make the table' }).click();
    await ada.getByRole('button', { name: 'Leave the seat' }).waitFor();

    const page = await operator();
    await page.getByLabel('Notice to everybody').fill('Restart at noon');
    await page.getByRole('button', { name: 'Publish it' }).click();
    await page.getByRole('button', { name: 'Remove it' }).waitFor();
    const guest = await visit('online');
    await guest.getByText('Restart at noon').waitFor();

    await page.getByLabel('New people').selectOption('invited');
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    const link = await page.getByLabel('An invitation for one person').inputValue();
    const uninvited = await visit('online');
    await uninvited.getByText('New people need an invitation here').waitFor();
    assert.equal(await uninvited.getByLabel('Your name').count(), 0);
    await uninvited.goto(link);
    await uninvited.reload();
    await introduce(uninvited, 'Ben');

    await page.getByRole('combobox', { name: 'Tables' }).selectOption('open');
    const table = page.locator('li', { hasText: 'Ada' }).first();
    await table.getByRole('button', { name: 'Chat' }).click();
    await table.getByText('Nobody has said anything yet').waitFor();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('li', { hasText: 'Ben' }).first().getByRole('button', { name: 'Mute for a day' }).click();
    await page.getByText('muted until').waitFor();
    await page.locator('li', { hasText: 'Ada' }).last().getByRole('button', { name: 'Tables', exact: true }).click();
    await page.getByText('Tables of Ada').waitFor();
    await page.locator('li', { hasText: 'open · ' }).waitFor();
    await page.getByRole('button', { name: 'All tables' }).click();
    await page.getByRole('combobox', { name: 'Tables' }).selectOption('open');
    await table.getByRole('button', { name: 'End' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await ada.getByText('This table was closed.').waitFor();

    await page.locator('li', { hasText: 'Ben' }).first().getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await page.getByText('Ben', { exact: true }).waitFor({ state: 'detached' });
    await uninvited.reload();
    await uninvited.getByText('New people need an invitation here').waitFor();
    await page.getByLabel('New people').selectOption('open');
    await Promise.all([ada, page, guest, uninvited].map((one) => one.context().close()));
  });

  test('from a report and from a chat line to the person, and the report is done with', async () => {
    const [cyd, dan] = [await visit('online'), await visit('online')];
    await introduce(cyd, 'Cyd');
    await introduce(dan, 'Dan');
    const { id: person } = await request<{ id: string }>(dan, 'GET', '/api/me');
    const agreement = { options: { players: 3 }, clock: null, listed: true, hints: false, undo: false };
    const { id: table } = await request<{ id: string }>(cyd, 'POST', '/api/tables', agreement);
    await say(dan, table, 'something bad');
    await request(cyd, 'POST', `/api/tables/${table}/reports`, { person, text: 'said something bad' });
    const page = await operator();
    const people = page.getByRole('region', { name: 'People' });
    const reports = page.getByRole('region', { name: 'Reports' });
    await reports.getByRole('button', { name: 'Find the person' }).click();
    await people.getByText('Cyd').waitFor({ state: 'detached' });
    await people.getByText(person).waitFor();
    await people.getByLabel('Name or id').fill('');
    await people.getByRole('button', { name: 'Search' }).click();
    await people.getByText('Cyd').waitFor();
    await page.getByRole('combobox', { name: 'Tables' }).selectOption('open');
    const row = page.getByRole('region', { name: 'Tables' }).getByRole('listitem').filter({ hasText: table }).first();
    await row.getByRole('button', { name: 'Chat' }).click();
    await row.getByRole('listitem').getByRole('button', { name: 'Find the person' }).click();
    await people.getByText('Cyd').waitFor({ state: 'detached' });
    await reports.getByRole('button', { name: 'Delete the report' }).click();
    await reports.getByText('None.').waitFor();
    await Promise.all([cyd, dan, page].map((one) => one.context().close()));
  });
});
