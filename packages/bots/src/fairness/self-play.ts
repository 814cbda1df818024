import { actor, apply, drawFate, moves, type Options, outcome, random, type State, setup, view } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import type { Level } from '../bot/bot.ts';
import { begin } from '../levels/think.ts';
import { forcedMove } from '../moves/forced-move.ts';
import { countOf, sideOfTeam, sidesOf } from './sides.ts';

/** Longer games count as unfinished. */
const MOST_CYCLES = 100;

/**
 * Plays a game of one level at all seats, some of which may begin with more gold, by team. Yields after every decision,
 * so that the caller can pause; returns what each side has won: 1, a part of a shared victory, or nothing. Null: the
 * game was not finished.
 */
export function* selfPlay(
  options: Options,
  seed: string,
  level: Level = 'medium',
  extraGold: readonly number[] = [],
): Generator<void, number[] | null> {
  const s = setup(options);
  const more = (purse: number, team: number) => purse + (extraGold[team] ?? 0);
  s.gold = s.gold.map(more);
  s.goldMin = s.goldMin.map(more);
  s.goldMax = s.goldMax.map(more);
  const fate = random(`${seed} fate`);
  let side: readonly number[] | null = null;
  for (let decisions = 1, who = actor(s); who !== null && s.cycle <= MOST_CYCLES; who = actor(s)) {
    if (who === 'fate') {
      const results = moves(s);
      apply(s, drawFate(s, results, fate), results);
      continue;
    }
    // The first decision is a deployment, or comes after all positions are fixed: turn order is still the first one.
    side ??= sideOfTeam(s);
    const seen = view(s, who);
    const legal = moves(seen);
    const forced = forcedMove(legal);
    if (forced) {
      apply(s, forced, legal);
      continue;
    }
    const thinking = begin(level, { seen, legal, seed: `${seed} ${decisions++}` });
    thinking.step();
    apply(s, thinking.best(), legal);
    yield;
  }
  return side && wonBy(s, side);
}

function wonBy(s: State, sideOf: readonly number[]): number[] | null {
  const result = outcome(s);
  if (!result) return null;
  const winners = [...new Set(result.winners.map((faction) => at(sideOf, at(s.table.teamOf, faction))))];
  const won = new Array<number>(countOf(sidesOf(s.table))).fill(0);
  for (const side of winners) won[side] = 1 / winners.length;
  return won;
}
