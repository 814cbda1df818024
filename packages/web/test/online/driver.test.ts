import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { moves, view, writeMove } from '@meltemi/engine';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import type { GameUpdate, HistoryEntry } from '../../src/game/driver.ts';
import type { Company } from '../../src/game/saved-game.ts';
import { RequestError } from '../../src/online/client.ts';
import type { Asked } from '../../src/online/live.ts';
import { OnlineDriver } from '../../src/online/online-driver.ts';
import { Teller } from './table.ts';

/** A driver, what it shows, and what it asks for. */
function driven(teller: Teller, answer: (asked: Asked) => Promise<unknown> = async () => {}) {
  const shown: GameUpdate[] = [];
  const asked: Asked[] = [];
  const failures: string[] = [];
  let resyncs = 0;
  const record = { meltemi: 1, options: { players: 3 }, moves: [], hashes: [], proof: {} };
  const driver = new OnlineDriver(teller.hello(), {
    ask: (request) => {
      asked.push(request);
      return answer(request);
    },
    resync: () => resyncs++,
    record: async () => record as unknown as ProvenRecord,
    advise: async () => [],
    failed: ({ code }) => failures.push(code),
  });
  driver.begin((update) => {
    shown.push(update);
  }, broken);
  return { driver, shown, asked, failures, resyncs: () => resyncs };
}

const broken = (error: unknown) => assert.fail(error as Error);

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

/** All is shown: nothing is left to a driver but to wait for what is forced, and that time passes. */
async function settled(): Promise<void> {
  await setImmediate();
  mock.timers.runAll();
  await setImmediate();
}

test('an update that cannot be shown is reported, and the next one is shown', async () => {
  const teller = new Teller(0);
  const { driver, shown } = driven(teller);
  const failures: unknown[] = [];
  let speechless = true;
  driver.begin(
    (update) => {
      if (speechless) throw new Error('no words');
      shown.push(update);
    },
    (error) => failures.push(error),
  );
  driver.hello(teller.hello());
  await settled();
  speechless = false;
  const before = shown.length;
  driver.hello(teller.hello());
  await settled();
  assert.deepEqual(failures.map(String), ['Error: no words']);
  assert.ok(shown.length > before);
});

test('patches add up to the view of the seat, move by move', async () => {
  for (const seat of [0, null]) {
    const teller = new Teller(seat);
    const { driver, shown } = driven(teller);
    for (let n = 0; n < 40 && teller.next !== null; n++) {
      for (const news of teller.untilAsked()) driver.news(news);
      if (teller.next === null) break;
      driver.news(teller.play(moves(teller.state)[n % moves(teller.state).length]));
    }
    await settled();
    const last = shown[shown.length - 1];
    assert.deepEqual(last.seen, JSON.parse(JSON.stringify(view(teller.state, seat))));
    assert.deepEqual(
      driver.history().map(({ turn }: HistoryEntry) => turn),
      [...teller.hello().history.keys()],
    );
  }
});

test('only the deciding player gets legal moves, and only when everything has been shown', async () => {
  const teller = new Teller(0);
  const { driver, shown } = driven(teller);
  for (const news of teller.untilAsked()) driver.news(news);
  await settled();
  assert.deepEqual(
    shown.slice(0, -1).flatMap(({ legal }) => legal),
    [],
  );
  assert.deepEqual(shown[shown.length - 1].legal, moves(view(teller.state, 0)));
  assert.equal(driver.next, 0);
});

test('a move is asked for in notation; taken back, the game stands as before', async () => {
  const teller = new Teller(0);
  const { driver, shown, asked } = driven(teller);
  for (const news of teller.untilAsked()) driver.news(news);
  await settled();
  const { turn, legal } = shown[shown.length - 1];
  const text = writeMove(teller.state, legal[0]);
  await driver.play(legal[0]);
  assert.deepEqual(asked, [{ do: 'play', move: text }]);
  driver.news(teller.play(text));
  driver.undo();
  assert.deepEqual(asked[1], { do: 'undo' });
  driver.news(teller.back(turn));
  await settled();
  const last = shown[shown.length - 1];
  assert.equal(last.by, null);
  assert.equal(last.turn, turn);
  assert.deepEqual(last.legal, legal);
  assert.equal(driver.history().length, turn);
  assert.ok(
    driver.history().every(({ takenBack }) => takenBack === undefined),
    'the one who took it back knows',
  );
});

test('what somebody else takes back is told after the move before it', async () => {
  const teller = new Teller(0);
  const { driver } = driven(teller);
  for (const news of teller.untilAsked()) driver.news(news);
  const play = async () => {
    driver.news(teller.play(moves(teller.state)[0]));
    await settled();
  };
  await play();
  assert.ok(teller.next !== 'fate' && teller.next !== 0, 'somebody else decides');
  const before = driver.history();
  const turn = before.length;
  await play();
  const { happened } = driver.history()[turn];
  assert.ok(happened.length > 0);
  driver.news(teller.back(turn));
  await settled();
  assert.deepEqual(driver.history(), [...before.slice(0, -1), { ...before[turn - 1], takenBack: happened }]);
  await play();
  assert.deepEqual(driver.history()[turn - 1].takenBack, happened, 'it stays in the log');
});

