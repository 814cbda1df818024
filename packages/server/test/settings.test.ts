import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { greeting, help } from '../src/run.ts';
import { misspelt, readSettings, SETTINGS, warningsOf, withOptions } from '../src/settings.ts';

test('yes and no can be said in several ways, or how many, and nothing else is taken for a no', () => {
  for (const yes of ['yes', 'true', '1', 'TRUE']) assert.equal(readSettings({ TRUST_PROXY: yes }).trustProxy, 1);
  for (const no of ['no', 'false', '0', '', undefined]) assert.equal(readSettings({ TRUST_PROXY: no }).trustProxy, 0);
  assert.equal(readSettings({ TRUST_PROXY: '2' }).trustProxy, 2);
  for (const wrong of ['nginx', '10', '1.5', '-1'])
    assert.throws(
      () => readSettings({ TRUST_PROXY: wrong }),
      new RegExp(`TRUST_PROXY is yes, no or a number of proxies up to 9, not '${wrong}'`),
    );
});

test('the address people use is read as browsers write it', () => {
  for (const address of ['https://Games.Example', 'https://games.example/', 'https://games.example:443'])
    assert.equal(readSettings({ ORIGIN: address }).origin, 'https://games.example');
  assert.equal(readSettings({ ORIGIN: 'http://[::1]:8080' }).origin, 'http://[::1]:8080');
  for (const wrong of [
    'games.example',
    'https://a b',
    'https://*',
    'https://games.example/play',
    'ftp://games.example',
  ])
    assert.throws(() => readSettings({ ORIGIN: wrong }), /ORIGIN is an address like/);
});

test('what is logged is one of the levels there are', () => {
  assert.equal(readSettings({ LOG_LEVEL: 'debug' }).logLevel, 'debug');
  assert.throws(() => readSettings({ LOG_LEVEL: 'loud' }), /LOG_LEVEL is one of fatal, .*silent, not 'loud'/);
});

test('the help says what is when nothing is set', () => {
  assert.match(help(), new RegExp(`^ +LOG_LEVEL .*\\(${readSettings({}).logLevel}\\)$`, 'm'));
});

test('who lets others in without https is warned', () => {
  const warned = (env: Record<string, string | undefined>) => warningsOf(readSettings(env)).length;
  for (const fine of [{}, { HOST: 'localhost' }, { HOST: '0.0.0.0', ORIGIN: 'https://games.example' }])
    assert.equal(warned(fine), 0);
  for (const open of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: 'yes' }, { HOST: '::', ORIGIN: 'http://games.example' }])
    assert.equal(warned(open), 1);
});

test('secrets may lie in files, and are long enough', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-secrets-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, 'postgres://meltemi:secret@db/meltemi\n');
  assert.equal(readSettings({ DATABASE_URL_FILE: file }).databaseUrl, 'postgres://meltemi:secret@db/meltemi');
  assert.equal(readSettings({ ADMIN_TOKEN_FILE: file }).adminToken, 'postgres://meltemi:secret@db/meltemi');
  assert.equal(
    readSettings({ ADMIN_TOKEN: 'this one comes first', ADMIN_TOKEN_FILE: file }).adminToken,
    'this one comes first',
  );
  assert.throws(
    () => readSettings({ ADMIN_TOKEN_FILE: join(folder, 'none') }),
    /ADMIN_TOKEN_FILE cannot be read: ENOENT/,
  );
  for (const ADMIN_TOKEN of ['short', 'a'.repeat(40), 'abcab'.repeat(8)])
    assert.throws(() => readSettings({ ADMIN_TOKEN }), /ADMIN_TOKEN needs 16 characters or more, 6 of them different/);
  const { adminToken, metricsToken, adminPort, backupFolder } = readSettings({});
  assert.deepEqual([adminToken, metricsToken, adminPort, backupFolder], [null, null, null, null]);
});

test('who starts a server for everybody at a terminal is told where others find it', () => {
  const address = 'http://127.0.0.1:8080';
  const ready = `Meltemi is ready: ${address}`;
  assert.equal(greeting(address, { HOST: '0.0.0.0' }, false), ready);
  assert.equal(greeting(address, {}, true), ready);
  const [first, ...others] = greeting(address, { HOST: '0.0.0.0' }, true).split('\n');
  assert.equal(first, ready);
  for (const line of others) assert.match(line, /^for others in your network: http:\/\/\d+\.\d+\.\d+\.\d+:8080$/);
});

test('options of the command are settings, and come before the environment', () => {
  const env = { PORT: '1', HOST: '::1', DATABASE_FILE: 'x.sqlite', ORIGIN: 'https://games.example' };
  const none = { port: undefined, host: undefined, data: undefined };
  assert.deepEqual(withOptions(env, none), env);
  const { port, host, databaseFile, origin } = readSettings(
    withOptions(env, { port: '3000', host: '0.0.0.0', data: '/srv/games' }),
  );
  assert.deepEqual(
    [port, host, databaseFile, origin],
    [3000, '0.0.0.0', join('/srv/games', 'meltemi.sqlite'), 'https://games.example'],
  );
  assert.throws(() => readSettings(withOptions({}, { ...none, port: 'x' })), /PORT is a whole number/);
  assert.throws(
    () => withOptions({ DATABASE_URL: 'postgres://db/x' }, { ...none, data: '.' }),
    /--data is for the embed/,
  );
});

test('a variable that looks like a setting is named with the right one', () => {
  const meant = (name: string) => /is (\w+) meant\?$/.exec(misspelt({ [name]: 'yes' })[0] ?? '')?.[1] ?? null;
  for (const [given, name] of [
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['log_level', 'LOG_LEVEL'],
    ['DATABASE_FILES', 'DATABASE_FILE'],
    ['ORGIN', 'ORIGIN'],
    ['BACKUP_FODLER', 'BACKUP_FOLDER'],
    ['ADMIN_TOKEN_FIEL', 'ADMIN_TOKEN_FILE'],
    ['port', 'PORT'],
  ] as const)
    assert.equal(meant(given), name, given);
  const others = [
    'PATH',
    'HOME',
    'USER',
    'LANG',
    'TERM',
    'PWD',
    'HOSTNAME',
    'HOSTTYPE',
    'NODE_ENV',
    'LC_MESSAGES',
    'EDITOR',
  ];
  for (const other of [...others, 'npm_command', 'npm_config_port', 'MELTEMI_IMAGE', 'POSTGRES_PASSWORD', 'PGHOST'])
    assert.equal(meant(other), null, other);
  for (const { name } of SETTINGS) assert.deepEqual(misspelt({ [name]: 'x', [`${name}_FILE`]: 'x' }), [], name);
});
