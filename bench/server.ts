import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Visitor } from '../packages/server/test/player.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';
import { BusyTable, PEOPLE } from './busy-table.ts';
import { median, ms, percentile, type Row, rate, times } from './measure.ts';
import { peerSize } from './peer-game.ts';
import { BOARDGAME } from './versions.ts';

// Our server, which stores every move on disk before it sends it, beside that of boardgame.io, which keeps games in
// memory.

const TABLES = 10;
/** Turns before the measurement: it takes a while until all code of the rules is compiled. */
const WARM_UP = 6;
const TURNS = 15;
/**
 * Turns at one table, half as long each, because the speed of disks and idle processors changes from second to second.
 */
const TURNS_AT_ONE = 30;
const OURS = '../packages/server/test/crash/node.ts';
const THEIRS = 'peer-server.ts';
const FREE = { MESSAGES: '10000000', REQUESTS: '10000000', CONNECTIONS: '100000', TABLES_EACH: '10000' };

interface Running {
  readonly address: string;
  /** Milliseconds from the start of the process until it accepts requests. */
  readonly ready: number;
  readonly child: ChildProcess;
}

async function launch(file: string, env: Record<string, string> = {}): Promise<Running> {
  const start = performance.now();
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...FREE, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = await once(child, 'message');
  return { address, ready: performance.now() - start, child };
}

/** Makes moves at all tables at the same time for a while; measures how long each takes. */
async function playAll(tables: readonly BusyTable[], seconds: number): Promise<Measured> {
  for (const table of tables) await table.ready();
  const took: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until) took.push(await table.move());
    }),
  );
  return { took, perSecond: (took.length * 1000) / (performance.now() - start) };
}

const p50p99 = (took: readonly number[]) => `p50 ${ms(percentile(took, 0.5))}, p99 ${ms(percentile(took, 0.99))}`;

interface Measured {
  readonly took: number[];
  readonly perSecond: number;
}

/** Both servers measured in short alternating turns, so that other load on the machine slows both down. */
interface Pair {
  readonly own: Measured;
  readonly peers: Measured;
  /** Our throughput and speed divided by theirs: medians of all turns. */
  readonly more: number;
  readonly sooner: number;
}

interface Match {
  readonly atTen: Pair;
  readonly atOne: Pair;
  /** At one table, with clients that know the game. */
  readonly withClients: Pair;
  /** Bytes per move to each of our clients, and what full views would have taken. */
  readonly bytes: number;
  readonly fullBytes: number;
}

/** Measures at ten tables, and at one. */
async function match(ours: string, theirs: string, seconds: number): Promise<Match> {
  const own: BusyTable[] = [];
  const peers: BusyTable[] = [];
  for (let i = 0; i < TABLES; i++) {
    own.push(await BusyTable.ours(ours, `table ${i}`));
    peers.push(await BusyTable.peer(theirs, `table-${i}`));
  }
  const atTen = await byTurns(own, peers, TURNS, seconds);
  const atOne = await byTurns(own.slice(0, 1), peers.slice(0, 1), TURNS_AT_ONE, seconds / 2);
  const [clients, theirClients] = [
    await BusyTable.ours(ours, 'clients', true),
    await BusyTable.peer(theirs, 'clients', true),
  ];
  const withClients = await byTurns([clients], [theirClients], TURNS_AT_ONE, seconds / 2);
  const heard = own.reduce((sum, table) => sum + table.moved, 0) * PEOPLE;
  const bytes = own.reduce((sum, table) => sum + table.bytes(), 0) / heard;
  const fullBytes = own.reduce((sum, table) => sum + table.fullBytes(), 0) / heard;
  for (const table of [...own, ...peers, clients, theirClients]) table.close();
  return { atTen, atOne, withClients, bytes, fullBytes };
}

async function byTurns(
  own: readonly BusyTable[],
  peers: readonly BusyTable[],
  turns: number,
  seconds: number,
): Promise<Pair> {
  const played: { own: Measured; peers: Measured }[] = [];
  for (let turn = 0; turn < WARM_UP + turns; turn++)
    played.push({ own: await playAll(own, seconds), peers: await playAll(peers, seconds) });
  const warm = played.slice(WARM_UP);
  return {
    own: together(warm.map(({ own }) => own)),
    peers: together(warm.map(({ peers }) => peers)),
    more: median(warm.map(({ own, peers }) => own.perSecond / peers.perSecond)),
    sooner: median(warm.map(({ own, peers }) => percentile(peers.took, 0.5) / percentile(own.took, 0.5))),
  };
}

function together(turns: readonly Measured[]): Measured {
  return { took: turns.flatMap(({ took }) => took), perSecond: median(turns.map(({ perSecond }) => perSecond)) };
}

