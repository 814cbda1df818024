import assert from 'node:assert/strict';
import { createHmac, hash, randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { random, type View, writeMove } from '@meltemi/engine';
import { Numbers, REVEAL_WITHIN, type TableInfo } from '@meltemi/protocol';
import {
  isEntropyOfLog,
  type Proof,
  type ProvenRecord,
  prove,
  WrongNumber,
  WrongOutcome,
} from '@meltemi/protocol/proof';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { Rooms } from '../src/live/rooms.ts';
import { Scheduler } from '../src/live/scheduler.ts';
import { readSettings } from '../src/settings.ts';
import { commitmentOf } from '../src/store/chain.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { sitDown, standUp, start } from '../src/table/requests.ts';
import { Visitor } from './player.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { made } from './room.ts';

// Numbers of players through the real server: from the pledge to the proof.

const SETTINGS = readSettings({ LOG_LEVEL: 'silent', PORT: '0', MESSAGES: '100000' });
const sha256 = (text: string) => hash('sha256', text);

function proven(record: ProvenRecord) {
  const { seed } = record.proof;
  const hmac = (text: string) => createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
  return prove(record, { hmac, sha256 });
}

let postgres: Postgres | null = null;
after(() => postgres?.stop());

/** Nodes of one server; PostgreSQL has two. */
const NODES: Readonly<Record<string, () => Promise<Store[]>>> = {
  SQLite: async () => [new SqliteStore(':memory:')],
  PostgreSQL: async () => {
    postgres = await startPostgres();
    const url = await postgres.fresh();
    return [await PostgresStore.open(url), await PostgresStore.open(url)];
  },
};

for (const [name, open] of Object.entries(NODES)) {
  describe(`on ${name}`, () => {
    let apps: FastifyInstance[] = [];
    let addresses: string[] = [];
    before(async () => {
      apps = await Promise.all((await open()).map((store) => serve(SETTINGS, store, null)));
      addresses = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
    });
    after(() => Promise.all(apps.map((app) => app.close())));

    /** A game of two people, on different nodes if there are, and a bot, played to its end. */
    async function played(): Promise<{ record: ProvenRecord; people: Visitor[]; id: string; noted: string }> {
      const people = await Promise.all(
        ['Ada', 'Ben'].map((who, i) => Visitor.named(addresses[i % addresses.length], who)),
      );
      const [id, ...seats] = await Visitor.company(people);
      const noted = seats[0].info.commitment;
      await Promise.all(seats.map((seat, i) => seat.playOn(random(`${name} ${i}`))));
      const record = await people[0].call<ProvenRecord>('GET', `/api/tables/${id}/export`);
      return { record, people, id, noted };
    }

    test('a game holds, and every number in it is of the player’s own page', async () => {
      const { record, people, id, noted } = await played();
      assert.equal(noted, commitmentOf(record.proof.seed));
      const { seats, outcomes } = await proven(record);
      assert.ok(outcomes > 10 && seats);
      for (const [seat, person] of people.entries()) {
        const numbers = person.numbers.get(id) as Numbers;
        assert.deepEqual(
          seats[seat].pledges.map(({ pledge }) => pledge),
          [numbers.pledge],
        );
        assert.equal(seats[seat].absent, false);
        assert.ok(seats[seat].shown.length > 5);
        assert.ok(seats[seat].shown.every((number) => numbers.has(number)));
      }
      assert.deepEqual(
        seats[2],
        { pledges: [], absent: false, shown: [], shownIn: [], agreed: [] },
        'a bot adds nothing',
      );
      assert.ok(!JSON.stringify(record).includes('person'), 'and nobody is named by an id');
    });

    test('whatever is changed in what players have pledged and shown is noticed', async () => {
      const { record } = await played();
      const { log, entropy } = record.proof;
      const at = (kind: string, has: string) => log.findIndex((entry) => entry.do === kind && entry[has] !== undefined);
      const changed = (line: number, change: object): Partial<Proof> => ({
        log: log.with(line, { ...log[line], ...change }),
      });
      const other = sha256('another');
      const move = at('move', 'nonce');
      const [reveal, seat] = [at('reveal', 'nonce'), at('seat', 'pledge')];
      const starting = at('starting', 'do');
      const forged: [string, Partial<Proof>][] = [
        ['a number', changed(move, { nonce: other })],
        ['no number', changed(move, { nonce: undefined })],
        [
          'a number used twice',
          changed(
            log.findLastIndex((entry) => entry.nonce),
            { nonce: log[move].nonce },
          ),
        ],
        ['the first number', changed(reveal, { nonce: other })],
        ['a first number that is left out', { log: log.toSpliced(reveal, 1) }],
        ['a pledge', changed(seat, { pledge: other })],
        ['no question for numbers', { log: log.toSpliced(starting, 1) }],
        ['a seat after it', { log: log.toSpliced(starting + 1, 0, { do: 'seat', seat: 0, pledge: other }) }],
      ];
      for (const [what, proof] of forged)
        await assert.rejects(proven({ ...record, proof: { ...record.proof, ...proof } }), WrongNumber, what);
      const start = at('start', 'do');
      const given = entropy.with(0, other);
      await assert.rejects(
        proven({ ...record, proof: { ...record.proof, ...changed(start, { entropy: given }), entropy: given } }),
        WrongNumber,
      );
      const { chance: _, ...older } = record.proof;
      assert.ok(isEntropyOfLog(record.proof));
      assert.ok(!isEntropyOfLog(older), 'as a game of earlier rules');
      await assert.rejects(proven({ ...record, proof: older }), WrongOutcome);
    });

    test('a player at another device pledges other numbers, and the proof says so', async () => {
      const ada = await Visitor.named(addresses[0], 'Ada');
      const id = await ada.tableWithBots({ players: 3, start: 'quick' });
      const first = await ada.connect(id);
      await ada.call('POST', `/api/tables/${id}/start`);
      await first.playFor(40, [first]);
      await first.until(() => first.legal.length > 0);
      const lost = ada.numbers.get(id) as Numbers;
      const numbers = new Numbers(randomUUID(), sha256);
      ada.numbers.set(id, numbers);
      await first.ask({ do: 'pledge', pledge: numbers.pledge });
      await first.until(() => first.info.pledges[0] === numbers.pledge);
      await first.playOn();
      const record = await ada.call<ProvenRecord>('GET', `/api/tables/${id}/export`);
      const [{ pledges, shown }] = (await proven(record)).seats ?? [];
      assert.deepEqual(
        pledges.map(({ pledge }) => pledge),
        [lost.pledge, numbers.pledge],
      );
      assert.ok(shown.some((one) => lost.has(one)) && shown.some((one) => numbers.has(one)));
    });

    test('an earlier page, or a program that brings no numbers, gets a clear answer', async () => {
      const ada = await Visitor.named(addresses[0], 'Ada');
      const id = await ada.tableWithBots({ players: 2, start: 'quick' });
      await ada.call('DELETE', `/api/tables/${id}/seats/mine`);
      for (const body of [{}, { entropy: 'in clear' }])
        await assert.rejects(ada.call('PUT', `/api/tables/${id}/seats/0`, body), /409 This page is of an earlier/);
      await ada.sit(id, 0);
      const seat = await ada.connect(id);
      await ada.call('POST', `/api/tables/${id}/start`);
      const codes = new Set<string>();
      for (let i = 0; i < 20 && seat.info.status !== 'over'; i++) {
        await seat.until(() => seat.legal.length > 0 || seat.info.status === 'over');
        const [move] = seat.legal;
        const text = writeMove(seat.view as View, move);
        await seat.ask({ do: 'play', move: text, nonce: undefined }).catch((error) => codes.add(error.message));
        if (codes.size > 0) break;
      }
      assert.deepEqual([...codes], ['number-needed']);
    });
  });
}

test('a player who does not show the first number holds nothing up: the pledge counts', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const store = new SqliteStore(':memory:');
  const rooms = new Rooms(store, () => {});
  const room = await made(rooms);
  const numbers = ['Ada', 'Ben', 'Cyd'].map((person) => ({ person, own: new Numbers(person, sha256) }));
  for (const [seat, { person, own }] of numbers.entries())
    await room.request(null, (table) => sitDown(table, seat, { person, name: person, pledge: own.pledge }, 0));
  await room.request(null, (table) => start(table, 'Ada'));
  const reveal = (i: number) =>
    room.ask(numbers[i].person, {
      do: 'reveal',
      key: `reveal-${i}`,
      nonce: numbers[i].own.under(numbers[i].own.pledge) as string,
    });
  await reveal(0);
  await reveal(1);
  const scheduler = new Scheduler(store, rooms, () => {}, assert.ifError);
  t.after(async () => {
    scheduler.stop();
    await store.close();
  });
  t.mock.timers.tick(REVEAL_WITHIN - 1);
  const { mock: next } = t.mock.method(store, 'botsToMove');
  scheduler.start();
  while (next.callCount() === 0) await setTimeout(5); // its first round is past the tables whose time is up
  assert.equal((await room.info()).status, 'open', 'there is still time');
  t.mock.timers.tick(1);
  while ((await room.info()).status === 'open') await setTimeout(20);
  const [ada, ben, cyd] = numbers.map(({ own }) => own);
  assert.deepEqual(room.now.entropy, [ada.under(ada.pledge), ben.under(ben.pledge), cyd.pledge]);
  assert.equal((await room.info()).chance, 2);
  await assert.rejects(reveal(2), { code: 'not-starting' }, 'too late');
  const { pledges } = (await room.info()) as TableInfo;
  assert.equal(pledges[2], cyd.pledge, 'the number comes with the first move that needs one');
});

test('a table at which somebody sat down on an earlier server does not begin until they have pledged numbers', async (t) => {
  const store = new SqliteStore(':memory:');
  t.after(() => store.close());
  const room = await made(new Rooms(store, () => {}));
  const sit = (seat: number, person: string) =>
    room.request(null, (table) =>
      sitDown(table, seat, { person, name: person, pledge: new Numbers(person, sha256).pledge }, 0),
    );
  await room.request(null, () => [
    { do: 'seat', seat: 0, sitter: { person: 'Ada', name: 'Ada', entropy: 'in clear' } },
  ]);
  for (const [seat, person] of ['Ben', 'Cyd'].entries()) await sit(seat + 1, person);
  await assert.rejects(
    room.request(null, (table) => start(table, 'Ada')),
    { code: 'sit-again' },
  );
  await room.request(null, (table) => standUp(table, 'Ada'));
  await sit(0, 'Ada');
  await room.request(null, (table) => start(table, 'Ada'));
  assert.notEqual(room.now.starting, null);
});
