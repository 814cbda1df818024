import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { Visitor } from './player.ts';
import { freePort } from './postgres.ts';

// The log of a server, as a program reads it.

const ADMIN_TOKEN = 'a-token-for-operators';

/** A server as a process of its own; `end` stops it, and has the lines of its log. */
async function served(t: TestContext, settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-log-'));
  const ours = { ADMIN_TOKEN, PORT: '0', DATABASE_FILE: join(folder, 'games.sqlite'), DATABASE_URL: '' };
  const child = fork(join(import.meta.dirname, 'crash/node.ts'), [], {
    env: { ...process.env, ...ours, ...settings },
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
  const end = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    return {
      log,
      lines: log
        .trim()
        .split('\n')
        .map((line): Record<string, unknown> => JSON.parse(line)),
    };
  };
  return { address, end };
}

test('the log is JSON lines with the ids of requests, and holds no secrets at any level', async (t) => {
  const { address, end } = await served(t, { LOG_LEVEL: 'trace' });
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
  const { log, lines } = await end();
  const id = named.headers.get('x-request-id');
  assert.match(String(id), /^[\w-]{36}$/);
  assert.ok(lines.filter(({ reqId }) => reqId === id).length >= 2, 'when it came and when it was answered');
  assert.ok(
    lines.some(({ operator, reqId }) => operator === 'invite' && reqId === invited.headers.get('x-request-id')),
  );
  const secrets = [cookie.split('=')[1], link, invitation, ADMIN_TOKEN, 'Adalgisa', 'Benedikta', 'words for friends'];
  for (const secret of secrets) assert.ok(!log.includes(secret), secret);
});

test('requests at the port for operators have ids as well, which nobody else chooses', async (t) => {
  const port = await freePort();
  const { address, end } = await served(t, { LOG_LEVEL: 'info', ADMIN_PORT: String(port), TRUST_PROXY: 'yes' });
  let given = 'of-a-proxy';
  const asked = async (url: string, token = ADMIN_TOKEN, method = 'GET', body: string | null = null) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-request-id': given,
    };
    const answer = await fetch(url, { method, headers, body });
    return { status: answer.status, id: answer.headers.get('x-request-id') };
  };
  const own = `http://127.0.0.1:${port}`;
  const behindProxy = await asked(`${address}/healthz`);
  const metrics = await asked(`${own}/metrics`);
  const refused = await asked(`${own}/api/admin`, 'another-token-altogether');
  const invited = await asked(`${own}/api/admin/invitations`, ADMIN_TOKEN, 'POST', '{"days":1}');
  await asked(`${own}/api/admin/people/nobody`, ADMIN_TOKEN, 'DELETE', '{}');
  await asked(`${own}/api/admin/reports`);
  for (given of ['x'.repeat(65), 'of a proxy', '"},{"'])
    assert.match(
      String((await asked(`${address}/healthz`)).id),
      /^[\w-]{36}$/,
      'what a caller has sent through the proxy',
    );
  const { lines } = await end();
  assert.deepEqual([behindProxy.status, metrics.status, refused.status, invited.status], [200, 200, 401, 200]);
  assert.equal(behindProxy.id, 'of-a-proxy');
  const ids = [metrics, refused, invited].map(({ id }) => String(id));
  for (const id of ids) assert.match(id, /^[\w-]{36}$/);
  assert.equal(new Set(ids).size, 3);
  for (const id of ['of-a-proxy', ...ids])
    assert.ok(lines.filter(({ reqId }) => reqId === id).length >= 2, 'when it came and when it was answered');
  assert.equal(lines.find(({ operator }) => operator === 'invite')?.reqId, invited.id);
  assert.deepEqual(
    lines.flatMap(({ operator, status }) => (operator ? [[operator, status]] : [])),
    [
      ['invite', 200],
      ['erase a person', 409],
      ['read reports', 200],
    ],
    'what became of it',
  );
});
