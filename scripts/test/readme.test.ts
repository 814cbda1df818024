import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { OLDEST_NODE } from '../packages/build.ts';
import { blocks, ROOT } from './documents.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

test('the README begins with two commands that work in a clone, before any package is published', () => {
  const [first] = blocks('sh').filter(({ file }) => file === 'README.md');
  const commands = first.text
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +#.*/, ''));
  assert.deepEqual(commands, ['npm ci && npm start', 'npm ci && npm test']);
});

test('before its first command the README says which Node it takes, and how much room', () => {
  const [before] = README.split('```sh');
  assert.match(before, new RegExp(`Node ${OLDEST_NODE.replace(/\.0$/, '')} or newer`));
  assert.match(before, /half a gigabyte/);
});

test('no dependency warns about the Node that the README names', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const ranges = Object.values(lock.packages as Record<string, { engines?: { node?: string } }>).flatMap(
    ({ engines }) => engines?.node ?? [],
  );
  assert.ok(ranges.length > 50, `only ${ranges.length} packages say which Node they need`);
  assert.deepEqual(
    [...new Set(ranges)].filter((range) => !allows(range, OLDEST_NODE)),
    [],
  );
});

/** Whether a range of versions, as packages write them, allows this one. */
function allows(range: string, version: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .replaceAll(/([<>=^~]+) +/g, '$1')
      .split(/ +/)
      .every((bound) => holds(bound, version)),
  );
}

function holds(bound: string, version: string): boolean {
  const [, sign = '', number = ''] = /^([<>=^~]*)v?([\d.]+|\*)?/.exec(bound) ?? [];
  if (number === '' || number === '*') return true;
  const order = compared(version, number);
  if (sign === '>=') return order >= 0;
  if (sign === '<') return order < 0;
  const same = version.split('.')[0] === number.split('.')[0];
  return same && (sign === '' ? compared(version, number, number.split('.').length) === 0 : order >= 0);
}

function compared(one: string, other: string, parts = 3): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let i = 0; i < parts; i++) if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
}

test('ranges of versions', () => {
  for (const range of ['>=22', '^20.19 || ^22.12 || >=24', '18 || 20 || >=22', '>= 0.8', '*', '>=16 || 14 >=14.17'])
    assert.ok(allows(range, '22.16.0'), range);
  for (const range of ['>=22.17', '^20.19', '18 || 20', '>=24', '>=20 <22'])
    assert.ok(!allows(range, '22.16.0'), range);
});
