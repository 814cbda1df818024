import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../src/run.ts';
import { readSettings } from '../src/settings.ts';
import { databaseError } from '../src/start-errors.ts';

test('what keeps a server from starting is said with the setting to change', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-start-'));
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(() => {
    taken.close();
    rmSync(folder, { recursive: true });
  });
  const port = (taken.address() as AddressInfo).port;
  const file = join(folder, 'a-file');
  writeFileSync(
    file,
    '{ "of": "somebody else, and long enough to be no empty database of SQLite, whose header has 100 bytes" }',
  );
  mkdirSync(join(folder, 'a-folder'));
  const usual = { PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1', DATABASE_FILE: join(folder, 'games.sqlite') };
  const refusals: [Record<string, string>, RegExp][] = [
    [
      { PORT: `${port}` },
      /^PORT \d+ of 127\.0\.0\.1 is used by another program: stop it, or set PORT to another number\.$/,
    ],
    [
      { ADMIN_PORT: `${port}`, ADMIN_TOKEN: 'a-token-for-operators' },
      /^ADMIN_PORT \d+ of 127\.0\.0\.1 is used by another program/,
    ],
    [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no address of this machine\.$/],
    [{ HOST: 'no-machine.invalid' }, /^HOST no-machine\.invalid is the name of no machine\.$/],
    [{ DATABASE_FILE: join(folder, 'a-folder') }, /^DATABASE_FILE \S+a-folder cannot be opened: it is a folder\.$/],
    [{ DATABASE_FILE: file }, /^DATABASE_FILE \S+a-file cannot be opened: it is no database of SQLite\.$/],
    [{ DATABASE_FILE: join(file, 'x.sqlite') }, /^DATABASE_FILE \S+x\.sqlite cannot be opened: a part of its path/],
    [
      { BACKUP_FOLDER: join(file, 'copies') },
      /^BACKUP_FOLDER \S+copies cannot be used: a part of its path is no folder\.$/,
    ],
    [
      { DATABASE_URL: 'postgres://meltemi:a-secret@127.0.0.1:1/meltemi' },
      /^The PostgreSQL of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    ],
    [{ DATABASE_URL: 'mysql://meltemi:a-secret@db/meltemi' }, /^DATABASE_URL is an address like postgres:/],
  ];
  for (const [env, told] of refusals)
    await assert.rejects(run({ ...usual, ...env }, null), ({ message }: Error) => {
      assert.match(message, told);
      assert.doesNotMatch(message, /a-secret/);
      return true;
    });
});

test('what SQLite complains about is said with the setting', () => {
  const settings = readSettings({ DATABASE_FILE: 'data/games.sqlite' });
  const told = (errcode: number) =>
    (databaseError(settings, Object.assign(new Error('sql'), { errcode })) as Error).message;
  const opened = 'DATABASE_FILE data/games.sqlite cannot be opened';
  assert.equal(told(13), `${opened}: the disk is full.`);
  assert.equal(told(8 | (1 << 8)), `${opened}: nothing can be written there.`);
  assert.equal(told(1), 'sql');
});

test('a PostgreSQL without TLS is said with sslmode, which asks for it', () => {
  const error = Object.assign(
    new Error('Client network socket disconnected before secure TLS connection was established'),
    {
      code: 'ECONNRESET',
    },
  );
  const told = (url: string) => (databaseError(readSettings({ DATABASE_URL: url }), error) as Error).message;
  const none = /^The PostgreSQL of DATABASE_URL offers no TLS, which sslmode asks for: leave sslmode out\.$/;
  for (const mode of ['require', 'verify-full']) assert.match(told(`postgres://a:secret@db/x?sslmode=${mode}`), none);
  assert.match(told('postgres://a:secret@db/x'), /^The PostgreSQL of DATABASE_URL cannot be used: Client/);
});
