import type { Move, State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at, required } from '@meltemi/engine/internal';
import { conquest } from '../value/conquest.ts';

/** Below this chance a side leaves the battle if it can. */
const LOST = 0.35;

/** A quick choice within a battle: cheap losses first, withdrawing from what is as good as lost. */
export function fightOn(s: State, legal: readonly Move[]): Move {
  const first = required(legal[0], 'move in battle');
  if (legal.length === 1) return first;
  if (first.do === 'lose') return cheapest(legal) ?? first;
  const retreat = legal.find((move) => move.do === 'withdraw');
  if (!retreat) return legal.find((move) => move.do === 'stand') ?? first;
  const fight = legal.find((move) => move.do === 'fight') ?? first;
  return isLost(s) ? retreat : fight;
}

/** A mercenary goes before a troop, a hero last. */
function cheapest(legal: readonly Move[]): Move | undefined {
  for (const unit of ['mercenary', 'troop', 'fleet', 'minotaur']) {
    const move = legal.find((other) => other.do === 'lose' && other.unit === unit);
    if (move) return move;
  }
  return undefined;
}

function isLost(s: State): boolean {
  const { battle, frames } = s;
  const top = frames.at(-1);
  if (!battle || top?.kind !== 'withdraw') return false;
  const { area } = battle;
  const land = area < boardOf(s).lands;
  const attackers = battle.troops + battle.mercenaries;
  const defenders = land ? at(s.troops, area) + at(s.mercenaries, area) : at(s.fleets, area);
  const taken = conquest(attackers, defenders, 0);
  return top.side === 'attacker' ? taken < LOST : 1 - taken < LOST;
}
