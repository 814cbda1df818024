import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainTurn } from '@meltemi/bots';
import { actor, moves } from '@meltemi/engine';
import type { GameUpdate } from '../../src/game/driver.ts';
import { LocalDriver } from '../../src/game/local-driver.ts';
import { TurnWatch } from '../../src/table/turn-watch.ts';
import { played, sensible } from '../browser/saved.ts';

const game = (cycle: number) =>
  played({
    options: { players: 3, board: 'quick', start: 'quick' },
    seats: [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }],
    seed: 'turns',
    until: (s) => s.cycle === cycle && actor(s) === 0 && moves(s).length > 1,
    choose: sensible,
  });

test('every turn of the last cycles is found, between the views before and after it', async () => {
  const driver = await LocalDriver.open(game(5), () => {});
  const watch = new TurnWatch();
  const shown = driver.recent();
  const finished = shown.flatMap((one) => watch.see(one) ?? []);
  const begun = shown.flatMap(({ happened, turn }) =>
    happened.flatMap((one) => (one.event === 'turn' ? [{ faction: one.faction, turn: turn - 1 }] : [])),
  );
  assert.ok(finished.length >= 3);
  // The last may still be under way.
  assert.deepEqual(
    finished.map(({ faction, turn }) => ({ faction, turn })),
    begun.slice(0, finished.length),
  );
  assert.ok(begun.length - finished.length <= 1);
  assert.ok(finished.some(({ before, after, faction }) => explainTurn(before, after, faction) !== null));
  for (const { before, after } of finished) assert.deepEqual([before.seat, after.seat], [0, 0]);
});

test('a turn that was taken back is not explained', () => {
  const seen = { phase: 'actions' } as GameUpdate['seen'];
  const watch = new TurnWatch();
  watch.see({ seen, happened: [], turn: 3 });
  watch.see({ seen, happened: [{ event: 'turn', faction: 1, god: 'ares' }], turn: 4 });
  watch.see({ seen, happened: [], turn: 3 });
  const after = watch.see({ seen, happened: [{ event: 'turn', faction: 2, god: 'zeus' }], turn: 4 });
  assert.equal(after, null);
});
