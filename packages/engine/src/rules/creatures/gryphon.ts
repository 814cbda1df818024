import { takeHalf } from '../../effects/gold.ts';
import { tellSecretly } from '../../effects/tell.ts';
import type { Move } from '../../model/moves.ts';
import type { Refusal } from '../../model/refusal.ts';
import { impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { rivals } from '../../query/areas.ts';
import { chooser, refuseTheft } from './creature.ts';

/**
 * LE-CREA-GRYPHON, CL-CREA-GRIFFON Steal half of another player's GP, rounded down; of a rival team, half of its purse
 * (R-THEFT).
 */
const stealing = {
  reveals: true,
  moves(s: Position, by: number): Move[] {
    const { teamOf } = s.table;
    const purses = rivals(s, by);
    return purses
      .filter((rival, i) => purses.findIndex((other) => teamOf[other] === teamOf[rival]) === i)
      .map((faction): Move => ({ do: 'rob', faction }));
  },
  take(s: Position, by: number, move: Move): void {
    if (move.do !== 'rob') impossible(move);
    const { faction } = move;
    const gold = takeHalf(s, by, faction);
    const { teamOf, seatOf } = s.table;
    const insiders = seatOf.filter((_, f) => teamOf[f] === teamOf[by] || teamOf[f] === teamOf[faction]);
    tellSecretly(
      s,
      [...new Set(insiders)],
      { event: 'robbed', faction, by, gold },
      { event: 'robbed', faction, by, gold: null },
    );
  },
  refuse: (s: Position, by: number, move: Move): Refusal | null =>
    move.do === 'rob' ? refuseTheft(s, by, move.faction) : null,
};

export const gryphon = chooser<'gryphon'>(stealing);

export const griffon = chooser<'griffon'>(stealing);
