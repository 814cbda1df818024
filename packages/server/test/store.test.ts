import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { RULES } from '@meltemi/engine';
import postgresJs from 'postgres';
import { Room } from '../src/live/room.ts';
import type { Change } from '../src/store/administration.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { parseAddress } from '../src/store/postgres-address.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Effects, Game, LogLine, Store, Summary } from '../src/store/store.ts';
import type { Entry } from '../src/table/entry.ts';
import { type Postgres, startPostgres } from './postgres.ts';

// One contract, the same tests for both stores.

const AGREEMENT = { options: { players: 3 }, clock: null, listed: true, hints: true, undo: true };
const SUMMARY: Summary = {
  status: 'open',
  listed: true,
  freeSeats: 3,
  deadline: null,
  bot: false,
  winners: null,
};
const NOBODY: Effects = { waiting: null };
const game = (id: string): Game => ({ id, made: 1, host: 'ada', agreement: AGREEMENT, engine: RULES, seed: 'ab' });
const line = (seq: number, key: string | null = null): LogLine => ({ seq, at: seq, key, entry: `{"line":${seq}}` });

/** Lines as they were written; their digests have tests of their own. */
async function log(store: Store, id: string, from: number): Promise<LogLine[]> {
  return (await store.log(id, from)).map(({ seq, at, key, entry }) => ({ seq, at, key, entry }));
}

async function room(store: Store, id: string): Promise<Room> {
  return (await Room.open(id, store, () => {})) as Room;
}

interface Kind {
  readonly name: string;
  open(): Promise<Store>;
  /** Another node on the same data, where there can be one. */
  second?(): Promise<Store>;
  before?(): Promise<void>;
  after?(): Promise<void>;
}

let postgres: Postgres;
let url = '';
let folder = '';
const KINDS: readonly Kind[] = [
  {
    name: 'SQLite',
    open: async () => new SqliteStore(join(folder, 'games', 'test.sqlite')),
    before: async () => {
      folder = mkdtempSync(join(tmpdir(), 'meltemi-store-'));
    },
    after: async () => rmSync(folder, { recursive: true }),
  },
  {
    name: 'PostgreSQL',
    open: () => PostgresStore.open(url),
    second: () => PostgresStore.open(url),
    before: async () => {
      postgres = await startPostgres();
      url = await postgres.fresh();
    },
    after: () => postgres.stop(),
  },
];

