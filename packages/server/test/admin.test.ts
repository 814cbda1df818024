import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { checkCopy } from '../src/backup/check.ts';
import { BackupSchedule, type Latest } from '../src/backup/schedule.ts';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Visitor } from './player.ts';
import { freePort } from './postgres.ts';

// What the operator sees and does, and who may not.

const TOKEN = 'a-token-for-operators';
const METRICS = 'a-token-for-prometheus';

async function served(t: { after(end: () => Promise<unknown>): void }, more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-admin-'));
  const DATABASE_FILE = join(folder, 'games.sqlite');
  const settings = readSettings({
    ...{ LOG_LEVEL: 'silent', REQUESTS: '100000', BOT_THREADS: '1', ADMIN_TOKEN: TOKEN, DATABASE_FILE },
    ...more,
  });
  const store = new SqliteStore(DATABASE_FILE);
  const app = await serve(settings, store, null);
  const address = await app.listen({ port: 0 });
  t.after(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const admin = async <T = unknown>(method: string, path: string, body?: object, at = address): Promise<T> => {
    const headers = { authorization: `Bearer ${TOKEN}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${at}/api/admin${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    const value = (await answer.json()) as T & { text?: string };
    if (!answer.ok) throw new Error(`${answer.status} ${value.text}`);
    return value;
  };
  return { app, store, address, admin, folder };
}

const status = async (address: string, token?: string) =>
  (await fetch(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })).status;

test('without a token, or with another one, there is nothing to see', async (t) => {
  const { address } = await served(t, { METRICS_TOKEN: METRICS });
  const paths = ['', '/tables', '/people', '/reports', '/people/x/data', '/tables/x/chat'];
  for (const path of paths)
    for (const token of [undefined, '']) assert.equal(await status(`${address}/api/admin${path}`, token), 401, path);
  for (const token of [METRICS, `${TOKEN}x`]) assert.equal(await status(`${address}/api/admin`, token), 401, token);
  assert.deepEqual(
    await Promise.all([undefined, 'x', METRICS, TOKEN].map((token) => status(`${address}/metrics`, token))),
    [401, 401, 200, 200],
  );
  const bare = await served(t, { ADMIN_TOKEN: '' });
  assert.equal(await status(`${bare.address}/metrics`), 404, 'not public by accident');
  assert.equal(await status(`${bare.address}/api/admin`, ''), 404);
});

test('tokens cannot be guessed: after ten wrong ones in a minute none is compared', async (t) => {
  const port = await freePort();
  const apart = await served(t, { METRICS_TOKEN: METRICS, ADMIN_PORT: String(port) });
  const together = await served(t, { METRICS_TOKEN: METRICS });
  assert.ok(apart.address);
  for (const at of [together.address, `http://127.0.0.1:${port}`]) {
    assert.equal(await status(`${at}/api/admin`, TOKEN), 200);
    const guess = (i: number) => status(`${at}${i % 2 ? '/metrics' : '/api/admin/people'}`, `wrong ${i}`);
    assert.deepEqual(await Promise.all(Array.from({ length: 10 }, (_, i) => guess(i))), new Array(10).fill(401));
    assert.equal(await guess(10), 429);
    for (const path of ['/api/admin', '/metrics'])
      assert.equal(await status(at + path, TOKEN), 429, 'nor the right one');
    assert.equal(await status(`${at}/api/admin`), 401, 'without a token nothing is guessed');
  }
});

test('right tokens are not limited, and refused requests count as requests', async (t) => {
  const { address } = await served(t, { REQUESTS: '50' });
  for (let i = 0; i < 20; i++) assert.equal(await status(`${address}/api/admin`, TOKEN), 200);
  const found = new Set<number>();
  for (let i = 0; i < 40; i++) found.add(await status(`${address}/api/admin`));
  assert.deepEqual([...found], [401, 429]);
});

test('a port of their own: then the public one knows nothing of it', async (t) => {
  const port = await freePort();
  const { address, admin } = await served(t, { ADMIN_PORT: String(port) });
  const own = `http://127.0.0.1:${port}`;
  assert.deepEqual([await status(`${address}/metrics`), await status(`${address}/api/admin`, TOKEN)], [404, 404]);
  assert.deepEqual([await status(`${own}/metrics`), await status(`${own}/api/admin`)], [200, 401]);
  const overview = await admin<{ people: number; address: string }>('GET', '', undefined, own);
  assert.deepEqual([overview.people, overview.address], [0, 'http://127.0.0.1:8080'], 'where people come to, by PORT');
});

test('an invitation is a link to where people come to', async (t) => {
  const { address, admin } = await served(t);
  const invited = () => admin<{ link: string; invitation: string }>('POST', '/invitations', { days: 1 });
  const { link, invitation } = await invited();
  assert.equal(link, `${address}/#/online/invited/${invitation}`);
  const port = await freePort();
  const behind = await served(t, { ADMIN_PORT: String(port), ORIGIN: 'https://games.example' });
  const own = await behind.admin<{ link: string }>('POST', '/invitations', { days: 1 }, `http://127.0.0.1:${port}`);
  assert.match(own.link, /^https:\/\/games\.example\/#\/online\/invited\/[\w-]{16}$/);
});

test('tables, people and load; tables are ended, chat lines deleted, people muted', async (t) => {
  const { address, admin } = await served(t);
  const people = await Promise.all(['Ada', 'Ben'].map((name) => Visitor.named(address, name)));
  const [id, ada, ben] = await Visitor.company(people);
  const load = await admin<Record<string, unknown>>('GET', '');
  assert.deepEqual(
    [load.people, load.sockets, load.rooms, load.signUp, load.notice, load.backup],
    [2, 2, 1, 'open', null, null],
  );
  assert.deepEqual(load.tables, { open: 0, running: 1, over: 0 });
  assert.ok((load.memory as number) > 1e7 && (load.busy as number) >= 0);
  const [table] = await admin<{ id: string; names: string[] }[]>('GET', '/tables?status=running');
  assert.deepEqual([table.id, table.names.toSorted()], [id, ['Ada', 'Ben']]);
  assert.deepEqual(await admin('GET', '/tables?status=open'), []);
  const [{ id: benId }] = await admin<{ id: string }[]>('GET', '/people?find=BEN');

  await ben.ask({ do: 'say', version: undefined, text: 'something bad' });
  await ben.ask({ do: 'say', version: undefined, text: 'something good' });
  const [bad] = await admin<{ person: string; at: number }[]>('GET', `/tables/${id}/chat`);
  await admin('DELETE', `/tables/${id}/chat`, { person: bad.person, at: bad.at });
  await ada.until(() => ada.heard.some((text) => JSON.parse(text).is === 'unsaid'));
  assert.deepEqual(
    (await admin<{ text: string }[]>('GET', `/tables/${id}/chat`)).map(({ text }) => text),
    ['something good'],
  );
  await assert.rejects(admin('DELETE', `/tables/${id}/chat`, { person: bad.person, at: bad.at }), /409/);

  await admin('PUT', `/people/${benId}/mute`, { hours: 1 });
  await assert.rejects(ben.ask({ do: 'say', version: undefined, text: 'again' }), /muted/);
  await ada.ask({ do: 'say', version: undefined, text: 'others may write' });
  await admin('PUT', `/people/${benId}/mute`, { hours: 0 });
  await ben.ask({ do: 'say', version: undefined, text: 'back again' });
  await assert.rejects(admin('PUT', '/people/nobody/mute', { hours: 1 }), /409/);

  await admin('DELETE', `/tables/${id}`);
  await ada.until(() => ada.info.status === 'over');
  await assert.rejects(admin('DELETE', `/tables/${id}`), /409 The game is over/);
  const { id: open } = await people[0].call<{ id: string }>('POST', '/api/tables', ada.info.agreement);
  await admin('DELETE', `/tables/${open}`);
  assert.equal((await people[0].call<{ closed: boolean }>('GET', `/api/tables/${open}`)).closed, true);

  await admin('DELETE', `/people/${benId}`);
  await ben.gone();
  assert.equal(await people[1].call('GET', '/api/me'), null);
  await assert.rejects(admin('GET', `/people/${benId}/data`), /409/);
});

test('reports are dismissed: those of one person, or all about somebody at a table', async (t) => {
  const { address, admin, store } = await served(t);
  const people = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => Visitor.named(address, name)));
  const [ada, ben, cyd] = await Promise.all(people.map((one) => one.call<{ id: string }>('GET', '/api/me')));
  const [table] = await Visitor.company(people);
  const report = (by: Visitor, person: string) =>
    by.call('POST', `/api/tables/${table}/reports`, { person, text: 'is rude' });
  await report(people[0], cyd.id);
  await report(people[1], cyd.id);
  await report(people[0], ben.id);
  const left = async () => (await store.reports(9)).map(({ reporter, person }) => [reporter, person]);
  const dismiss = (body: object) => admin('DELETE', `/tables/${table}/reports`, body);
  await dismiss({ person: cyd.id, reporter: ben.id });
  assert.deepEqual(
    (await left()).sort(),
    [
      [ada.id, ben.id],
      [ada.id, cyd.id],
    ].sort(),
  );
  await dismiss({ person: cyd.id });
  assert.deepEqual(await left(), [[ada.id, ben.id]]);
  await assert.rejects(dismiss({ person: cyd.id }), /409/);
});

