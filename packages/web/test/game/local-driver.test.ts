import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { actor, moves } from '@meltemi/engine';
import type { GameUpdate } from '../../src/game/driver.ts';
import { keep, keptGame } from '../../src/game/game-store.ts';
import { LocalDriver, type StorageProblem } from '../../src/game/local-driver.ts';
import { newGame, type SavedGame } from '../../src/game/saved-game.ts';
import { played } from '../browser/saved.ts';

const broken = (error: unknown) => assert.fail(error as Error);

/** Two people around one screen, the purses open or hidden, and a page that takes its time to show things. */
async function around(gold: 'open' | 'hidden') {
  const people = [{ name: 'Ada' }, { name: 'Ben' }];
  const game = newGame({ players: 2, board: 'quick', start: 'quick', gold }, people, false);
  const driver = await LocalDriver.open({ ...game, company: { ...game.company, seed: 'around' } }, () => {});
  return {
    driver,
    begin: (told: (update: GameUpdate) => void) =>
      driver.begin((update) => {
        told(update);
        return setImmediate();
      }, broken),
  };
}

for (const gold of ['open', 'hidden'] as const) {
  test(`${gold} purses: an offering counts at once, and is asked for once`, async () => {
    const { driver, begin } = await around(gold);
    const answered: number[] = [];
    await new Promise<void>((done) => {
      begin(({ turn, legal, passTo }) => {
        if (passTo !== null) setTimeout(() => driver.arrived());
        if (legal.length === 0) return;
        answered.push(turn);
        if (answered.length === 12) done();
        else driver.play(legal[legal.length - 1]);
      });
    });
    driver.leave();
    assert.equal(new Set(answered).size, 12, `asked again after an answer: ${answered}`);
  });
}

test('LE-ZEUS-3 on a shared screen the others are told when they may look again, once for each secret card', async () => {
  const { driver, begin } = await around('hidden');
  let [cards, away, wasAway] = [0, 0, false];
  await new Promise<void>((done) => {
    begin(({ legal, seen, passTo, cardAway = false }) => {
      const asksCard = seen.frames.at(-1)?.kind === 'top-card';
      if (passTo !== null) setTimeout(() => driver.arrived());
      assert.ok(!(cardAway && asksCard), 'not while a card is to be seen');
      if (cardAway && !wasAway) away++;
      wasAway = cardAway;
      if (legal.length === 0) return;
      assert.equal(away, cards);
      if (away === 3) done();
      else {
        if (asksCard) cards++;
        driver.play(legal.find(({ do: verb }) => verb === 'look') ?? legal[legal.length - 1]);
      }
    });
  });
  driver.leave();
});

test('LE-ZEUS-3 on a shared screen the device is passed on before a secret card is shown, and never otherwise', async () => {
  const { driver, begin } = await around('hidden');
  let [cards, decided] = [0, 0];
  await new Promise<void>((done) => {
    begin(({ legal, seen, passTo, happened, shared }) => {
      assert.equal(shared, 'secret');
      assert.ok(!happened.some((one) => one.event === 'robbed' && one.gold !== null), 'nobody hears amounts');
      const asksCard = seen.frames.at(-1)?.kind === 'top-card';
      if (passTo !== null) {
        assert.ok(asksCard, 'a purse is no reason to send others away');
        setTimeout(() => driver.arrived());
      }
      if (legal.length === 0 || !asksCard) assert.equal(seen.top?.card ?? null, null, 'the card is hidden');
      if (legal.length === 0) return;
      assert.equal(actor(seen), seen.seat);
      if (asksCard) cards++;
      if (++decided > 60 && cards > 0) return done();
      const gods = legal.findLast((move) => move.do === 'bid' && move.god === 'zeus');
      const look = legal.find(({ do: verb }) => verb === 'look');
      driver.play(gods ?? look ?? legal[legal.length - 1]);
    });
  });
  driver.leave();
});

test('positions of the last cycles are views of the reader only', async () => {
  const game = played({
    options: { players: 3, board: 'quick', start: 'quick' },
    seats: [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }],
    seed: 'recent',
    until: (s) => s.cycle === 5 && actor(s) === 0 && moves(s).length > 1,
  });
  const driver = await LocalDriver.open(game, () => {});
  const shown = driver.recent();
  assert.deepEqual(
    shown.map(({ turn }) => turn),
    shown.map((_, i) => game.moves.length - shown.length + i + 1),
  );
  assert.deepEqual([...new Set(shown.map(({ seen }) => seen.cycle))].sort(), [4, 5]);
  for (const { seen } of shown) assert.deepEqual([seen.seat, seen.gold[1], seen.gold[2]], [0, null, null]);
});

test('the position is shown while a bot thinks, and errors are reported', async () => {
  const game = newGame({ players: 2, board: 'quick', start: 'quick' }, [{ level: 'hard' }, { level: 'hard' }], false);
  const driver = await LocalDriver.open(game, () => {});
  const shown: GameUpdate[] = [];
  // There are no workers of a browser here.
  const error = await new Promise((failed) => driver.begin((update) => void shown.push(update), failed));
  assert.ok(error instanceof Error);
  assert.equal(shown[0].turn, 0);
  assert.ok(shown.every(({ legal }) => legal.length === 0));
});

/** A device with room for games. */
function withStorage(work: () => Promise<void>): () => Promise<void> {
  return async () => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    };
    Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
    await work();
    Reflect.deleteProperty(globalThis, 'localStorage');
  };
}

test(
  'a window does not overwrite what another one has kept of the same game',
  withStorage(async () => {
    const people = [{ name: 'Ada' }, { name: 'Ben' }];
    const game = newGame({ players: 2, board: 'quick', start: 'quick', gold: 'open' }, people, false);
    keep(game);
    const problems: StorageProblem[][] = [[], []];
    const open = (window: number) => LocalDriver.open(game, (problem) => problems[window].push(problem));
    const windows = [await open(0), await open(1)];
    const moves = () => (keptGame(game.company.id) as { game: SavedGame }).game.moves;
    const playOne = (driver: LocalDriver) =>
      new Promise<void>((done) => {
        let played = false;
        driver.begin(({ legal }) => {
          if (legal.length === 0) return;
          if (played) return done();
          played = true;
          driver.play(legal[0]);
        }, broken);
      });
    await playOne(windows[0]);
    const after = moves();
    assert.ok(after.length > 0);
    await playOne(windows[1]);
    assert.deepEqual(moves(), after);
    assert.deepEqual([problems[0].length, problems[1][0]], [0, 'elsewhere']);
    for (const driver of windows) driver.leave();
  }),
);

test('a game that was ended at a server is shown and left as it is', async () => {
  const people = [{ name: 'Ada' }, { name: 'Ben' }];
  const game = newGame({ players: 2, board: 'quick', start: 'quick' }, people, false);
  const ended = { ...game, company: { ...game.company, online: true as const, over: true } };
  const driver = await LocalDriver.open(ended, () => {});
  const shown: GameUpdate[] = [];
  await new Promise<void>((done) => {
    driver.begin((update) => {
      shown.push(update);
      done();
    }, broken);
  });
  await setImmediate(); // what follows without waiting for anybody has followed
  for (const { next, legal, passTo } of shown) assert.deepEqual([next, legal, passTo], [null, [], null]);
  assert.deepEqual([driver.saved().moves, driver.saved().company.over], [[], true]);
});
