import assert from 'node:assert/strict';
import { actor, apply, moves, random, setup, view } from '@meltemi/engine';
import { randomMove } from '@meltemi/testkit';
import type { Question } from '../src/index.ts';

/** Decisions between several moves from a game of random players, some way apart. */
export function questions(count: number, seed: string): Question[] {
  const s = setup({ players: 3, board: { seed } });
  const rng = random(seed);
  const found: Question[] = [];
  for (let played = 0; found.length < count; played++) {
    const who = actor(s);
    if (who === null) throw new Error(`the game ${seed} is over before ${count} decisions were found`);
    const legal = moves(s);
    if (who !== 'fate' && legal.length > 1 && played >= 25 * (found.length + 1))
      found.push({ seen: structuredClone(view(s, who)), legal: [...legal], seed: `${seed}/${played}` });
    apply(s, randomMove(s, legal, rng), legal);
  }
  return found;
}

export function assertLegal(move: unknown, { legal }: Question): void {
  const text = JSON.stringify(move);
  assert.ok(
    legal.some((other) => JSON.stringify(other) === text),
    `a legal move: ${text}`,
  );
}