test('sign-up is closed, or needs an invitation that is good once; who is here stays', async (t) => {
  const { address, admin } = await served(t);
  const ada = await Visitor.named(address, 'Ada');
  await admin('PUT', '/sign-up', { signUp: 'closed' });
  await assert.rejects(Visitor.named(address, 'Ben'), /Nobody new/);
  await ada.call('PUT', '/api/me', { name: 'Ada L.' });
  await admin('PUT', '/sign-up', { signUp: 'invited' });
  assert.deepEqual(await ada.call('GET', '/api/house'), { signUp: 'invited', notice: null });
  await assert.rejects(Visitor.named(address, 'Ben'), /need an invitation/);
  const { invitation } = await admin<{ invitation: string }>('POST', '/invitations', { days: 1 });
  const ben = new Visitor(address);
  assert.equal((await ben.call<{ name: string }>('PUT', '/api/me', { name: 'Ben', invitation })).name, 'Ben');
  await assert.rejects(new Visitor(address).call('PUT', '/api/me', { name: 'Cyd', invitation }), /need an invitation/);
  await admin('PUT', '/sign-up', { signUp: 'open' });
  await Visitor.named(address, 'Dan');
  await assert.rejects(admin('PUT', '/sign-up', { signUp: 'whatever' }), /400/);
});

