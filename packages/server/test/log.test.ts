import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Visitor } from './player.ts';

// The log of a server, as a program reads it.

const ADMIN_TOKEN = 'a-token-for-operators';

test('the log is JSON lines with the ids of requests, and holds no secrets at any level', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-log-'));
  const env = {
    ...process.env,
    ADMIN_TOKEN,
    LOG_LEVEL: 'trace',
    PORT: '0',
    DATABASE_FILE: join(folder, 'games.sqlite'),
    DATABASE_URL: '',
  };
  const child = fork(join(import.meta.dirname, 'crash/node.ts'), [], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  t.after(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  let log = '';
  child.stdout?.on('data', (data) => {
    log += data;
  });
  const address = String((await once(child, 'message'))[0]);
  const named = await fetch(`${address}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Adalgisa' }),
  });
  const cookie = named.headers.getSetCookie()[0].split(';')[0];
  const { link } = (await (await fetch(`${address}/api/me/link`, { method: 'POST', headers: { cookie } })).json()) as {
    link: string;
  };
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' };
  const invited = await fetch(`${address}/api/admin/invitations`, { method: 'POST', headers, body: '{"days":1}' });
  const { invitation } = (await invited.json()) as { invitation: string };
  const ben = await Visitor.named(address, 'Benedikta');
  const seat = await ben.connect(await ben.tableWithBots({ players: 2, start: 'quick' }));
  await seat.ask({ do: 'say', version: undefined, text: 'words for friends' });
  child.kill('SIGTERM');
  await once(child, 'exit');

  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const id = named.headers.get('x-request-id');
  assert.match(String(id), /^[\w-]{36}$/);
  assert.ok(lines.filter(({ reqId }) => reqId === id).length >= 2, 'when it came and when it was answered');
  assert.ok(
    lines.some(({ operator, reqId }) => operator === 'invite' && reqId === invited.headers.get('x-request-id')),
  );
  const secrets = [cookie.split('=')[1], link, invitation, ADMIN_TOKEN, 'Adalgisa', 'Benedikta', 'words for friends'];
  for (const secret of secrets) assert.ok(!log.includes(secret), secret);
});
