import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { Store } from '../../src/store/store.ts';
import { automaticEntry } from '../../src/table/auto-entries.ts';
import type { Entry } from '../../src/table/entry.ts';
import { Table } from '../../src/table/table.ts';
import { type Acknowledged, Company } from './company.ts';
import { Nodes } from './nodes.ts';

export interface Trial {
  readonly nodes: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** Names the data for the servers. */
  readonly env: Readonly<Record<string, string>>;
  /** What happens; left out: one of the servers is killed. */
  readonly kill?: () => Promise<void>;
  /** Opens the same data when all is over. */
  open(): Promise<Store>;
}

export interface Verdict {
  readonly games: number;
  readonly acknowledged: number;
  readonly kills: number;
}

/** A game that does not go on for so long does not go on at all. */
const PATIENCE = 120_000;
/** Milliseconds between two kills at most. */
const MOST_BETWEEN = 10_000;

/** Games are played while servers are killed; then every log is held against what was said to be done. */
export async function tryCrashes(trial: Trial): Promise<Verdict> {
  const nodes = await Nodes.start(trial.nodes, trial.env);
  const companies: Company[] = [];
  const tables: string[] = [];
  try {
    const place = async (i: number) => {
      for (let game = 0; game === 0 || nodes.kills < trial.kills; game++) {
        const company = new Company(nodes, `${trial.seed}/${i}/${game}`);
        companies.push(company);
        tables.push(await goingOn(company));
      }
    };
    await Promise.all([killing(nodes, companies, trial), ...Array.from({ length: trial.tables }, (_, i) => place(i))]);
  } finally {
    await nodes.stop();
  }
  const acknowledged = companies.flatMap((company) => company.acknowledged);
  const store = await trial.open();
  for (const table of tables) await check(store, table, acknowledged);
  await store.close();
  return { games: tables.length, acknowledged: acknowledged.length, kills: nodes.kills };
}

/** Plays a game to its end, and looks whether it goes on. */
async function goingOn(company: Company): Promise<string> {
  const end = company.play();
  for (let before = -1; ; ) {
    const table = await Promise.race([end, setTimeout(PATIENCE, null, { ref: false })]);
    if (table !== null) return table;
    const now = company.acknowledged.length;
    assert.notEqual(now, before, `a game has stopped after ${now} moves of its people`);
    before = now;
  }
}

/** After some moves and some milliseconds more, so that a slow machine gets somewhere in between too. */
async function killing(nodes: Nodes, companies: readonly Company[], { kills, seed, kill }: Trial): Promise<void> {
  const rng = random(`kills/${seed}`);
  const moves = () => companies.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let i = 0; i < kills; i++) {
    const [enough, late] = [moves() + below(rng, 60), Date.now() + MOST_BETWEEN];
    while (moves() < enough && Date.now() < late) await setTimeout(5);
    await setTimeout(below(rng, 30));
    if (kill) {
      await kill();
      nodes.kills++;
    } else await nodes.kill(rng);
  }
}

/** Everything that was acknowledged is in the log once, and the log is a whole game by the rules and by its own chance. */
async function check(store: Store, id: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const game = await store.game(id);
  assert.ok(game, `the table ${id} is gone`);
  const table = new Table(game);
  const lines = await store.log(id, 0);
  for (const line of lines) {
    const next = automaticEntry(table);
    if (next) assert.equal(line.entry, JSON.stringify(next), `line ${line.seq} of ${id} follows by itself`);
    table.fold(line);
  }
  assert.equal(table.status, 'over');
  for (const { key, move } of acknowledged.filter((one) => one.table === id)) {
    const found = lines.filter((line) => line.key?.endsWith(`:${key}`)).map(({ entry }) => JSON.parse(entry) as Entry);
    assert.equal(found.length, 1, `${move} (${key}) is ${found.length} times in the log of ${id}`);
    assert.ok(found[0].do === 'move' && found[0].move === move);
  }
}