test('a notice is told to everybody at once, and to those who come later', async (t) => {
  const { address, admin } = await served(t);
  const ada = await Visitor.named(address, 'Ada');
  const id = await ada.tableWithBots({ players: 2, start: 'quick' });
  const seat = await ada.connect(id);
  const told = (heard: readonly string[]) =>
    heard.map((text) => JSON.parse(text)).findLast(({ is }) => is === 'notice')?.text;
  await admin('PUT', '/notice', { text: 'Restart at noon' });
  await seat.until(() => told(seat.heard) === 'Restart at noon');
  const later = await new Visitor(address).connect(id);
  await later.until(() => told(later.heard) === 'Restart at noon');
  assert.equal((await ada.call<{ notice: string }>('GET', '/api/house')).notice, 'Restart at noon');
  await admin('PUT', '/notice', { text: null });
  await seat.until(() => told(seat.heard) === null);
});

test('copies are made by themselves and on demand, and the oldest are deleted', async (t) => {
  const backups = mkdtempSync(join(tmpdir(), 'meltemi-copies-'));
  t.after(async () => rmSync(backups, { recursive: true }));
  const old = ['20200101T000000Z', '20200102T000000Z', '20200103T000000Z'].map((time) => `meltemi-${time}.jsonl`);
  for (const name of [...old, 'notes.txt']) writeFileSync(join(backups, name), 'something');
  const { address, admin } = await served(t, { BACKUP_FOLDER: backups, BACKUP_KEEP: '2', METRICS_TOKEN: METRICS });
  await Visitor.named(address, 'Ada');
  const { file, wrong } = await admin<{ file: string; wrong: string[] }>('POST', '/backup');
  assert.deepEqual(wrong, []);
  assert.equal((await checkCopy(file)).persons <= 1, true);
  const left = readdirSync(backups).sort();
  assert.equal(left.length, 3, left.join());
  assert.ok(left.includes('notes.txt') && left.includes(old[2]));
  assert.equal((await admin<{ backup: { file: string } }>('GET', '')).backup.file, file);
  const metrics = () => fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } });
  assert.match(await (await metrics()).text(), /^meltemi_copies_total\{holds="yes"\} [12]$/m);
  rmSync(backups, { recursive: true });
  const failed = await admin<{ file: string | null; wrong: string[] }>('POST', '/backup');
  assert.equal(failed.file, null);
  assert.match(await (await metrics()).text(), /^meltemi_copies_total\{holds="no"\} 1$/m);
  mkdirSync(backups);
});

