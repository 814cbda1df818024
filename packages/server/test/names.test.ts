import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { Identity } from '../src/live/identity.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { distinctName, normalName } from '../src/table/name.ts';
import { Visitor } from './player.ts';

// Names that deceive, and chat that floods: security finding F8.

test('a name is written in one way, without what nobody sees', () => {
  const names: [string, string][] = [
    ['  Ada  ', 'Ada'],
    ['Ａｄａ', 'Ada'],
    ['A\u200bda', 'Ada'],
    ['\u202eadA', 'adA'],
    ['A\ud800da', 'Ada'],
    ['A\u0085da\u009b', 'Ada'],
    ['Ada\u3000\u00a0B.', 'Ada B.'],
    ['\u200b', ''],
    ['\u3164', ''],
    ['\u2800\u0301', '\u2800\u0301'],
    ['\u0301\u0301', ''],
    [`A${'\u0316'.repeat(20)}`, `A${'\u0316'.repeat(3)}`],
    ['Łukasz Dvořák', 'Łukasz Dvořák'],
    ['Олена Їжак', 'Олена Їжак'],
    ['🏛 Αθηνά', '🏛 Αθηνά'],
  ];
  for (const [sent, kept] of names) assert.equal(normalName(sent), kept, JSON.stringify(sent));
});

test('a name that looks like another at the table gets a number', () => {
  assert.equal(distinctName('Ada', ['Ben']), 'Ada');
  for (const twin of ['Ada', 'ada', 'Аda', 'Аԁа', 'Àda', 'A da'])
    assert.equal(distinctName(twin, ['Ada']), `${twin} (2)`);
  assert.equal(distinctName('Ada', ['Ada', 'Ada (2)']), 'Ada (3)');
  assert.equal(distinctName('BiII', ['Bill']), 'BiII (2)');
  const twins: Readonly<Record<string, string>> = {
    ...{
      Νora: 'Nora',
      Νina: 'nina',
      Үara: 'Yara',
      Υara: 'Yara',
      Һugo: 'Hugo',
      Ѵera: 'Vera',
      Օlga: 'Olga',
      Ӏvan: 'Ivan',
    },
    ...{
      Ϳan: 'Jan',
      ςarl: 'Carl',
      Łukasz: 'Lukasz',
      Ðan: 'Dan',
      Ьоb: 'Bob',
      Ԍustav: 'Gustav',
      Սwe: 'Uwe',
      Аппа: 'Anna',
    },
    ...{ Ꭺda: 'Ada', ꓮꓓꓮ: 'ADA', Ꮪam: 'Sam', 'Ada.': 'Ada', Adaˑ: 'Ada', 'O’Neil': "O'Neil", Karn: 'Kam' },
  };
  for (const [twin, name] of Object.entries(twins)) {
    assert.equal(distinctName(twin, [name]), `${twin} (2)`);
    assert.equal(distinctName(name, [twin]), `${name} (2)`);
  }
  assert.equal(distinctName('ΝΙΚΟΣ', ['Νίκος']), 'ΝΙΚΟΣ (2)', 'the same in another case');
  assert.equal(distinctName('🏛', ['🎲']), '🏛');
  for (const [one, other] of [
    ['Νίκος', 'Νίκη'],
    ['Олена', 'Олеся'],
    ['Zoë', 'Zora'],
    ['Tomáš', 'Tomek'],
  ])
    assert.equal(distinctName(one, [other]), one);
});

describe('at a server', () => {
  let app: FastifyInstance;
  let address = '';
  const store = new SqliteStore(':memory:');
  before(async () => {
    app = await serve(readSettings({ LOG_LEVEL: 'silent', PORT: '0' }), store, null);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(() => app.close());

  test('names that can not be seen are refused, others are made plain', async () => {
    for (const name of ['\u200b', '\u3164', '\u202e', '\ud800', '\u0085\u0086', '\u{fdfa}'.repeat(3)])
      await assert.rejects(new Visitor(address).call('PUT', '/api/me', { name }), /400/, JSON.stringify(name));
    const ada = new Visitor(address);
    assert.equal((await ada.call<{ name: string }>('PUT', '/api/me', { name: 'Ａ\u200bda' })).name, 'Ada');
  });

  test('a name of an earlier version is made plain when it is used', async () => {
    const { secret } = await new Identity(store).arrive('A\u202eda');
    assert.equal((await new Identity(store).whose(secret))?.name, 'Ada');
  });

  test('two people called Ada are told apart, at the table and in the chat', async () => {
    const [ada, other, third] = await Promise.all(['Ada', 'Ada', 'Аda'].map((name) => Visitor.named(address, name)));
    const options = { players: 3, start: 'quick' };
    const agreement = { options, clock: null, listed: false, hints: false, undo: true };
    const { id } = await ada.call<{ id: string }>('POST', '/api/tables', agreement);
    await ada.sit(id, 0);
    const { seats } = await other.sit(id, 1);
    assert.deepEqual(
      seats.map((sitter) => sitter && 'name' in sitter && sitter.name),
      ['Ada', 'Ada (2)', null],
    );
    const pages = await Promise.all([ada, other, third].map((one) => one.connect(id)));
    for (const page of pages) await page.ask({ do: 'say', version: undefined, text: 'I am Ada' });
    const said = () => pages[0].heard.map((text) => JSON.parse(text)).filter(({ is }) => is === 'said');
    await pages[0].until(() => said().length === 3);
    assert.deepEqual(
      said().map(({ name }) => name),
      ['Ada', 'Ada (2)', 'Аda (3)'],
    );
  });

  test('nobody floods the chat: ten messages in ten seconds', async () => {
    const eve = await Visitor.named(address, 'Eve');
    const id = await eve.tableWithBots({ players: 3, start: 'quick' });
    const pages = [await eve.connect(id), await eve.connect(id)];
    const say = (i: number) => pages[i % 2].ask({ do: 'say', version: undefined, text: `message ${i}` });
    const all = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => say(i)));
    assert.ok(all.filter(({ status }) => status === 'fulfilled').length <= 10);
    assert.ok(
      JSON.stringify(all.map((one) => one.status === 'rejected' && one.reason.message)).includes('chat-too-fast'),
    );
    assert.ok((await store.chats(id, 100)).length <= 10);
    assert.deepEqual(
      pages.map(({ closed }) => closed),
      [null, null],
      'the game goes on',
    );
  });
});
