import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor, Happening } from '@meltemi/engine';
import type { GameUpdate } from '../../src/game/driver.ts';
import { dwellOf, Pacing } from '../../src/table/timing.ts';

const ME = 0;
const RIVAL = 1;

function update(happened: readonly Happening[], by: Actor = RIVAL, next: Actor = RIVAL): GameUpdate {
  return { happened, by, next, seen: { seat: ME } } as unknown as GameUpdate;
}

const bid = (faction: number): Happening => ({ event: 'bid', faction, god: 'ares', amount: 4 });
const turn: Happening = { event: 'turn', faction: RIVAL, god: 'ares' };
const paid: Happening = { event: 'paid', faction: RIVAL, gold: 2 };
const built: Happening = { event: 'built', faction: RIVAL, building: 'temple', site: 3 };
const placed = (area: number): Happening => ({ event: 'placed', faction: RIVAL, piece: 'troop', area });
const sailed = (to: number): Happening => ({ event: 'sailed', faction: RIVAL, path: [20, to], fleets: 1 });
const fought: Happening = { event: 'battle-over', area: 4, winner: RIVAL };

test('what a rival does stays 600 to 800 ms, with its payment as one step; what cannot be seen takes no time', () => {
  for (const seen of [[bid(RIVAL)], [turn], [paid, built], [placed(3)], [paid, sailed(21)]]) {
    const dwell = new Pacing().dwell(update(seen));
    assert.ok(dwell >= 600 && dwell <= 800, `${JSON.stringify(seen)}: ${dwell}`);
  }
  assert.equal(new Pacing().dwell(update([])), 0);
  assert.equal(dwellOf([paid, { event: 'phase', phase: 'upkeep' }]), 0);
});

test('own moves and questions are not delayed, but a rival’s answer is', () => {
  assert.equal(new Pacing().dwell(update([placed(3)], ME, ME)), 0);
  assert.equal(new Pacing().dwell(update([bid(RIVAL)], RIVAL, ME)), 0);
  assert.equal(new Pacing().dwell(update([sailed(21)], ME, 'fate')), 0, 'dice fall at once');
  assert.ok(new Pacing().dwell(update([bid(ME)], ME, RIVAL)) >= 600);
});

test('a long turn of a rival takes about five seconds, and its battles are still seen', () => {
  const pacing = new Pacing();
  const turns = [[turn], ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((area) => [[paid, sailed(20 + area)], [placed(area)]])];
  const all = turns.map((happened) => pacing.dwell(update(happened)));
  const ends = pacing.dwell(update([fought]));
  assert.ok(all.slice(0, 5).every((dwell) => dwell >= 600));
  assert.ok(all.reduce((sum, dwell) => sum + dwell, 0) < 7500);
  assert.ok(ends >= 600, 'a battle is given its time');
  assert.ok(pacing.dwell(update([turn])) >= 600, 'the next turn begins again');
});

test('repeated events are brief: three troops in a row take one step and a half', () => {
  const pacing = new Pacing();
  const all = [placed(3), placed(3), placed(4)].map((happened) => pacing.dwell(update([happened])));
  assert.deepEqual(all, [700, 250, 250]);
  const bids = [1, 2, 1, 2, 1, 2, 1, 2].map((faction) => pacing.dwell(update([bid(faction)])));
  assert.deepEqual(new Set(bids), new Set([700]), 'every bid is a step');
});

test('a backlog of an online game is shown in a few seconds', () => {
  const pacing = new Pacing();
  const all = [];
  for (let behind = 40; behind > 0; behind--) all.push(pacing.dwell({ ...update([bid(behind % 3)]), behind }));
  assert.ok(all[0] <= 150);
  assert.ok(all.at(-1) === 700, 'the last is given its time');
});

test('the next update waits for the rest of the time; step() skips one wait, hurry() all', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const pacing = new Pacing();
  let shown = 0;
  const next = async () => {
    await pacing.ready();
    shown++;
  };
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  const since = Date.now();
  t.mock.timers.tick(200); // it has moved, and the bot has thought
  pacing.hold(700, since);
  next();
  t.mock.timers.tick(499);
  await settled();
  assert.equal(shown, 0);
  t.mock.timers.tick(1);
  await settled();
  assert.equal(shown, 1);

  pacing.hold(700, Date.now());
  next();
  await settled();
  assert.equal(shown, 1);
  pacing.step();
  await settled();
  assert.equal(shown, 2);

  pacing.hold(700, Date.now());
  pacing.hurry();
  next();
  await settled();
  pacing.hold(700, Date.now());
  next();
  await settled();
  assert.equal(shown, 4);
});

test('a long motion leaves a moment to look at the result', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const pacing = new Pacing();
  const since = Date.now();
  t.mock.timers.tick(2000);
  pacing.hold(700, since);
  assert.ok(pacing.ready() instanceof Promise);
});
