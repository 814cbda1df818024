import { pay } from '../../effects/gold.ts';
import { put, takeCard } from '../../effects/pieces.ts';
import type { Turn, Where } from '../../model/frames.ts';
import type { Building, Piece } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { proper, type Refusal, refused, tooExpensive } from '../../model/refusal.ts';
import type { RuleId } from '../../model/rule-ids.ts';
import type { Position } from '../../model/state.ts';
import { goldOf } from '../../query/gold.ts';
import { placesFor } from '../../query/places.ts';
import { cardsLeft, reserve } from '../../query/supply.ts';

// LE-ATHENA-2, LE-ZEUS-2, LE-POS-2, LE-ARES-2, LE-HERA-2, CL-ACT-2: more of what the god gives, for the printed prices.

/** What a god recruits. */
export interface Extras {
  /** What more can be recruited, and for how much each. */
  readonly extra: Piece | 'priestess' | 'philosopher' | null;
  readonly prices: readonly number[];
  /** What the next one costs, where it is not simply the next printed price. */
  price?(s: Position, turn: Turn): number | undefined;
}

/** What the rest of a turn can bring on the way to a metropolis. */
export interface TurnGains {
  /** 'any': of a type the faction does not have (LE-HERA-1). */
  readonly building: Building | 'any' | null;
  readonly philosophers: number;
}

/** What the next piece or card costs; undefined: there is no next one. */
export function extraPrice(s: Position, rule: Extras, turn: Turn): number | undefined {
  return rule.price ? rule.price(s, turn) : rule.prices[turn.bought];
}

export function addExtras(s: Position, rule: Extras, turn: Turn, moves: Move[]): void {
  const { faction } = turn;
  const { extra } = rule;
  const price = extraPrice(s, rule, turn);
  if (extra === null || price === undefined || goldOf(s, faction) < price) return;
  if (extra === 'priestess' || extra === 'philosopher') {
    if (cardsLeft(s, extra) > 0) moves.push({ do: 'gain', card: extra });
  } else if (reserve(s, faction, extra) > 0) {
    for (const area of placesFor(s, faction, whereTo(extra))) moves.push({ do: 'recruit', piece: extra, area });
  }
}

function whereTo(piece: Piece): Where {
  return piece === 'fleet' ? 'recruit-sea' : 'own-land';
}

export function takeExtra(s: Position, rule: Extras, turn: Turn, move: MoveOf<'recruit'> | MoveOf<'gain'>): void {
  pay(s, turn.faction, extraPrice(s, rule, turn) ?? 0);
  used(s, { ...turn, bought: turn.bought + 1 });
  if (move.do === 'recruit') put(s, turn.faction, move.piece, move.area);
  else takeCard(s, turn.faction, move.card);
}

/** Replaces the turn's frame, with what is used up noted in it. */
export function used(s: Position, turn: Turn): void {
  s.frames = s.frames.with(-1, turn);
}

/** Why a god does not give one more of these anywhere; null if only the area is wrong. */
export function refuseExtra(s: Position, turn: Turn, god: Extras, wanted: string, rule: RuleId): Refusal | null {
  const { extra } = god;
  if (extra !== wanted)
    return refused('not-this-god', rule, `${proper(turn.god)} does not give that.`, { god: turn.god });
  const price = extraPrice(s, god, turn);
  if (price === undefined) {
    return refused('no-more', rule, `${proper(turn.god)} gives no more in this turn.`, { most: god.prices.length });
  }
  const gold = goldOf(s, turn.faction);
  if (gold < price) return tooExpensive(rule, price, gold);
  const isCard = extra === 'priestess' || extra === 'philosopher';
  const left = isCard ? cardsLeft(s, extra) : reserve(s, turn.faction, extra);
  if (left > 0) return null;
  const shared = isCard || extra === 'mercenary';
  return refused('none-left', shared ? 'LE-COMP-2' : 'LE-COMP-1', 'There are none left.', { piece: wanted });
}
