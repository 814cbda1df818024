import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { actor, EDITIONS, readMove, readPosition, view, writePosition } from '@meltemi/engine';
import { metropolisesOf } from '@meltemi/engine/query';
import { lookForWin, sureWin } from '../src/win/sure-win.ts';
import { type Exercise, fileOf, KINDS, type Kind, readExercises } from './exercise.ts';
import { playLine } from './line.ts';
import { MEDIUM, masters, type Player } from './play-on.ts';

const LEAST_POSITIONS = 100;
const MOST_BYTES = 1_000_000;
const HARD: Player = { level: 'hard', budget: { iterations: 200 } };

/** Those a player fails at, by number in the file. */
function failures(
  kind: Kind,
  exercises: readonly Exercise[],
  every: number,
  player: Player,
): { all: number; failed: number[] } {
  const numbers = exercises.map((_, i) => i).filter((i) => i % every === 0 && exercises[i].line.length > 0);
  const failed = numbers.filter((i) => !masters(kind, exercises[i], player, `${i + 1} 1`));
  return { all: numbers.length, failed: failed.map((i) => i + 1) };
}

function expectShare({ all, failed }: ReturnType<typeof failures>, least: number): void {
  const share = 1 - failed.length / all;
  assert.ok(share >= least, `${failed.length} of ${all} failed: ${failed.join(' ')}`);
}

for (const edition of EDITIONS) {
  for (const kind of KINDS) {
    test(`${edition}-${kind}: enough positions, all can be read, all are asked of their seat`, () => {
      const exercises = readExercises(edition, kind);
      assert.ok(exercises.length >= LEAST_POSITIONS);
      assert.ok(statSync(fileOf(edition, kind)).size < MOST_BYTES);
      assert.equal(new Set(exercises.map(({ position }) => position)).size, exercises.length, 'twice the same');
      for (const exercise of exercises) expectSound(kind, exercise);
    });
  }

  test(`${edition}-win: the stored line reaches the goal, and the position is won without it`, () => {
    readExercises(edition, 'win').forEach((exercise, i) => {
      const start = readPosition(exercise.position);
      const team = start.table.teamOf[start.table.seatOf.indexOf(exercise.seat)];
      const end = playLine(start, exercise.line);
      assert.ok(metropolisesOf(end, team) >= end.table.goal, `${i + 1}: ${exercise.line.join('; ')}`);
      if (i % 10 === 0) assert.ok(sureWin(view(start, exercise.seat)), `${i + 1} is not proven`);
    });
  });

  test(`${edition}-win: looking bit by bit finds what is found at once`, () => {
    for (const [i, { position, seat }] of readExercises(edition, 'win').entries()) {
      if (i % 10 !== 0) continue;
      const look = lookForWin(view(readPosition(position), seat));
      let win = null;
      for (let bits = 0; !win && bits < 1000; bits++) win = look?.look(10) ?? null;
      assert.ok(win, `${i + 1} is not found`);
    }
  });

  test(`${edition}-win: at most 40 % can be won with a single move`, () => {
    const exercises = readExercises(edition, 'win');
    const atOnce = exercises.filter(({ decisions }) => decisions === 1).length;
    assert.ok(atOnce <= 0.4 * exercises.length, `${atOnce} of ${exercises.length}`);
  });

  test(`${edition}-win: medium finds at least 90 %`, () => {
    expectShare(failures('win', readExercises(edition, 'win'), 1, MEDIUM), 0.9);
  });

  test(`${edition}-block: hard stops at least 80 % of every twelfth that a bid is known to stop`, () => {
    expectShare(
      failures('block', readExercises(edition, 'block'), 12, { level: 'hard', budget: { iterations: 300 } }),
      0.8,
    );
  });

  test(`${edition}-win: hard finds at least 98 % of every tenth in two hundred iterations`, () => {
    expectShare(failures('win', readExercises(edition, 'win'), 10, HARD), 0.98);
  });
}

function expectSound(kind: Kind, { seat, rival, line, position }: Exercise): void {
  const s = readPosition(position);
  assert.equal(writePosition(s), position);
  assert.equal(actor(s), seat);
  const { teamOf, seatOf, goal } = s.table;
  assert.ok(s.gold.every((_, team) => metropolisesOf(s, team) < goal));
  if (kind === 'win') return assert.equal(rival, -1);
  assert.equal(s.frames.at(-1)?.kind, 'offer');
  for (const bid of line) assert.equal(readMove(s, bid).do, 'bid');
  assert.ok(rival >= 0 && !teamOf.some((team, faction) => team === rival && seatOf[faction] === seat), 'its own rival');
}
