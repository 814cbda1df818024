import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Visitor } from '../packages/server/test/player.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';
import { fieldSize } from './field-game.ts';
import { median, ms, percentile, type Row, rate, times } from './measure.ts';
import { BusyTable, PEOPLE } from './server-client.ts';
import { BOARDGAME } from './versions.ts';

// Our server, with every move on disk before anybody hears of it, beside the server of boardgame.io, which keeps games in memory.

const TABLES = 10;
const TURNS = 5;
const OURS = '../packages/server/test/crash/node.ts';
const FREE = { MESSAGES: '10000000', REQUESTS: '10000000', CONNECTIONS: '100000', TABLES_EACH: '10000' };

interface Running {
  readonly address: string;
  /** From the start of the process to the first request it would take, in milliseconds. */
  readonly ready: number;
  readonly child: ChildProcess;
}

async function launch(file: string, env: Record<string, string>): Promise<Running> {
  const start = performance.now();
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...FREE, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = await once(child, 'message');
  return { address, ready: performance.now() - start, child };
}

/** Moves at all tables at once for a while; how long each took. */
async function playAll(tables: readonly BusyTable[], seconds: number): Promise<{ took: number[]; perSecond: number }> {
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

/** All at ten tables, by turns, and at one table. */
async function sideBySide(ours: string, onPostgres: string, theirs: string, seconds: number): Promise<Row[]> {
  const own: BusyTable[] = [];
  const shared: BusyTable[] = [];
  const field: BusyTable[] = [];
  for (let i = 0; i < TABLES; i++) {
    own.push(await BusyTable.ours(ours, `table ${i}`));
    shared.push(await BusyTable.ours(onPostgres, `table ${i}`));
    field.push(await BusyTable.field(theirs, `table-${i}`));
  }
  const rates = await turns({ own, shared, field }, seconds, TABLES);
  const quiet = await turns({ own, shared, field }, seconds / 2, 1);
  const moved = rates.own.took.length + quiet.own.took.length;
  const each = own.reduce((sum, table) => sum + table.bytes(), 0) / moved / PEOPLE;
  const full = own.reduce((sum, table) => sum + table.fullBytes(), 0) / moved / PEOPLE;
  for (const table of [...own, ...shared, ...field]) table.close();
  const latency = ({ own, field }: typeof quiet) => times(percentile(field.took, 0.5) / percentile(own.took, 0.5));
  const more = ({ perSecond }: Measured) => times(perSecond / rates.field.perSecond);
  return [
    { what: `Meltemi, ${TABLES} tables of five, each move on disk`, value: rate(rates.own.perSecond, 'moves') },
    {
      what: `${BOARDGAME}, ${TABLES} tables of five, in memory, ${fieldSize(PEOPLE)} B of state`,
      value: rate(rates.field.perSecond, 'moves'),
      ratio: more(rates.own),
      wanted: '≥ 4×',
    },
    {
      what: `Meltemi on PostgreSQL, ${TABLES} tables of five`,
      value: rate(rates.shared.perSecond, 'moves'),
      ratio: more(rates.shared),
    },
    { what: 'Meltemi, a move until all five have it, one table', value: p50p99(quiet.own.took) },
    {
      what: 'boardgame.io, a move until all five have it, one table',
      value: p50p99(quiet.field.took),
      ratio: latency(quiet),
      wanted: '≥ 2×',
    },
    { what: 'Meltemi on PostgreSQL, one table', value: p50p99(quiet.shared.took) },
    { what: 'Meltemi, the same at ten tables', value: p50p99(rates.own.took) },
    {
      what: 'boardgame.io, the same at ten tables',
      value: p50p99(rates.field.took),
      ratio: latency(rates),
      wanted: '≥ 2×',
    },
    {
      what: 'bytes to each person for a move with all that follows by itself, against full views',
      value: `${Math.round(each)} B, ${Math.round(full)} B`,
      ratio: times(full / each),
      wanted: '≥ 20×',
    },
  ];
}

interface Measured {
  readonly took: number[];
  readonly perSecond: number;
}

type Sides<T> = Readonly<Record<'own' | 'shared' | 'field', T>>;

async function turns(sides: Sides<readonly BusyTable[]>, seconds: number, tables: number): Promise<Sides<Measured>> {
  const found: Sides<Measured[]> = { own: [], shared: [], field: [] };
  // The first turn warms all up.
  for (let turn = 0; turn <= TURNS; turn++)
    for (const side of ['own', 'field', 'shared'] as const)
      found[side].push(await playAll(sides[side].slice(0, tables), seconds));
  const all = ([, ...list]: readonly Measured[]): Measured => ({
    took: list.flatMap(({ took }) => took),
    perSecond: median(list.map(({ perSecond }) => perSecond)),
  });
  return { own: all(found.own), shared: all(found.shared), field: all(found.field) };
}

/** Many tables of two people and a bot, at most of which nobody moves at a given moment. */
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

/** A person's moves while bots think on all threads, against the same without them. */
async function amongBots(address: string, seconds: number): Promise<Row> {
  const person = await BusyTable.ours(address, 'person');
  const alone = await playAll([person], seconds);
  const host = await Visitor.named(address, 'Host');
  for (let i = 0; i < 8; i++) {
    const id = await host.tableWithBots({ players: 4, start: 'quick' }, 'hard');
    await host.call('DELETE', `/api/tables/${id}/seats/mine`);
    await host.call('PUT', `/api/tables/${id}/seats/0/bot`, { level: 'hard' });
    await host.call('POST', `/api/tables/${id}/start`);
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

/** Three times, each with a new database. */
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

export async function serverRows(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-bench-'));
  const seconds = quick ? 2 : 6;
  const ours = await launch(OURS, { DATABASE_FILE: join(folder, 'games.sqlite') });
  const theirs = await launch('server-field.ts', {});
  const postgres = await startPostgres();
  const shared = await launch(OURS, { DATABASE_URL: await postgres.fresh() });
  try {
    const rows = await sideBySide(ours.address, shared.address, theirs.address, seconds);
    shared.child.kill('SIGKILL');
    rows.push(await starts(folder));
    rows.push(await crowd(ours.address, quick ? 100 : 1000, seconds));
    rows.push(await amongBots(ours.address, seconds));
    return rows;
  } finally {
    for (const { child } of [ours, shared, theirs]) child.kill('SIGKILL');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
