import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';

// Cookies of sessions, by https and without it.

async function opened(t: { after(end: () => Promise<unknown>): void }, env: Record<string, string>) {
  const app = await serve(readSettings({ LOG_LEVEL: 'silent', ...env }), new SqliteStore(':memory:'), null);
  t.after(() => app.close());
  const named = (headers: Record<string, string> = {}) =>
    app.inject({ method: 'PUT', url: '/api/me', payload: { name: 'Ada' }, headers });
  const cookies = async (headers?: Record<string, string>) => [(await named(headers)).headers['set-cookie']].flat();
  return { app, cookies };
}

test('a cookie is for https alone where the origin, or a trusted proxy, says that there is https', async (t) => {
  const SECURE = /^__Host-meltemi=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
  const byOrigin = await opened(t, { ORIGIN: 'https://games.example' });
  assert.match(String(await byOrigin.cookies()), SECURE);
  const byProxy = await opened(t, { TRUST_PROXY: 'yes' });
  assert.match(String(await byProxy.cookies({ 'x-forwarded-proto': 'https' })), SECURE);
  assert.match(String(await byProxy.cookies()), /^meltemi=[\w-]{43};(?!.*Secure)/);
  const alone = await opened(t, {});
  assert.match(String(await alone.cookies({ 'x-forwarded-proto': 'https' })), /^meltemi=[\w-]{43};(?!.*Secure)/);
});

test('without ORIGIN only pages at an address or a local name are ours; the scheme counts', async (t) => {
  const { app } = await opened(t, { TRUST_PROXY: 'yes' });
  const status = async (origin: string, host: string, proto = 'http') => {
    const headers = { origin, host, 'x-forwarded-proto': proto };
    return (await app.inject({ method: 'PUT', url: '/api/me', payload: { name: 'Ada' }, headers })).statusCode;
  };
  for (const host of [
    '127.0.0.1:8080',
    '[::1]:8080',
    'localhost:8080',
    '192.168.1.5',
    'box',
    'box.local',
    'nas.home.arpa',
  ])
    assert.equal(await status(`http://${host}`, host), 200, host);
  for (const host of ['evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'local.example'])
    assert.equal(await status(`http://${host}`, host), 409, host);
  assert.equal(await status('https://box.local', 'box.local', 'https'), 200);
  assert.equal(await status('http://box.local', 'box.local', 'https'), 409);
  assert.equal(await status('https://box.local', 'box.local'), 200, 'a proxy that says nothing');
});

test('by https a cookie that another name of the domain could have set is not believed', async (t) => {
  const { app, cookies } = await opened(t, { TRUST_PROXY: 'yes' });
  const [, secret] = /^meltemi=([\w-]+)/.exec(String(await cookies())) as RegExpExecArray;
  const asked = async (cookie: string, proto: string) => {
    const me = await app.inject({ url: '/api/me', headers: { 'x-forwarded-proto': proto, cookie } });
    assert.equal(me.headers['set-cookie'], undefined, 'nor exchanged');
    return me.json()?.name ?? null;
  };
  assert.equal(await asked(`meltemi=${secret}`, 'http'), 'Ada');
  assert.equal(await asked(`meltemi=${secret}`, 'https'), null);
  assert.equal(await asked(`__Host-meltemi=${secret}; meltemi=x`, 'https'), 'Ada');
});