test('a request that was late only because the table had changed is repeated', async () => {
  const teller = new Teller(0);
  let times = 0;
  const { driver, shown, asked, failures } = driven(teller, async () => {
    if (times++ === 0) throw new RequestError('late');
  });
  for (const news of teller.untilAsked()) driver.news(news);
  await settled();
  await driver.play(shown[shown.length - 1].legal[0]);
  assert.equal(asked.length, 2);
  assert.deepEqual(failures, []);
});

test('after a refusal the same choice stands again', async () => {
  const teller = new Teller(0);
  const { driver, shown, failures } = driven(teller, async () => {
    throw new RequestError('bad-move');
  });
  for (const news of teller.untilAsked()) driver.news(news);
  await settled();
  const { legal } = shown[shown.length - 1];
  const before = shown.length;
  await driver.play(legal[0]);
  await settled();
  assert.deepEqual(failures, ['bad-move']);
  assert.ok(shown.length > before);
  assert.deepEqual(shown[shown.length - 1].legal, legal);
});

test('a lost connection does not repeat a question that was answered', async () => {
  const teller = new Teller(0);
  const { promise: answer, reject: refuse } = Promise.withResolvers<never>();
  const { driver, shown } = driven(teller, () => answer);
  for (const news of teller.untilAsked()) driver.news(news);
  await settled();
  const { legal } = shown[shown.length - 1];
  const played = driver.play(legal[0]);
  driver.hello(teller.hello());
  await settled();
  assert.deepEqual(shown[shown.length - 1].legal, [], 'the answer is still to come');
  refuse(new RequestError('bad-move'));
  await played;
  await settled();
  assert.deepEqual(shown[shown.length - 1].legal, legal);
});

test('a gap in the messages is noticed, and a greeting fills it', async () => {
  const teller = new Teller(0);
  const { driver, shown, resyncs } = driven(teller);
  const [, missed, next] = [teller.untilAsked(), teller.play(moves(teller.state)[0]), teller.untilAsked()];
  assert.ok(missed && next.length > 0);
  driver.news(next[0]);
  assert.equal(resyncs(), 1);
  driver.hello(teller.hello());
  await settled();
  assert.deepEqual(shown[shown.length - 1].seen, JSON.parse(JSON.stringify(view(teller.state, 0))));
  assert.equal(shown[0].seen.table, shown[shown.length - 1].seen.table, 'the board stays the same');
});

test('a game that was ended asks nobody, and can be saved', async () => {
  const teller = new Teller(0);
  const { driver, shown } = driven(teller);
  for (const news of teller.untilAsked()) driver.news(news);
  await settled();
  assert.equal(driver.saved(), null, 'a running game has secrets');
  driver.table({ ...teller.info, status: 'over' });
  await settled();
  const last = shown[shown.length - 1];
  assert.deepEqual([last.next, last.legal.length], [null, 0]);
  assert.equal(driver.saved()?.company.over, true);
  assert.deepEqual(driver.saved()?.company.seats, [{ name: 'Ada' }, { name: 'Ben' }, { level: 'easy' }]);
});

test('somebody who hears that a game is over can save it, however quickly everything comes', async () => {
  const teller = new Teller(0);
  const { driver, shown } = driven(teller);
  const saved: boolean[] = [];
  driver.begin((update) => {
    shown.push(update);
    if (update.next === null) saved.push(driver.saved() !== null);
  }, broken);
  const told = teller.untilAsked();
  for (const news of told) driver.news(news);
  driver.table({ ...teller.info, status: 'over' });
  await settled();
  assert.ok(saved.length > 0);
  assert.ok(saved.every(Boolean), saved.join());
});

test('the log goes on naming a player who has left, and names who follows from there on', () => {
  const kept = new Map<string, string>();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
  const names = ({ seats }: Company) => seats.map((sitter) => ('name' in sitter ? sitter.name : sitter.level));
  const teller = new Teller(0);
  const { driver } = driven(teller);
  const { info } = teller;
  for (const news of teller.untilAsked()) driver.news(news);
  const left = teller.hello().turn;
  assert.ok(left > 0);
  driver.table({ ...info, seats: info.seats.with(1, null) });
  assert.deepEqual(names(driver.company), ['Ada', '', 'easy'], 'the seat is free');
  assert.deepEqual(names(driver.companyAt(0)), ['Ada', 'Ben', 'easy']);
  const taken = { ...info, seats: info.seats.with(1, { level: 'hard' as const }) };
  driver.table(taken);
  assert.deepEqual(names(driver.companyAt(left - 1)), ['Ada', 'Ben', 'easy']);
  assert.deepEqual(names(driver.companyAt(left)), ['Ada', 'hard', 'easy']);
  // After a reload the server tells only who sits there now.
  teller.info = taken;
  const reopened = driven(teller).driver;
  assert.deepEqual(names(reopened.companyAt(left - 1)), ['Ada', 'Ben', 'easy']);
  assert.deepEqual(names(reopened.companyAt(left)), ['Ada', 'hard', 'easy']);
  Reflect.deleteProperty(globalThis, 'localStorage');
});
