import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Tally } from '@meltemi/bots/fairness';
import type { Options } from '@meltemi/engine';
import { measure, type Player, STAGES } from '../../src/fairness/measure.ts';
import type { Order } from '../../src/game/self-play.ts';

const device = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => device.set(key, text),
  },
});
beforeEach(() => device.clear());

const THREE: Options = { players: 3, start: 'quick' };

/** A worker whose games the test plays. */
class Table implements Player {
  onmessage: Player['onmessage'] = null;
  onerror: Player['onerror'] = null;
  order: Order | null = null;
  ended = false;

  postMessage(order: Order): void {
    this.order = order;
  }
  terminate(): void {
    this.ended = true;
  }
  play(games: number, won: number[] | null = [1, 0, 0]): void {
    for (let i = 0; i < games; i++) this.onmessage?.({ data: won } as MessageEvent);
  }
}

/** Measures with a table of its own. */
function begin(options = THREE, version = '1') {
  const hired: Table[] = [];
  const told: (Tally | null)[] = [];
  const hire = () => {
    const table = new Table();
    hired.push(table);
    return table;
  };
  const stop = measure(options, version, hire, (tally) => told.push(tally));
  return { hired, table: hired[0], told, stop, games: () => told.map((tally) => tally?.games) };
}

test('reports what is known at once, then after each stage, and ends after the last', () => {
  const { table, games } = begin();
  assert.deepEqual(table.order, { options: THREE, from: 0, upTo: 400 });
  table.play(19);
  assert.deepEqual(games(), [0]);
  table.play(400);
  assert.deepEqual(games(), [0, ...STAGES]);
  assert.ok(table.ended);
});

test('continues where it stopped, and plays nothing once all stages are done', () => {
  const first = begin();
  first.table.play(33);
  first.stop();
  assert.ok(first.table.ended);
  const second = begin();
  assert.deepEqual(second.told, [{ games: 33, wins: [33, 0, 0] }]);
  assert.deepEqual(second.table.order?.from, 33);
  second.table.play(400);
  const third = begin();
  assert.deepEqual(third.games(), [400]);
  assert.deepEqual(third.hired, []);
});

test('unfinished games are not played again, and count for nobody', () => {
  const first = begin();
  first.table.play(5, null);
  first.table.play(1, [0.5, 0.5, 0]);
  first.stop();
  const second = begin();
  assert.equal(second.table.order?.from, 6);
  assert.deepEqual(second.told, [{ games: 1, wins: [0.5, 0.5, 0] }]);
});

test('results after stopping change nothing', () => {
  const { table, games, stop } = begin();
  stop();
  table.play(50);
  assert.deepEqual(games(), [0]);
  assert.deepEqual(begin().games(), [0]);
});

test('boards and versions of the bots are kept apart, the same board with other words is one', () => {
  const first = begin();
  first.table.play(20);
  first.stop();
  assert.deepEqual(begin({ players: 4, start: 'quick' }).games(), [0]);
  assert.deepEqual(begin({ players: 3, board: 'quick', edition: 'legendary' }).games(), [20]);
  assert.deepEqual(begin(THREE, '2').games(), [0]);
});

test('of many boards the last thirty are kept', () => {
  for (let seed = 0; seed < 31; seed++) {
    const { table, stop } = begin({ players: 3, board: { seed } });
    table.play(1);
    stop();
  }
  assert.deepEqual(begin({ players: 3, board: { seed: 0 } }).games(), [0]);
  assert.deepEqual(begin({ players: 3, board: { seed: 1 } }).games(), [1]);
});

test('a failing worker is terminated and reported', () => {
  const { table, told } = begin();
  table.onerror?.({} as ErrorEvent);
  assert.ok(table.ended);
  assert.equal(told.at(-1), null);
});

test('unexpected contents of the device’s store do no harm', () => {
  for (const junk of [
    '{',
    '7',
    '{"version":"1","boards":7}',
    '{"version":"1","boards":[null,["a"],["b",{"played":"x"}]]}',
  ]) {
    device.set('meltemi.fairness', junk);
    assert.deepEqual(begin().games(), [0]);
  }
});
