import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { outcome, type State } from '@meltemi/engine';
import { History, replay } from '@meltemi/engine/record';
import { atLeast, optionsFor, randomGame } from '@meltemi/testkit';
import { readSaved, type SavedGame } from '../../src/game/saved-game.ts';
import { storyOf } from '../../src/result/story.ts';
import { crowned, verdictOf } from '../../src/result/verdict.ts';

const folder = fileURLToPath(new URL('../../../engine/test/golden/', import.meta.url));

function golden(name: string): SavedGame {
  return readSaved(readFileSync(`${folder}${name}.json`, 'utf8'));
}

for (const file of globSync('*.json', { cwd: folder })) {
  test(`a story in numbers: ${file}`, () => {
    const game = golden(file.replace('.json', ''));
    const { state } = replay(game);
    const { cycles, turningPoints, verdict } = storyOf(game);
    assert.deepEqual(
      cycles.map(({ cycle }) => cycle),
      Array.from({ length: state.cycle }, (_, i) => i + 1),
    );
    assert.deepEqual(cycles[cycles.length - 1].metropolises, outcome(state)?.metropolises);
    assert.deepEqual(verdict?.winners, outcome(state)?.winners);
    for (const { offers } of cycles) {
      const markers = offers.flat();
      assert.ok(markers.length <= state.table.markerOf.length);
      const gods = markers.map(({ god }) => god).filter((god) => god !== 'apollo');
      assert.equal(new Set(gods).size, gods.length, 'one marker on each god but Apollo');
    }
    assert.deepEqual(cycles[0].offers.flat().length, state.table.markerOf.length);
    assert.ok(
      turningPoints.every(({ turn }, i) => turn <= game.moves.length && turn >= (turningPoints[i - 1]?.turn ?? 0)),
    );
    assert.deepEqual(turningPoints[turningPoints.length - 1], {
      kind: 'over',
      cycle: state.cycle,
      turn: game.moves.length,
    });
  });
}

test('turning points: founded and outbid in the classic edition, with an elimination', () => {
  const { turningPoints } = storyOf(golden('classic-three'));
  assert.deepEqual(turningPoints, [
    ...turningPoints.slice(0, -6),
    { kind: 'outbid', faction: 1, by: 2, god: 'athena', cycle: 23, turn: 432 },
    { kind: 'founded', faction: 2, area: 7, cycle: 23, turn: 444 },
    { kind: 'last', cycle: 26, turn: 482 },
    { kind: 'eliminated', faction: 1, cycle: 26, turn: 503 },
    { kind: 'founded', faction: 0, area: 3, cycle: 26, turn: 507 },
    { kind: 'over', cycle: 26, turn: 543 },
  ]);
});

test('turning points: metropolises taken and held', () => {
  const kinds = storyOf(golden('five')).turningPoints.filter(({ cycle }) => cycle === 17);
  assert.deepEqual(kinds, [
    { kind: 'last', cycle: 17, turn: 646 },
    { kind: 'taken', faction: 4, from: 1, area: 2, cycle: 17, turn: 676 },
    { kind: 'held', faction: 0, against: 4, area: 21, cycle: 17, turn: 690 },
    { kind: 'over', cycle: 17, turn: 700 },
  ]);
});

/** Modes in which players have several markers, or teammates. */
const SHARED = ['two', 'two, quick', 'classic, two', 'monuments, two', 'four in teams', 'every number', 'six, quick'];

test('turning points: nobody is outbid by their own side', (t) => {
  const saw = atLeast(t, 40, 'bids beaten');
  const { company } = golden('two');
  for (const mode of SHARED) {
    for (let seed = 0; seed < 6; seed++) {
      const history = new History(optionsFor(mode, seed));
      randomGame(mode, seed, (_, __, ___, move) => history.play(move));
      const { turningPoints, table } = storyOf({ ...history.toRecord(), company });
      for (const moment of turningPoints) {
        if (moment.kind !== 'outbid') continue;
        saw();
        assert.notEqual(table.teamOf[moment.by], table.teamOf[moment.faction]);
      }
    }
  }
});

test('a game that goes on has no verdict and no last cycle', () => {
  const game = golden('three');
  const { verdict, turningPoints, cycles } = storyOf({ ...game, moves: game.moves.slice(0, 200), hashes: [] });
  assert.equal(verdict, null);
  assert.ok(turningPoints.every(({ kind }) => kind !== 'last' && kind !== 'over'));
  assert.ok(cycles.length > 0);
});

/** The end of a game, changed. */
function ended(name: string, change: Partial<State>): State {
  return { ...replay(golden(name)).state, ...change };
}

test('verdict: metropolises, a tie broken by gold, a shared victory', () => {
  assert.equal(verdictOf(ended('three', {}))?.decided, 'metropolises');
  const tied = verdictOf(ended('six', {}));
  assert.deepEqual([tied?.decided, tied?.asTeam, tied?.nextGold, tied?.winners], ['gold', true, 0, [1, 4]]);
  const shared = verdictOf(ended('six', { gold: [7, 7, 0] }));
  assert.deepEqual([shared?.decided, shared?.asTeam, shared?.winners], ['shared', false, [0, 1, 3, 4]]);
});

test('every winner of a shared victory is shown with its own metropolises', () => {
  const s = ended('classic-two', { gold: [9, 9] });
  const verdict = verdictOf({ ...s, table: { ...s.table, goal: 0, tie: 'gold' } });
  assert.ok(verdict);
  assert.deepEqual(verdict.winners, [0, 1]);
  const shown = crowned(verdict, [[0], [1]]);
  assert.deepEqual(
    shown.map(({ metropolises }) => metropolises),
    verdict.metropolises,
  );
  assert.notEqual(shown[0].metropolises, shown[1].metropolises);
  const team = verdictOf(ended('six', {}));
  assert.ok(team);
  assert.deepEqual(
    crowned(team, [
      [0, 3],
      [1, 4],
      [2, 5],
    ]).map(({ side }) => side),
    [[1, 4]],
  );
});

test('verdict: an elimination ends the game', () => {
  const s = ended('three', { metropolises: [], enshrined: [], eliminated: [0] });
  const verdict = verdictOf({ ...s, built: s.built.map(() => null) });
  assert.deepEqual([verdict?.ended, verdict?.eliminated, verdict?.decided], ['elimination', [0], 'gold']);
  const alone = verdictOf({ ...s, built: s.built.map(() => null), eliminated: [0, 1] });
  assert.deepEqual([alone?.ended, alone?.winners, alone?.decided], ['alone', [2], 'metropolises']);
});

test('verdict: the classic tie counts everybody who reached the goal (R-CL-TIE)', () => {
  const s = ended('classic-two', { gold: [9, 6] });
  const table = { ...s.table, goal: 0, tie: 'gold' as const };
  assert.deepEqual(verdictOf({ ...s, table })?.winners, [0]);
  assert.equal(verdictOf({ ...s, table })?.decided, 'gold');
  assert.deepEqual(verdictOf({ ...s, table: { ...table, tie: 'metropolises' } })?.winners, [1]);
});