for (const kind of KINDS) {
  describe(`a store in ${kind.name}`, () => {
    let store: Store;
    before(async () => {
      await kind.before?.();
      store = await kind.open();
    });
    after(async () => {
      await store.close();
      await kind.after?.();
    });

    test('can be tried out by writing something without a meaning, again and again', async () => {
      await Promise.all([store.probe(), store.probe()]);
      await store.probe();
    });

    test('keeps games and their lines, also after it was closed', async () => {
      await store.create(game('kept'), SUMMARY);
      assert.equal(await store.append('kept', [line(0)], NOBODY), true);
      const last = store.append('kept', [line(1, 'key-1'), line(2)], { waiting: 'ada', digests: ['1', '2'] });
      await store.close();
      assert.equal(await last, true, 'what was submitted is written before');
      store = await kind.open();
      assert.deepEqual(await store.game('kept'), game('kept'));
      assert.deepEqual(await log(store, 'kept', 1), [line(1, 'key-1'), line(2)]);
      assert.equal(await store.game('nowhere'), null);
    });

    test('of two writers at the same place one wins, and the other has written nothing', async () => {
      await store.create(game('raced'), SUMMARY);
      const tries = Array.from({ length: 8 }, (_, i) =>
        store.append('raced', [line(0, `racer-${i}`), line(1)], { ...NOBODY, summary: { ...SUMMARY, freeSeats: i } }),
      );
      const won = (await Promise.all(tries)).flatMap((stored, i) => (stored ? [i] : []));
      assert.equal(won.length, 1);
      assert.deepEqual(await log(store, 'raced', 0), [line(0, `racer-${won[0]}`), line(1)]);
      const [{ freeSeats }] = (await store.find({ limit: 100 })).filter(({ id }) => id === 'raced');
      assert.equal(freeSeats, won[0], 'the summary is the winner’s');
    });

    test('a long log is whole, and each of its places is taken', async () => {
      const ids = ['long-1', 'long-2'];
      for (const id of ids) await store.create(game(id), SUMMARY);
      const whole = Array.from({ length: 300 }, (_, seq) => line(seq));
      for (let seq = 0; seq < 300; seq += 3)
        for (const id of ids)
          assert.equal(
            await store.append(id, whole.slice(seq, seq + 3), { waiting: seq < 297 ? `before ${seq}` : null }),
            true,
          );
      await store.close();
      store = await kind.open();
      for (const id of ids) {
        assert.deepEqual(await log(store, id, 0), whole);
        assert.deepEqual(await log(store, id, 298), whole.slice(298));
        for (const seq of [0, 150, 297, 299])
          assert.equal(await store.append(id, [line(seq)], NOBODY), false, `${seq}`);
        const [{ waiting, played }] = (await store.find({ limit: 100 })).filter((one) => one.id === id);
        assert.deepEqual([waiting, played], [null, 299]);
      }
    });

    test('what is wrong with one game is not the business of others that are written in the same moment', async () => {
      for (const id of ['one', 'two', 'taken']) await store.create(game(id), SUMMARY);
      await store.append('taken', [line(0)], NOBODY);
      const ids = ['one', 'taken', 'nowhere', 'two'];
      const ends = await Promise.allSettled(
        ids.map((id) => store.append(id, [line(0, 'a-key'), line(1)], { waiting: 'ada', persons: ['ada'] })),
      );
      assert.deepEqual(
        ends.map((end) => (end.status === 'fulfilled' ? end.value : 'failed')),
        [true, false, 'failed', true],
      );
      const logs = await Promise.all(ids.map(async (id) => (await store.log(id, 0)).length));
      assert.deepEqual(logs, [2, 1, 0, 2]);
      const seated = await store.find({ waiting: 'ada', limit: 10 });
      assert.deepEqual(seated.map(({ id }) => id).sort(), ['one', 'two']);
    });

    test('a message that comes again is done once, also at another node that has not heard of it', async () => {
      await store.create(game('again'), SUMMARY);
      const [here, there] = await Promise.all([room(store, 'again'), room(store, 'again')]);
      const sit = (seat: number) => (): Entry[] => [{ do: 'seat', seat, sitter: { level: 'easy' } }];
      assert.equal(await here.request('same-key', sit(0)), 1);
      assert.equal(await there.request('same-key', sit(0)), 1);
      const both = await Promise.all([here.request('next-key', sit(1)), there.request('next-key', sit(1))]);
      assert.deepEqual(both, [2, 2]);
      await here.request('other-key', sit(2));
      const versions: number[] = [];
      const late = await there.request('late-key', ({ version }) => {
        versions.push(version);
        return version === 2 ? sit(2)() : [];
      });
      assert.deepEqual([...versions, late], [2, 3, 3], 'what was granted on an older version is asked again');
      assert.deepEqual(
        (await store.log('again', 0)).map(({ key }) => key),
        ['same-key', 'next-key', 'other-key'],
      );
    });

    test('a log that today’s rules can not read says so', async () => {
      await store.create({ ...game('before'), engine: '0' }, SUMMARY);
      await store.append('before', [line(0)], NOBODY);
      await assert.rejects(room(store, 'before'), { code: 'other-rules', message: /other rules \(0\)/ });
      await store.create(game('broken'), SUMMARY);
      await store.append('broken', [line(0)], NOBODY);
      await assert.rejects(room(store, 'broken'), (error: Error) => !('code' in error));
    });

    test('finds games by person and whose turn it is', async () => {
      await store.create(game('found'), SUMMARY);
      const summary: Summary = { ...SUMMARY, status: 'running' };
      await store.append('found', [line(0), line(1)], { waiting: 'bob', summary, persons: ['eve', 'bob'] });
      const ids = async (search: object) => (await store.find({ limit: 100, ...search })).map(({ id }) => id);
      assert.deepEqual(await ids({ person: 'eve' }), ['found']);
      assert.deepEqual(await ids({ waiting: 'eve' }), []);
      assert.deepEqual(await ids({ waiting: 'bob' }), ['found']);
      const [{ persons, waiting }] = await store.find({ person: 'bob', limit: 1 });
      assert.deepEqual([persons.toSorted(), waiting], [['bob', 'eve'], 'bob']);
      await store.append('found', [line(2)], { waiting: null, persons: ['bob'] });
      await store.append('found', [line(3)], NOBODY);
      assert.deepEqual(await ids({ person: 'bob' }), ['found'], 'who sits there stays');
      assert.deepEqual(await ids({ person: 'eve' }), []);
      assert.deepEqual(await ids({ waiting: 'bob' }), []);
      await store.append('found', [line(4)], { waiting: 'bob' });
      const [{ status, played }] = await store.find({ waiting: 'bob', limit: 1 });
      assert.deepEqual([status, played], ['running', 4], 'lines that change no summary leave it as it was');
      assert.equal((await store.log('found', 4)).length, 1);
    });

    test('finds the tables somebody has made, without a seat there, until they are over', async () => {
      await store.create({ ...game('made'), host: 'hal' }, SUMMARY);
      const own = async () => (await store.find({ person: 'hal', limit: 100 })).map(({ id }) => id);
      assert.deepEqual(await own(), ['made']);
      await store.append('made', [line(0)], { waiting: null, summary: { ...SUMMARY, status: 'over' } });
      assert.deepEqual(await own(), []);
    });

    test('finds finished games of a person, and no others', async () => {
      const ended = { waiting: null, summary: { ...SUMMARY, status: 'over' } as const, persons: ['fay'] };
      for (const id of ['done', 'going']) await store.create(game(id), SUMMARY);
      await store.append('done', [line(0)], ended);
      await store.append('going', [line(0)], { ...ended, summary: { ...SUMMARY, status: 'running' } });
      const ids = async (search: object) => (await store.find({ limit: 100, ...search })).map(({ id }) => id);
      assert.deepEqual(await ids({ finished: 'fay' }), ['done']);
      assert.deepEqual((await ids({ person: 'fay' })).toSorted(), ['done', 'going']);
      assert.deepEqual(await ids({ finished: 'nobody' }), []);
    });

    test('keeps who has won, and finds the finished games that lack it', async () => {
      const over = { ...SUMMARY, status: 'over' } as const;
      const winners = [{ seat: 0, person: 'gus' }, { seat: 1, level: 'easy' }, { seat: 2 }] as const;
      const ended = {
        won: { ...over, winners },
        'ended-early': { ...over, winners: [] },
        lacks: over,
        'lacks-too': over,
      };
      for (const [id, summary] of Object.entries(ended)) {
        await store.create(game(id), SUMMARY);
        await store.append(id, [line(0)], { waiting: null, persons: ['gus'], summary });
      }
      const won = async () => {
        const found = await store.find({ finished: 'gus', limit: 9 });
        return Object.fromEntries(found.map(({ id, winners }) => [id, winners]));
      };
      assert.deepEqual(await won(), { won: winners, 'ended-early': [], lacks: null, 'lacks-too': null });
      await store.append('won', [line(1)], NOBODY);
      assert.deepEqual((await won()).won, winners, 'a later line leaves it as it is');
      const without = async (after: string): Promise<string[]> => {
        const id = await store.nextWithoutWinners(after);
        return id === null ? [] : [id, ...(await without(id))];
      };
      const lacking = (await without('')).filter((id) => Object.hasOwn(ended, id));
      assert.deepEqual(lacking, ['lacks', 'lacks-too']);
      await store.setWinners('lacks', winners);
      assert.deepEqual((await won()).lacks, winners);
      assert.ok(!(await without('')).includes('lacks'));
    });

    test('shows open tables in the lobby, the latest first, one of each host, and none too old', async () => {
      const made = (id: string, at: number, host = id) => ({ ...game(id), made: at, host });
      await store.create(made('secret', 9_000), { ...SUMMARY, listed: false });
      await store.create(made('latest', 8_000), SUMMARY);
      await store.create(made('begun', 7_000), { ...SUMMARY, status: 'running' });
      await store.create(made('earlier', 6_000), SUMMARY);
      await store.create(made('too-old', 5_000), SUMMARY);
      await store.create(made('flood-0', 7_500, 'eve'), SUMMARY);
      await store.create(made('flood-1', 7_500, 'eve'), SUMMARY);
      await store.create(made('flooded-by-link', 8_500, 'eve'), { ...SUMMARY, listed: false });
      const ids = async (limit: number) => (await store.lobby(5_000, limit)).map(({ id }) => id);
      assert.deepEqual(await ids(9), ['latest', 'flood-1', 'earlier']);
      assert.deepEqual(await ids(2), ['latest', 'flood-1']);
    });

    test('knows where bots have to move and whose time is up', async () => {
      await store.create(game('bots'), SUMMARY);
      await store.append('bots', [line(0)], {
        waiting: null,
        summary: { ...SUMMARY, status: 'running', bot: true, deadline: 1000 },
      });
      assert.deepEqual(await store.botsToMove(10), ['bots']);
      assert.deepEqual(await store.due(999, 10), []);
      assert.deepEqual(await store.due(1000, 10), ['bots']);
    });

    test('one node alone has a bot’s move, until it is too late', async () => {
      const soon = Date.now() + 60_000;
      assert.equal(await store.claim('claimed', 3, 'north', soon), true);
      assert.equal(await store.claim('claimed', 3, 'south', soon), false);
      assert.equal(await store.claim('claimed', 3, 'north', soon), true);
      assert.equal(await store.claim('claimed', 4, 'south', Date.now() - 1), true, 'the next move is another one');
      assert.equal(await store.claim('claimed', 4, 'north', soon), true, 'it took too long');
    });

    test('persons, sessions and links that are used once', async () => {
      await store.addPerson({ id: 'ada', name: 'Ada', made: 5 });
      await store.rename('ada', 'Ada L.');
      assert.deepEqual(await store.person('ada'), { id: 'ada', name: 'Ada L.', made: 5, seen: 5, muted: 0 });
      const until = Date.now() + 60_000;
      await store.addToken('old', 'link', 'ada', 100);
      await store.addToken('s1', 'session', 'ada', until);
      assert.equal(await store.token('old', 'link', 99), 'ada');
      await store.clearTokens(100);
      assert.equal(await store.token('old', 'link', 99), null, 'it was too old');
      await store.addToken('l1', 'link', 'ada', until);
      assert.equal(await store.token('s1', 'session', until - 1), 'ada');
      assert.equal(await store.token('s1', 'session', until), null);
      assert.equal(await store.token('s1', 'link', until - 1), null);
      const used = await Promise.all([store.endToken('l1'), store.endToken('l1')]);
      assert.deepEqual(used.toSorted(), [false, true]);
      await store.endTokens('ada');
      assert.equal(await store.token('s1', 'session', 0), null);
    });

    test('keeps what was said, once', async () => {
      await store.create(game('said'), SUMMARY);
      for (const at of [1, 2, 2, 3])
        await store.say('said', `key-${at}`, {
          at,
          person: 'ada',
          name: 'Ada',
          text: `it’s ${at}`,
          watching: at === 2,
          team: null,
        });
      assert.deepEqual(
        (await store.chats('said', 2)).map(({ text, watching }) => [text, watching]),
        [
          ['it’s 2', true],
          ['it’s 3', false],
        ],
      );
      assert.equal((await store.chats('said', 10)).length, 3);
    });

    test('keeps what is reported, the last of each person about another', async () => {
      await store.create(game('spoilt'), SUMMARY);
      for (const [id, name] of [
        ['reporter', 'Ada'],
        ['spoiler', 'Eve'],
      ])
        await store.addPerson({ id, name, made: 1 });
      const report = { game: 'spoilt', reporter: 'reporter', person: 'spoiler' };
      await store.report({ ...report, at: 1, text: 'first' });
      await store.report({ ...report, at: 2, text: 'second' });
      await store.report({ ...report, reporter: 'spoiler', person: 'reporter', at: 3, text: 'no, she' });
      assert.deepEqual(await store.reports(9), [
        {
          ...{ ...report, reporter: 'spoiler', person: 'reporter', at: 3, text: 'no, she' },
          ...{ reporterName: 'Eve', personName: 'Ada' },
        },
        { ...report, at: 2, text: 'second', reporterName: 'Ada', personName: 'Eve' },
      ]);
      assert.equal((await store.reports(1)).length, 1);
    });

    test('finds people, mutes them, keeps policies and invitations that are used once', async () => {
      const { administration } = store;
      await store.addPerson({ id: 'p_1', name: 'Zdeňka', made: 7 });
      assert.equal(await administration.mute('p_1', 99), true);
      assert.equal(await administration.mute('nobody', 99), false);
      assert.deepEqual(await administration.people('zde', 9), [
        { id: 'p_1', name: 'Zdeňka', made: 7, seen: 7, muted: 99, tables: 0 },
      ]);
      assert.equal((await administration.people('p_1', 9)).length, 1, 'by id');
      assert.equal(await administration.policy('notice'), null);
      await administration.setPolicy('notice', 'one');
      await administration.setPolicy('notice', 'two');
      assert.equal(await administration.policy('notice'), 'two');
      await administration.addInvitation('old', 10, 5);
      await administration.addInvitation('word', 20, 15);
      assert.equal(await administration.useInvitation('old', 5), false, 'it was cleared away');
      assert.equal(await administration.useInvitation('word', 20), false, 'too late');
      const used = await Promise.all([
        administration.useInvitation('word', 19),
        administration.useInvitation('word', 19),
      ]);
      assert.deepEqual(used.toSorted(), [false, true]);
      const { tables, people } = await administration.counts();
      assert.ok(tables.open > 0 && people > 0);
    });

    test('a game is deleted with all that belongs to it', async () => {
      await store.addPerson({ id: 'guest', name: 'Guest', made: 5 });
      await store.create(game('gone'), SUMMARY);
      await store.append('gone', [line(0)], { waiting: null, persons: ['ada'] });
      const said = { at: 1, person: 'guest', name: 'Guest', text: 'Bye', watching: false, team: null };
      await store.say('gone', 'key-0001', said);
      const naming = async (id: string) => {
        const tables = new Set<string>();
        for await (const { table, row } of store.dump()) if (Object.values(row).includes(id)) tables.add(table);
        return [...tables].sort();
      };
      assert.deepEqual(await naming('gone'), ['chats', 'games', 'heads', 'lines', 'seated']);
      await store.administration.deleteGame('gone');
      assert.deepEqual(await naming('gone'), []);
    });

    test('counts in windows of time, together with other nodes, and stores no address', async (t) => {
      const other = (await kind.second?.()) ?? store;
      const [ada, eve] = ['names 192.0.2.7', 'names 192.0.2.8'];
      const counted = await Promise.all([store.count(ada, 1000), other.count(ada, 1000)]);
      assert.deepEqual(counted.sort(), [1, 2]);
      assert.equal(await other.count(eve, 1000), 1);
      const kept = await stored();
      const now = store.now();
      for (const one of [store, other, Date]) t.mock.method(one as Store, 'now', () => now + 86_400_000);
      assert.deepEqual([await store.count(ada, 1000), await other.count(ada, 1000)], [1, 2], 'a day later');
      await store.clearTokens(0);
      assert.equal(kept.length, kind.second ? 2 : 0);
      assert.ok(
        kept.every((text) => /^[0-9a-f]{64}$/.test(text) && ![ada, eve].some((one) => text === hash('sha256', one))),
      );
      const later = await stored();
      assert.equal(later.length, kind.second ? 1 : 0, 'what is too old is gone');
      assert.ok(!kept.includes(later[0]), 'under another key');
      if (other !== store) await other.close();

      async function stored(): Promise<string[]> {
        if (!kind.second) return []; // one node counts in memory
        const sql = postgresJs(url);
        const rows = await sql<{ key: string }[]>`SELECT key FROM counts WHERE count > 0`;
        await sql.end();
        return rows.map(({ key }) => key);
      }
    });

    test('counts the tables a person keeps', async () => {
      const made = { ...game('hosted'), host: 'zoe', made: 50 };
      await store.create(made, SUMMARY);
      assert.equal(await store.tablesOf('zoe', 49), 1);
      assert.equal(await store.tablesOf('zoe', 50), 0, 'it was forgotten');
      const running: Summary = { ...SUMMARY, status: 'running' };
      await store.append('hosted', [line(0)], { waiting: 'yan', summary: running, persons: ['yan'] });
      assert.deepEqual([await store.tablesOf('zoe', 99), await store.tablesOf('yan', 99)], [1, 1]);
      await store.append('hosted', [line(1)], { waiting: 'zoe', persons: ['zoe'] });
      assert.deepEqual([await store.tablesOf('zoe', 99), await store.tablesOf('yan', 99)], [1, 0], 'each once');
    });

    if (kind.second) {
      test('is reached by its socket, as the first of several hosts, and not by TLS that it does not offer', async () => {
        const { host } = new URL(url);
        const socket = url.replace(host, `nowhere.invalid:${new URL(url).port}`);
        for (const address of [`${socket}?host=/tmp`, `${socket}?host=%2Ftmp%2F&application_name=meltemi`]) {
          const other = await PostgresStore.open(address);
          assert.deepEqual(await other.game('kept'), game('kept'));
          await other.close();
        }
        const other = await PostgresStore.open(
          `${url.replace(host, `127.0.0.1:1,${host}`)}?target_session_attrs=primary`,
        );
        assert.deepEqual(await other.game('kept'), game('kept'));
        await other.close();
        await assert.rejects(PostgresStore.open(`${url}?sslmode=require`), /before secure TLS connection/);
      });

      test('tells other nodes what was written', async (t) => {
        const other = await kind.second?.();
        assert.ok(other);
        t.after(() => other.close());
        const heard = new Set<string>();
        const [appended, changed, said, ready] = [
          Promise.withResolvers<void>(),
          Promise.withResolvers<Change>(),
          Promise.withResolvers<string>(),
          Promise.withResolvers<void>(),
        ];
        other.listen({
          appended: (id, seq) => {
            heard.add(`${id} ${seq}`);
            if (heard.size === 2) appended.resolve();
          },
          said: (id, { text }) => said.resolve(`${id} ${text}`),
          changed: changed.resolve,
          missed: ready.resolve,
        });
        await store.create(game('news'), SUMMARY);
        await ready.promise;
        await store.create(game('more'), SUMMARY);
        await Promise.all([store.append('news', [line(0), line(1)], NOBODY), store.append('more', [line(0)], NOBODY)]);
        await appended.promise;
        assert.deepEqual([...heard].sort(), ['more 0', 'news 1'], 'also in one commit');
        await store.say('news', 'a-key', {
          at: 1,
          person: 'ada',
          name: 'Ada',
          text: 'Hello',
          watching: false,
          team: null,
        });
        assert.equal(await said.promise, 'news Hello');
        assert.equal(await store.administration.unsay('news', 'ada', 1), true);
        assert.deepEqual(await changed.promise, { is: 'unsaid', game: 'news', person: 'ada', at: 1 });
      });
    }
  });
}

test('an address with a socket is taken apart', () => {
  for (const [given, url, host] of [
    ['postgres://ada@/games?host=/run/postgresql', 'postgres://ada@localhost/games', '/run/postgresql'],
    ['postgres:///games?host=/run/pg&sslmode=disable', 'postgres:///games?sslmode=disable', '/run/pg'],
    [
      'postgres://ada:x@h:5433/games?sslmode=disable&host=%2Frun',
      'postgres://ada:x@h:5433/games?sslmode=disable',
      '/run',
    ],
    ['postgres://ada@h1:1,h2:2/games?sslmode=require', 'postgres://ada@h1:1,h2:2/games?sslmode=require', undefined],
  ] as const)
    assert.deepEqual(parseAddress(given), { url, ...(host && { host }) });
});
