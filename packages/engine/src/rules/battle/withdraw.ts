import { seasBeside } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import type { FrameOf, Side } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { notAsked } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Battle, Position } from '../../model/state.ts';
import { termsOf } from '../../model/terms.ts';
import { isLand } from '../../query/areas.ts';
import { battleOf } from '../../query/battle.ts';
import { defendingFigure } from '../../query/defence.ts';
import { warPortFleets } from '../../query/monuments.ts';
import { accessible, isClosed } from '../../query/reach.ts';
import { leaveBattle } from './battle.ts';
import { factionOf, stands } from './strength.ts';

/**
 * R-RETREAT: where a side could go: at sea an adjacent open area, empty or own (LE-SEA-5); on land an accessible area,
 * own or nobody's (LE-LAND-8). The side of a living Minotaur goes nowhere.
 */
export function retreats(s: Position, battle: Battle, side: Side): number[] {
  const { area } = battle;
  const faction = factionOf(battle, side);
  const free = (to: number) => s.owner[to] === faction || s.owner[to] === NOBODY;
  if (!isLand(s, area)) return seasBeside(boardOf(s), area).filter((sea) => free(sea) && !isClosed(s, sea));
  if (side === 'defender' && defendingFigure(s, area)) return [];
  // Only fleets of a War Port defend: they have nowhere to go.
  if (side === 'defender' && s.troops[area] === 0 && warPortFleets(s, area) > 0) return [];
  const { retreatToFreeLand } = termsOf(s);
  return accessible(s, faction, area).filter((to) => (retreatToFreeLand ? free(to) : s.owner[to] === faction));
}

/** LE-SEA-5, LE-LAND-8: the defender may withdraw with everything to one area; if not, the attacker may. */
export const withdraw: Ask<FrameOf<'withdraw'>> = {
  who: (s, { side }) => factionOf(battleOf(s), side),
  skip(s, { side }) {
    const battle = battleOf(s);
    if (!stands(s, battle, 'attacker') || !stands(s, battle, 'defender')) return true;
    return retreats(s, battle, side).length === 0;
  },
  moves: (s, { side }) => [
    { do: 'fight' },
    ...retreats(s, battleOf(s), side).map((area): Move => ({ do: 'withdraw', area })),
  ],
  take(s, { side }, move) {
    if (move.do === 'fight') return;
    if (move.do !== 'withdraw') impossible(move);
    const battle = battleOf(s);
    leaveBattle(s, battle, factionOf(battle, side), move.area);
  },
  refuse(s, _, move) {
    const land = s.battle === null || isLand(s, s.battle.area);
    return notAsked(land ? 'LE-LAND-8' : 'LE-SEA-5', 'a side fights on or withdraws', ['fight', 'withdraw'], move);
  },
};
