import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, moves } from '@meltemi/engine';
import type { News } from '../../src/game/driver.ts';
import { LocalDriver, type Trouble } from '../../src/game/local.ts';
import { newGame, type SavedGame } from '../../src/game/saved-game.ts';
import { keep, keptGame } from '../../src/game/store.ts';
import { played } from '../browser/saved.ts';

const broken = (error: unknown) => assert.fail(error as Error);

/** Two people around one screen, the purses open or hidden, and a page that takes its time to show things. */
async function around(gold: 'open' | 'hidden') {
  const people = [{ name: 'Ada' }, { name: 'Ben' }];
  const game = newGame({ players: 2, board: 'quick', start: 'quick', gold }, people, false);
  const driver = await LocalDriver.open({ ...game, company: { ...game.company, seed: 'around' } }, () => {});
  return {
    driver,
    begin: (told: (news: News) => void) =>
      driver.begin((news) => {
        told(news);
        return new Promise((resolve) => setTimeout(resolve, 5));
      }, broken),
  };
}

for (const gold of ['open', 'hidden'] as const) {
  test(`${gold} purses: what is offered counts at once, and is asked once`, async () => {
    const { driver, begin } = await around(gold);
    const answered: number[] = [];
    await new Promise<void>((done) => {
      begin(({ turn, legal, curtain }) => {
        if (curtain !== null) setTimeout(() => driver.lift());
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

test('LE-ZEUS-3 around one screen a curtain falls before a secret card is shown, and before nothing else', async () => {
  const { driver, begin } = await around('hidden');
  let [cards, decided] = [0, 0];
  await new Promise<void>((done) => {
    begin(({ legal, seen, curtain, happened, shared }) => {
      assert.equal(shared, 'secret');
      assert.ok(!happened.some((one) => one.event === 'robbed' && one.gold !== null), 'nobody hears amounts');
      const asksCard = seen.frames.at(-1)?.kind === 'top-card';
      if (curtain !== null) {
        assert.ok(asksCard, 'a purse is no reason to send others away');
        setTimeout(() => driver.lift());
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

test('the last cycles are shown again with views of the reader alone', async () => {
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

test('there is something to look at while a bot thinks, and what fails is said', async () => {
  const game = newGame({ players: 2, board: 'quick', start: 'quick' }, [{ level: 'hard' }, { level: 'hard' }], false);
  const driver = await LocalDriver.open(game, () => {});
  const shown: News[] = [];
  // There are no workers of a browser here.
  const error = await new Promise((failed) => driver.begin((news) => void shown.push(news), failed));
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
    const troubles: Trouble[][] = [[], []];
    const open = (window: number) => LocalDriver.open(game, (trouble) => troubles[window].push(trouble));
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
    assert.deepEqual([troubles[0].length, troubles[1][0]], [0, 'elsewhere']);
    for (const driver of windows) driver.leave();
  }),
);

test('a game that was ended at a server is shown and left as it is', async () => {
  const people = [{ name: 'Ada' }, { name: 'Ben' }];
  const game = newGame({ players: 2, board: 'quick', start: 'quick' }, people, false);
  const ended = { ...game, company: { ...game.company, online: true as const, over: true } };
  const driver = await LocalDriver.open(ended, () => {});
  const shown: News[] = [];
  driver.begin((news) => void shown.push(news), broken);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(shown.length > 0);
  for (const { next, legal, curtain } of shown) assert.deepEqual([next, legal, curtain], [null, [], null]);
  assert.deepEqual([driver.saved().moves, driver.saved().company.over], [[], true]);
});
