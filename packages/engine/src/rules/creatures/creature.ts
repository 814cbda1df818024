import { boardOf } from '../../board/board-of.ts';
import { arrive, placeFigure } from '../../effects/figures.ts';
import { figureRule } from '../../figures/index.ts';
import type { Playing } from '../../model/frames.ts';
import type { CreatureId, FigureId } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { proper, type Refusal, refused } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { RuleId } from '../../model/rule-ids.ts';
import type { Position } from '../../model/state.ts';
import { figureIn, isLand } from '../../query/areas.ts';
import { creatureRule } from '../../query/rule-of.ts';

/** A card that happens without a choice. */
export interface Instant {
  now(s: Position, by: number): void;
  /** Whether the card has an effect now; left out: always. */
  usable?(s: Position): boolean;
}

/** A card with a choice; no legal one means no effect (LE-CREA-2). */
export type Chooser<C extends CreatureId> = Ask<Playing<C>>;

/** The question a creature asks the player of its card. */
export function chooser<C extends CreatureId>(rule: {
  moves(s: Position, by: number): Move[];
  take(s: Position, by: number, move: Move): void;
  /** Why a move is refused, where there is more to say than that it is no target. */
  refuse?(s: Position, by: number, move: Move): Refusal | null;
  reveals?: boolean;
}): Chooser<C> {
  return {
    reveals: rule.reveals ?? false,
    who: (_, frame) => frame.by,
    moves: (s, frame) => rule.moves(s, frame.by),
    take: (s, frame, move) => rule.take(s, frame.by, move),
    refuse: (s, frame, move) => rule.refuse?.(s, frame.by, move) ?? notATarget(s, frame),
  };
}

/** The refusal of a move that the card does not allow. */
export function notATarget(s: Position, { kind }: Playing<CreatureId>): Refusal {
  return refused('not-a-target', creatureRule(s, kind), `${proper(kind)} cannot do that.`, { creature: kind });
}

/** LE-CREA-3, LE-UPKEEP-2: the right kind of area, without another creature. */
export function mayStand(s: Position, id: FigureId, holder: number, area: number): boolean {
  return !figureIn(s, area) && isItsGround(s, id, holder, area);
}

/** The areas on the card. */
function isItsGround(s: Position, id: FigureId, holder: number, area: number): boolean {
  switch (figureRule(s, id).ground) {
    case 'anywhere':
      return true;
    case 'sea':
      return !isLand(s, area);
    case 'land':
      return isLand(s, area);
    case 'own-land':
      return isLand(s, area) && s.owner[area] === holder;
  }
}

/** Playing the card: the figure goes to an area of the kind on its card. */
export function summoning<C extends FigureId>(id: C): Chooser<C> {
  return chooser<C>({
    moves(s, by) {
      const moves: Move[] = [];
      for (let area = 0; area < boardOf(s).areas.length; area++) {
        if (mayStand(s, id, by, area)) moves.push({ do: 'summon', area });
      }
      return moves;
    },
    take(s, by, move) {
      if (move.do !== 'summon') impossible(move);
      placeFigure(s, { id, holder: by, area: move.area });
      arrive(s, id, by, move.area);
    },
    refuse: (s, _, move) => (move.do === 'summon' && figureIn(s, move.area) ? occupied('LE-CREA-3') : null),
  });
}

/** R-THEFT: nobody steals from the own team, nor from another faction of one's own. */
export function refuseTheft(s: Position, by: number, victim: number): Refusal | null {
  if (victim < 0 || victim === by || s.table.teamOf[victim] !== s.table.teamOf[by]) return null;
  return refused('teammate', 'R-THEFT', 'Nothing is stolen from the own team.');
}

export function occupied(rule: RuleId): Refusal {
  return refused('occupied', rule, 'Another creature is there already.');
}
