import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { random, type View, view, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { winningSeats } from '@meltemi/engine/query';
import { readRecord, replay } from '@meltemi/engine/record';
import type { TableInfo } from '@meltemi/protocol';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Game, Store } from '../src/store/store.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { Visitor } from './player.ts';
import { type Postgres, startPostgres } from './postgres.ts';

// Games through the real server, over real sockets, on both stores.

const SETTINGS = readSettings({ LOG_LEVEL: 'silent', PORT: '0', MESSAGES: '100000' });
const QUICK = { players: 3, start: 'quick' };

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'meltemi-server-'));
const STORES: Readonly<Record<string, () => Promise<Store>>> = {
  SQLite: async () => new SqliteStore(join(folder, 'games.sqlite')),
  PostgreSQL: async () => {
    postgres = await startPostgres();
    return PostgresStore.open(await postgres.fresh());
  },
};
after(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

for (const [name, open] of Object.entries(STORES)) {
  describe(`a server on ${name}`, () => {
    let app: FastifyInstance;
    let address = '';
    let store: Store;
    before(async () => {
      store = await open();
      app = await serve(SETTINGS, store, null);
      address = await app.listen({ port: 0, host: '127.0.0.1' });
    });
    after(() => app.close());

    test('two people, a bot and a spectator play to the end; the file holds', async () => {
      const ada = await Visitor.named(address, 'Ada');
      const ben = await Visitor.named(address, 'Ben');
      const agreement = { options: QUICK, clock: null, listed: true, hints: true, undo: true };
      const { id } = await ada.call<{ id: string }>('POST', '/api/tables', agreement);
      const open = await ben.call<{ id: string }[]>('GET', '/api/tables');
      assert.ok(
        open.some((table) => table.id === id),
        'the lobby shows it',
      );
      await ada.sit(id, 0);
      await ben.sit(id, 1);
      await assert.rejects(ada.call('POST', `/api/tables/${id}/start`), /free seats/);
      await ada.call('PUT', `/api/tables/${id}/seats/2/bot`, { level: 'random' });
      const [first, second, watcher] = [
        await ada.connect(id),
        await ben.connect(id),
        await new Visitor(address).connect(id),
      ];
      await assert.rejects(ben.call('POST', `/api/tables/${id}/start`), /Only the host/);
      await ada.call('POST', `/api/tables/${id}/start`);
      await first.until(() => first.view !== null);
      assert.equal(first.seat, 0);
      assert.equal(watcher.seat, null);
      await assert.rejects(ada.call('GET', `/api/tables/${id}/export`), /secrets/);
      await Promise.all([first.playOn(random('ada')), second.playOn(random('ben'))]);
      await watcher.until(() => watcher.info.status === 'over');
      const file = await new Visitor(address).call<Record<string, unknown>>('GET', `/api/tables/${id}/export`);
      const { state, difference } = replay(readRecord(JSON.stringify(file)));
      assert.equal(difference, null);
      assert.deepEqual(JSON.parse(JSON.stringify(view(state, 0))), first.view, 'patches have led to the same view');
      assert.deepEqual(JSON.parse(JSON.stringify(view(state, null))), watcher.view);
      const company = [{ name: 'Ada' }, { name: 'Ben' }, { level: 'random' }];
      const winners = winningSeats(state).map((seat) => ({ seat, ...company[seat] }));
      assert.notDeepEqual(winners, []);
      for (const person of [ada, ben])
        assert.deepEqual(
          (await person.call<{ winners: unknown }[]>('GET', '/api/tables?mine=over'))[0].winners,
          winners,
        );
    });

    test('a move is taken back, and a message that comes twice is done once', async () => {
      const ada = await Visitor.named(address, 'Ada');
      const id = await ada.tableWithBots({ ...QUICK, board: undefined });
      const seat = await ada.connect(id);
      await ada.call('POST', `/api/tables/${id}/start`);
      const rng = random('undo');
      // Any decisions, until one of one's own can be taken back, and no bot is about to move.
      for (;;) {
        await seat.until(() => seat.legal.length > 0 || seat.info.status === 'over');
        assert.notEqual(seat.info.status, 'over', 'nothing could ever be taken back');
        if (seat.undoable) break;
        const going = seat.legal.filter(({ do: verb }) => verb !== 'end');
        const choices = going.length > 0 ? going : seat.legal;
        await seat.play(choices[below(rng, choices.length)]);
      }
      const { turn } = seat;
      await seat.ask({ do: 'undo' });
      assert.ok(seat.turn < turn);
      const [move] = seat.legal;
      const at = seat.version;
      const key = 'the-same-key';
      const message = { do: 'play', version: at, move: writeMove(seat.view as View, move) };
      await Promise.all([seat.ask(message, key), seat.ask(message, key)]);
      const log = await store.log(id, at);
      assert.deepEqual(
        log.flatMap((line) => (line.key?.endsWith(`:${key}`) ? line.seq : [])),
        [at],
      );
    });

    test('a key is a person’s own: what somebody else asks under the same key is done too', async () => {
      const people = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
      const [, ...seats] = await Visitor.company(people, {}, 2);
      for (const seat of seats) {
        await seat.until(() => seat.info.ending.length === seat.seat);
        await seat.ask({ do: 'vote', about: 'end', agree: true }, 'k-00000001');
      }
      await seats[0].until(() => seats[0].info.status === 'over');
    });

    test('all together go back further, unless somebody is against it', async () => {
      const people = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
      const [id, ...seats] = await Visitor.company(people, { undo: false });
      await seats[0].playFor(25, seats);
      await seats[0].atRest(seats);
      const [first, second] = seats;
      const [before, turn] = [JSON.stringify(first.view), first.turn];
      await assert.rejects(first.ask({ do: 'undo' }), /no-undo/);
      await first.ask({ do: 'rewind', to: 3 });
      await second.until(() => second.info.rewind !== null);
      const { to, agreed } = second.info.rewind ?? assert.fail();
      assert.deepEqual(agreed, [0]);
      await second.ask({ do: 'decline' });
      await first.until(() => first.info.rewind === null);
      assert.equal(JSON.stringify(first.view), before, 'nothing has changed');
      await second.ask({ do: 'rewind', to: 3 });
      await first.until(() => first.info.rewind !== null);
      await first.ask({ do: 'rewind', to });
      // The third at the table is a bot, and plays on from there: nobody moves once a person is asked.
      for (const seat of seats) await seat.until(() => seat.turn < turn);
      await first.atRest(seats);
      assert.ok(first.turn >= to);
      const fresh = await people[0].connect(id);
      assert.deepEqual(fresh.view, first.view);
    });

    /** A day later by the clock of the store. */
    function later(t: TestContext): void {
      const now = store.now.bind(store);
      t.mock.method(store, 'now', () => now() + 86_400_000);
    }

    test('who resigns leaves the seat to a bot; a seat that was left is for its person, and for others by consent', async (t) => {
      const [ada, ben, zoe] = await Promise.all(['Ada', 'Ben', 'Zoe'].map((name) => Visitor.named(address, name)));
      const [id, first, second] = await Visitor.company([ada, ben]);
      await second.insist({ do: 'resign' });
      await first.until(() => JSON.stringify(first.info.seats[1]) === '{"level":"medium"}');
      assert.equal(second.seat, null, 'a spectator now');
      assert.equal(second.view?.gold.filter((purse) => purse !== null).length, 0);
      await assert.rejects(zoe.sit(id, 1), /Somebody sits there/);
      await ada.call('DELETE', `/api/tables/${id}/seats/mine`);
      await first.until(() => first.seat === null);
      await assert.rejects(zoe.sit(id, 0), /nobody else may take it/);
      later(t);
      await assert.rejects(zoe.sit(id, 0), /At least 2 people/);
      await assert.rejects(ben.sit(id, 0), /played another seat/);
      await assert.rejects(zoe.call('PUT', `/api/tables/${id}/seats/0/bot`, { level: 'easy' }), /Only those/);
      await ada.call('PUT', `/api/tables/${id}/seats/0/bot`, { level: 'random' });
      await first.until(() => first.info.status === 'over' || first.turn > 60);
    });

    test('somebody new takes a seat that was left when those who sit agree', async (t) => {
      const [ada, ben, cyd, zoe] = await Promise.all(
        ['Ada', 'Ben', 'Cyd', 'Zoe'].map((name) => Visitor.named(address, name)),
      );
      const [id, first, , third] = await Visitor.company([ada, ben, cyd]);
      await ben.call('DELETE', `/api/tables/${id}/seats/mine`);
      later(t);
      await zoe.sit(id, 1);
      const newcomer = await zoe.connect(id);
      assert.equal(newcomer.seat, null);
      assert.equal(newcomer.view?.gold.filter((purse) => purse !== null).length, 0, 'and sees nothing of it yet');
      await first.until(() => first.info.join?.name === 'Zoe');
      for (const seat of [first, third]) await seat.insist({ do: 'vote', about: 'join', agree: true });
      await newcomer.until(() => newcomer.seat === 1);
    });

    test('the same company meets again once', async () => {
      const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
      const [id, first, second] = await Visitor.company([ada, ben]);
      await assert.rejects(ada.call('POST', `/api/tables/${id}/rematch`), /not over/);
      await Promise.all([first.playOn(random('a')), second.playOn(random('b'))]);
      const again = (one: Visitor) => one.call<{ id: string }>('POST', `/api/tables/${id}/rematch`);
      const [next, same] = await Promise.all([ada, ben].map(again));
      assert.deepEqual(same, next);
      await first.until(() => first.info.rematch !== null);
      const { seats } = await ada.call<TableInfo>('GET', `/api/tables/${next.id}`);
      assert.deepEqual(seats, [null, null, { level: 'random' }], 'bots sit where they sat');
    });

    test('the seats of a rematch are kept for those who sat there, until the host frees them', async () => {
      const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => Visitor.named(address, name)));
      const [old, ...seats] = await Visitor.company([ada, ben]);
      for (const seat of seats) await seat.insist({ do: 'vote', about: 'end', agree: true });
      for (const seat of seats) await seat.until(() => seat.info.status === 'over');
      const { id } = await ada.call<{ id: string }>('POST', `/api/tables/${old}/rematch`);
      const kept = async () =>
        (await eve.call<TableInfo>('GET', `/api/tables/${id}`)).kept.map((one) => one?.name ?? null);
      assert.deepEqual(await kept(), ['Ada', 'Ben', null]);
      for (const seat of [0, 1]) await assert.rejects(eve.sit(id, seat), /kept for somebody who played/);
      await assert.rejects(ada.sit(id, 1), /kept for somebody who played/);
      await ada.sit(id, 0);
      assert.deepEqual(await kept(), [null, 'Ben', null]);
      await ada.call('PUT', `/api/tables/${id}/lock`, { locked: true });
      await ben.sit(id, 1);
      await ben.call('DELETE', `/api/tables/${id}/seats/mine`);
      await ada.call('PUT', `/api/tables/${id}/lock`, { locked: false });
      await eve.sit(id, 1);
      assert.deepEqual(await kept(), [null, null, null], 'who has come and gone is not waited for');
    });

    test('a seat of a rematch that its host frees is everybody’s, and its player is not sent away', async () => {
      const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
      const [old, ...seats] = await Visitor.company([ada, ben]);
      for (const seat of seats) await seat.insist({ do: 'vote', about: 'end', agree: true });
      for (const seat of seats) await seat.until(() => seat.info.status === 'over');
      const { id } = await ada.call<{ id: string }>('POST', `/api/tables/${old}/rematch`);
      await assert.rejects(ben.call('DELETE', `/api/tables/${id}/seats/0`), /Only the host/);
      const freed = await ada.call<TableInfo>('DELETE', `/api/tables/${id}/seats/1`);
      assert.deepEqual([freed.kept[1], freed.removed], [null, []]);
      await ada.sit(id, 1);
      await ada.call('DELETE', `/api/tables/${id}/seats/0`).catch(() => {});
      assert.equal((await ben.sit(id, 0)).seats[0] !== null, true);
    });

    test('what is meant for another moment, or not one’s own, is refused', async () => {
      const ada = await Visitor.named(address, 'Ada');
      const id = await ada.tableWithBots(QUICK);
      const seat = await ada.connect(id);
      const watcher = await new Visitor(address).connect(id);
      await ada.call('POST', `/api/tables/${id}/start`);
      await seat.until(() => seat.legal.length > 0);
      const move = writeMove(seat.view as View, seat.legal[0]);
      await assert.rejects(seat.ask({ do: 'play', version: seat.version - 1, move }), /late/);
      await assert.rejects(seat.ask({ do: 'play', move: 'bid zeus 999' }), /./);
      await assert.rejects(seat.ask({ do: 'play', move: 'nonsense' }), /bad-move/);
      await watcher.until(() => watcher.version === seat.version);
      await assert.rejects(watcher.ask({ do: 'play', move }), /no-seat/);
      await seat.play(seat.legal[0]);
    });

    test('a new connection finds everything as it is', async () => {
      const ada = await Visitor.named(address, 'Ada');
      const id = await ada.tableWithBots(QUICK);
      const seat = await ada.connect(id);
      await ada.call('POST', `/api/tables/${id}/start`);
      await seat.until(() => seat.legal.length > 0);
      await seat.play(seat.legal[0]);
      await seat.until(() => seat.legal.length > 0);
      seat.socket.close();
      const again = await ada.connect(id);
      assert.deepEqual(again.view, seat.view);
      assert.equal(again.version, seat.version);
    });

    test('chat reaches everybody, also those who come later', async () => {
      const ada = await Visitor.named(address, 'Ada');
      const id = await ada.tableWithBots(QUICK);
      const [seat, watcher] = [await ada.connect(id), await new Visitor(address).connect(id)];
      await seat.ask({ do: 'say', version: undefined, text: 'Good luck!' });
      await watcher.until(() => watcher.heard.some((text) => text.includes('Good luck!')));
      await assert.rejects(watcher.ask({ do: 'say', version: undefined, text: 'Hello' }), /nobody/);
      const late = await new Visitor(address).connect(id);
      await late.until(() => late.heard.some((text) => text.includes('Good luck!')));
    });

    test('whose time is up is told, and the others choose', async () => {
      const [ada, ben] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
      const { id: host } = await ada.call<{ id: string }>('GET', '/api/me');
      // Nobody may agree on a clock as short as this: the test does not want to wait.
      const clock = { live: 1, increment: 0 };
      const agreement = { options: QUICK as { players: number }, clock, listed: false, hints: false, undo: false };
      const id = `hurry-${name}`;
      const game: Game = { id, made: Date.now(), host, agreement, engine: '1', seed: 'ab' };
      await store.create(game, summaryOf(new Table(game)));
      await ada.sit(id, 0);
      await ben.sit(id, 1);
      await ada.call('PUT', `/api/tables/${id}/seats/2/bot`, { level: 'random' });
      const seats = [await ada.connect(id, {}, false), await ben.connect(id, {}, false)];
      await ada.call('POST', `/api/tables/${id}/start`);
      await seats[0].until(() => seats[0].info.late !== null);
      const late = seats[0].info.late as number;
      const other = seats[1 - late];
      for (const seat of seats) await seat.until(() => seat.info.late === late);
      await assert.rejects(seats[late].ask({ do: 'late', choice: 'bot' }), /nobody-late/);
      const waited = await other.ask({ do: 'late', choice: 'wait' });
      await other.until(() => other.version > waited && other.info.late === late);
      await other.ask({ do: 'late', choice: 'bot' });
      await other.until(() => other.info.seats[late] !== null && 'level' in (other.info.seats[late] as object));
    });

    test('an identity moves to another device once, and can be ended', async () => {
      const ada = await Visitor.named(address, 'Ada');
      const { link } = await ada.call<{ link: string }>('POST', '/api/me/link');
      const phone = new Visitor(address);
      assert.equal((await phone.call<{ name: string }>('POST', '/api/me/follow', { link })).name, 'Ada');
      await assert.rejects(new Visitor(address).call('POST', '/api/me/follow', { link }), /used/);
      const seat = await ada.connect(await ada.tableWithBots({ players: 2 }));
      await phone.call('DELETE', '/api/me/everywhere');
      await seat.gone();
      assert.equal(seat.closed?.code, 4401, 'at once');
      assert.equal(await ada.call('GET', '/api/me'), null);
    });
  });
}
