import { boardOf } from '../../board/board-of.ts';
import { figureRule } from '../../figures/index.ts';
import { NOBODY } from '../../model/ids.ts';
import type { MoveOf } from '../../model/moves.ts';
import { type Refusal, type RefusalCode, refused } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import type { RuleId } from '../../model/rule-ids.ts';
import type { Figure, Position } from '../../model/state.ts';
import { figureIn, heroesIn, isLand, isTeammates } from '../../query/areas.ts';
import { guardian } from '../../query/defence.ts';
import { mayEnter } from '../../query/last-area.ts';
import { isCitadel } from '../../query/monuments.ts';
import { closingFigure, isEntryBarred, isLeavingBarred, landWays } from '../../query/reach.ts';
import { creatureRule } from '../../query/rule-of.ts';

// Why units can't go somewhere: reasons that marches, sailings, flights and recruiting share.

export function alreadyThere(rule: RuleId): Refusal {
  return refused('already-there', rule, 'They are there already: choose another area.');
}

/** Why no fleet can be recruited into this sea area, even beside own land. */
export function refuseAtSea(s: Position, faction: number, sea: number): Refusal | null {
  const closed = closedSea(s, sea);
  if (closed) return closed;
  if (s.owner[sea] === NOBODY || s.owner[sea] === faction) return null;
  return refused('others-fleets', 'LE-REC-1', 'There are fleets of another colour.');
}

/** R-KRAKEN: null if the sea area is open. */
export function closedSea(s: Position, sea: number): Refusal | null {
  const figure = closingFigure(s, sea);
  return figure ? refusedBy(s, 'closed', figure) : null;
}

function refusedBy(s: Position, code: RefusalCode, { id }: Figure): Refusal {
  return refused(code, creatureRule(s, id), figureRule(s, id).refusal ?? '', { creature: id });
}

export function teammates(): Refusal {
  return refused('teammate', 'LE-TEAM-4', "One may pass through a teammate's area, but not stop there.");
}

export function refuseFlight(s: Position, faction: number, rule: RuleId, move: MoveOf<'fly'>): Refusal {
  const { from, to } = move;
  const reason = refuseGroup(s, faction, move);
  if (reason) return reason;
  if (from === to) return alreadyThere(rule);
  if (!isLand(s, to)) return refused('not-a-target', rule, 'Choose a land area.');
  const forbidden = refuseEnter(s, faction, from, to);
  if (forbidden) return forbidden;
  const protector = guardian(s, to, 'pegasus');
  if (protector) return refusedBy(s, 'chiron', protector);
  return refused('not-a-target', rule, 'That group cannot go there.');
}

export function refuseGroup(
  s: Position,
  faction: number,
  { from, troops, mercenaries }: { from: number; troops: number; mercenaries: number },
): Refusal | null {
  if (!isLand(s, from) || s.owner[from] !== faction) {
    return refused('not-yours', 'LE-LAND-1', 'You have no units there.');
  }
  const here = { troops: at(s.troops, from), mercenaries: at(s.mercenaries, from) };
  if (troops > here.troops || mercenaries > here.mercenaries) {
    return refused(
      'too-few-troops',
      'LE-LAND-1',
      `Only ${here.troops} + ${here.mercenaries} troops stand there.`,
      here,
    );
  }
  if (troops + mercenaries === 0 && heroesIn(s, faction, from).length === 0) {
    return refused('nobody', 'LE-LAND-1', 'A land move takes at least one troop or hero.');
  }
  return null;
}

export function refuseWay(s: Position, faction: number, from: number, to: number, anyFleets: boolean): Refusal | null {
  if (!isLand(s, to)) return refused('not-land', 'LE-LAND-1', 'Troops and heroes move to land areas.');
  if (from === to) return alreadyThere('LE-LAND-1');
  const forbidden = refuseEnter(s, faction, from, to);
  if (forbidden) return forbidden;
  const ways = landWays(s, faction, from, Number.POSITIVE_INFINITY, anyFleets);
  if (ways.some((way) => way.to === to)) return null;
  const { island } = boardOf(s);
  if (island[from] === island[to]) {
    return refused('same-island', 'R-SAMEISLE', 'On the same island only adjacent areas can be reached.');
  }
  return refused('not-linked', 'LE-LAND-1', 'No unbroken chain of your fleets leads there.');
}

function refuseEnter(s: Position, faction: number, from: number, to: number): Refusal | null {
  const barring = isLeavingBarred(s, from) ? figureIn(s, from) : isEntryBarred(s, to) ? figureIn(s, to) : undefined;
  if (barring) return refusedBy(s, 'medusa', barring);
  if (s.owner[to] !== faction && isCitadel(s, to)) {
    return refused('citadel', 'MO-CITADEL', 'While a troop stands there, the isle of the Great Citadel is safe.');
  }
  if (isTeammates(s, faction, to)) return teammates();
  if (!mayEnter(s, faction, to)) {
    return refused('last-area', 'LE-LAND-10', 'A last land area may be entered only if that wins enough metropolises.');
  }
  return null;
}