/** The rows for games in SQLite and for games in PostgreSQL. */
function matchRows({ atTen, atOne, withClients, bytes, fullBytes }: Match, shared: Match): Row[] {
  return [
    { what: `Meltemi, ${TABLES} tables of five, each move on disk`, value: rate(atTen.own.perSecond, 'moves') },
    {
      what: `${BOARDGAME}, ${TABLES} tables of five, in memory, ${peerSize(PEOPLE)} B of state`,
      value: rate(atTen.peers.perSecond, 'moves'),
      ratio: times(atTen.more),
      wanted: '≥ 3×',
    },
    {
      what: 'Meltemi, a move until the clients of all five have the position, one table',
      value: p50p99(withClients.own.took),
    },
    {
      what: 'boardgame.io, the same with its clients',
      value: p50p99(withClients.peers.took),
      ratio: times(withClients.sooner),
      wanted: '≥ 1.5×',
    },
    { what: 'Meltemi, a move until the sockets of all five have it, one table', value: p50p99(atOne.own.took) },
    { what: 'boardgame.io, the same', value: p50p99(atOne.peers.took), ratio: times(atOne.sooner) },
    { what: 'Meltemi, the same at ten tables', value: p50p99(atTen.own.took) },
    {
      what: 'boardgame.io, the same at ten tables',
      value: p50p99(atTen.peers.took),
      ratio: times(atTen.sooner),
    },
    {
      what: `Meltemi on PostgreSQL, ${TABLES} tables of five, against boardgame.io in the same minutes`,
      value: rate(shared.atTen.own.perSecond, 'moves'),
      ratio: times(shared.atTen.more),
    },
    {
      what: 'Meltemi on PostgreSQL, a move until the sockets of all five have it, one table, against the same',
      value: p50p99(shared.atOne.own.took),
      ratio: times(shared.atOne.sooner),
    },
    {
      what: 'bytes to each person for a move with all that follows by itself, against full views',
      value: `${Math.round(bytes)} B, ${Math.round(fullBytes)} B`,
      ratio: times(fullBytes / bytes),
      wanted: '≥ 20×',
    },
  ];
}

/** Many tables of two people and a bot; at most of them nobody moves at a given moment. */
async function crowd(address: string, games: number, seconds: number): Promise<Row> {
  const people = await Promise.all(Array.from({ length: 20 }, (_, i) => Visitor.named(address, `C${i}`)));
  const tables: { move(): Promise<number | null> }[] = [];
  const one = async (i: number) => {
    const [, ...seats] = await Visitor.company([people[i % 20], people[(i + 1) % 20]], {}, 2);
    tables.push({
      async move() {
        const mover = seats.find(({ legal }) => legal.length > 0);
        if (!mover) return null;
        const start = performance.now();
        const done = await mover.play(mover.legal[0]);
        for (const seat of seats) await seat.until(() => seat.version >= done);
        return performance.now() - start;
      },
    });
  };
  for (let i = 0; i < games; i += 20) await Promise.all(Array.from({ length: 20 }, (_, k) => one(i + k)));
  const took: number[] = [];
  const moving: Promise<void>[] = [];
  for (let i = 0; i < seconds * 50; i++) {
    moving.push(
      tables[(i * 7) % tables.length].move().then((time) => {
        if (time !== null) took.push(time);
      }),
    );
    await setTimeout(20);
  }
  await Promise.all(moving);
  const what = `${games} running games, ${games * 2} connections, some 50 moves a second: a move until both have it`;
  return { what, value: p50p99(took) };
}

/** A person's moves while bots think on all threads, compared with moves without them. */
async function amongBots(address: string, seconds: number): Promise<Row> {
  const person = await BusyTable.ours(address, 'person');
  const alone = await playAll([person], seconds);
  const host = await Visitor.named(address, 'Host');
  for (let i = 0; i < 8; i++) {
    const id = await host.tableWithBots({ players: 4, start: 'quick' }, 'hard');
    const seat = await host.connect(id);
    await host.call('POST', `/api/tables/${id}/start`);
    // The game begins once the first number is shown.
    await seat.until(() => seat.view !== null);
    seat.socket.close();
    await host.call('DELETE', `/api/tables/${id}/seats/mine`);
    await host.call('PUT', `/api/tables/${id}/seats/0/bot`, { level: 'hard' });
  }
  await setTimeout(1000);
  const crowded = await playAll([person], seconds);
  person.close();
  return {
    what: 'a person’s move while hard bots think on all cores, against the same without them',
    value: `${p50p99(crowded.took)} against ${p50p99(alone.took)}`,
    ratio: times(percentile(crowded.took, 0.99) / percentile(alone.took, 0.99)),
    wanted: '≤ 3×',
  };
}

/** Measures three starts, each with a new database. */
async function starts(folder: string): Promise<Row> {
  const took: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { ready, child } = await launch(OURS, { DATABASE_FILE: join(folder, `start-${i}.sqlite`) });
    took.push(ready);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return {
    what: 'from the start of the process until it is ready, median of three',
    value: ms(median(took)),
    wanted: '< 2000 ms',
  };
}

/** Our server on a new PostgreSQL, beside a new server of theirs. */
async function onPostgres(seconds: number): Promise<Match> {
  const postgres = await startPostgres();
  const running: Running[] = [];
  try {
    running.push(await launch(OURS, { DATABASE_URL: await postgres.fresh() }), await launch(THEIRS));
    const [ours, theirs] = running;
    return await match(ours.address, theirs.address, seconds);
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    await postgres.stop();
  }
}

export async function serverRows(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-bench-'));
  const seconds = quick ? 0.5 : 2;
  const ours = await launch(OURS, { DATABASE_FILE: join(folder, 'games.sqlite') });
  const theirs = await launch(THEIRS);
  try {
    const own = await match(ours.address, theirs.address, seconds);
    theirs.child.kill('SIGKILL');
    return [
      ...matchRows(own, await onPostgres(seconds)),
      await starts(folder),
      await crowd(ours.address, quick ? 100 : 1000, 3 * seconds),
      await amongBots(ours.address, 3 * seconds),
    ];
  } finally {
    for (const { child } of [ours, theirs]) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
