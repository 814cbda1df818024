import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Agreement, ToClient, ToServer } from '@meltemi/protocol';
import { checkToClient } from '@meltemi/protocol/check';
import { atLeast } from '@meltemi/testkit';
import Schema from 'typebox/schema';
import { serve } from '../src/http/server.ts';
import { readSettings, SETTINGS } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');

test('protocol.md: every message to the server is one', () => {
  const schema = Schema.Compile(ToServer);
  const found = [...page('protocol.md').matchAll(/^\| `(\{"do".*?\})` \|/gm)].map(([, text]) =>
    text.replace('…', 'key-00000'),
  );
  const verbs = found.map((text) => {
    const message = JSON.parse(text);
    assert.ok(schema.Check(message), text);
    return message.do;
  });
  const known = ToServer.anyOf.map(({ properties }) => properties.do.const);
  assert.deepEqual(verbs.toSorted(), known.toSorted());
});

test('protocol.md: examples are JSON, the agreement is one, and so are the news', () => {
  const blocks = [...page('protocol.md').matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text));
  assert.equal(blocks.length, 3);
  assert.ok(Schema.Compile(Agreement).Check(blocks[0]));
  checkToClient(blocks[2]);
});

test('protocol.md: every message from the server is named with its fields', (t) => {
  const saw = atLeast(t, 5, 'messages with fields');
  const text = page('protocol.md');
  for (const { properties } of ToClient.anyOf) {
    const [, fields] =
      new RegExp(`^(?:- )?\\*\\*${properties.is.const}\\*\\*(?: \`\\{(.*)\\}\`)?:`, 'm').exec(text) ?? [];
    if (fields) {
      saw();
      assert.deepEqual(JSON.parse(`[${fields}]`).toSorted(), Object.keys(properties).toSorted());
    } else assert.ok(text.includes(`"is": "${properties.is.const}"`), properties.is.const);
  }
});

test('protocol.md: every request is one that the server knows, and the other way round', async () => {
  const app = await serve(readSettings({ LOG_LEVEL: 'silent' }), new SqliteStore(':memory:'), null);
  await app.ready();
  const known = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  await app.close();
  const named = [...page('protocol.md').matchAll(/`(GET|PUT|POST|DELETE) (\/[\w/]+)/g)].map(
    ([, method, path]) =>
      `${method} ${path.replace('/ID', '/{id}').replace(/\/N\b/, '/{seat}').replace('/PERSON', '/{person}')}`,
  );
  assert.deepEqual([...new Set(named)].sort(), known.map((line) => line.replace(/\/$/, '')).sort());
});

test('SECURITY.md: every attack has the test that is named', () => {
  const rows = [...page('../SECURITY.md').matchAll(/^\| .* \| `(\S+)`: (.*) \|$/gm)];
  assert.ok(rows.length > 15);
  for (const [, file = '', title = ''] of rows)
    assert.ok(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').includes(title), title);
});

test('hosting.md: every setting with its default', () => {
  const rows = [...page('hosting.md').matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\|/gm)].map(([, name, usual = '']) => [
    name,
    usual,
  ]);
  assert.deepEqual(
    rows,
    SETTINGS.map(({ name, usual }) => [name, usual]),
  );
});

test('what hidden gold means is said in the same words everywhere', () => {
  const sentence =
    'Hidden gold is not shown, but it is not secret: every flow of gold is public, so anyone who keeps count knows every purse.';
  for (const name of ['../SECURITY.md', 'protocol.md', 'engine-protocol.md', 'adr/0008-gold-in-public.md'])
    assert.ok(page(name).replace(/\s+/g, ' ').includes(sentence), name);
});
