import assert from 'node:assert/strict';
import { test } from 'node:test';
import { help } from '../src/run.ts';
import { readSettings } from '../src/settings.ts';

test('yes and no can be said in several ways, and nothing else is taken for a no', () => {
  for (const yes of ['yes', 'true', '1', 'TRUE']) assert.equal(readSettings({ TRUST_PROXY: yes }).trustProxy, true);
  for (const no of ['no', 'false', '0', '', undefined])
    assert.equal(readSettings({ TRUST_PROXY: no }).trustProxy, false);
  assert.throws(() => readSettings({ TRUST_PROXY: 'nginx' }), /^Error: TRUST_PROXY is yes or no, not 'nginx'\.$/);
});

test('what is logged is one of the levels there are', () => {
  assert.equal(readSettings({ LOG_LEVEL: 'debug' }).logLevel, 'debug');
  assert.throws(() => readSettings({ LOG_LEVEL: 'loud' }), /LOG_LEVEL is one of fatal, .*silent, not 'loud'/);
});

test('the help says what is when nothing is set', () => {
  assert.match(help(), new RegExp(`^ +LOG_LEVEL .*\\(${readSettings({}).logLevel}\\)$`, 'm'));
});
