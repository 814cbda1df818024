import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { News } from '../../src/game/driver.ts';
import { LocalDriver } from '../../src/game/local.ts';
import { newGame } from '../../src/game/saved-game.ts';

/** Two people around one screen, the purses open or hidden, and a page that takes its time to show things. */
async function around(gold: 'open' | 'hidden') {
  const people = [{ name: 'Ada' }, { name: 'Ben' }];
  const driver = await LocalDriver.open(
    newGame({ players: 2, board: 'quick', start: 'quick', gold }, people, false),
    () => {},
  );
  return {
    driver,
    begin: (told: (news: News) => void) =>
      driver.begin((news) => {
        told(news);
        return new Promise((resolve) => setTimeout(resolve, 5));
      }),
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