test('copies that do not hold push out none that does, also after a restart', async (t) => {
  const backups = mkdtempSync(join(tmpdir(), 'meltemi-copies-'));
  t.after(() => rmSync(backups, { recursive: true }));
  const { address, admin, folder } = await served(t, { BACKUP_FOLDER: backups, BACKUP_KEEP: '2' });
  const ada = await Visitor.named(address, 'Ada');
  const id = await ada.tableWithBots({ players: 2, start: 'quick' });
  const copies = (kind: RegExp) => readdirSync(backups).filter((name) => kind.test(name));
  while (copies(/\d+Z\.jsonl$/).length === 0) await admin('POST', '/backup');
  const other = new DatabaseSync(join(folder, 'games.sqlite'));
  other.prepare('UPDATE lines SET entry = ? WHERE game = ? AND seq = 0').run('{"do":"lock","locked":true}', id);
  other.close();
  // Copies are named by the second.
  for (const second of ['01', '02', '03'])
    writeFileSync(join(backups, `meltemi-20200101T0000${second}Z.damaged.jsonl`), 'something');
  type Found = { backup: Latest; lastGoodCopy: { at: number; file: string } };
  const good = copies(/\d+Z\.jsonl$/)
    .sort()
    .at(-1) as string;
  while (copies(/2020.*damaged/).length > 1) await admin('POST', '/backup');
  const { backup, lastGoodCopy } = await admin<Found>('GET', '');
  assert.match(backup.file ?? '', /Z\.damaged\.jsonl$/);
  assert.match(backup.wrong.join(), new RegExp(id));
  assert.equal(lastGoodCopy.file, join(backups, good));
  assert.equal(copies(/damaged/).length, 2, 'they are not kept without end either');

  const again = new BackupSchedule(readSettings({ BACKUP_KEEP: '2' }), backups, () => {});
  await again.start();
  await again.stop();
  assert.deepEqual([again.latest?.file, again.latest?.wrong.length], [backup.file, 1]);
  assert.equal((await again.lastGood())?.file, join(backups, good));
});

test('a copy is due when the latest one in the folder is old enough; one that fails is reported', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-copies-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const settings = readSettings({ DATABASE_FILE: join(folder, 'none.sqlite') });
  const awake = setInterval(() => {}, 1000); // its own timers keep no server from ending
  t.after(() => clearInterval(awake));
  const reported = Promise.withResolvers<Latest>();
  const due = new BackupSchedule(settings, folder, reported.resolve);
  await due.start();
  const { file, wrong } = await reported.promise;
  assert.equal(file, null);
  assert.match(wrong[0], /there is no database/);
  await due.stop();
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2026-01-31T12:00:00Z') });
  writeFileSync(join(folder, 'meltemi-20260131T120000Z.jsonl'), '');
  const waiting = new BackupSchedule(settings, folder, () => {});
  const { mock } = t.mock.method(waiting, 'make', async () => {});
  await waiting.start();
  t.mock.timers.tick(settings.backupHours * 3_600_000 - 1);
  assert.equal(mock.callCount(), 0);
  t.mock.timers.tick(1);
  assert.equal(mock.callCount(), 1);
  await waiting.stop();
});
