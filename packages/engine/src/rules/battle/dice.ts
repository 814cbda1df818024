import { pay } from '../../effects/gold.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf, Side } from '../../model/frames.ts';
import { FATE } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { notAsked, refused, refusing } from '../../model/refusal.ts';
import { type Ask, type FateAsk, impossible } from '../../model/rule.ts';
import type { Battle, Position } from '../../model/state.ts';
import { battleOf } from '../../query/battle.ts';
import { FACES_WITH } from '../../query/dice.ts';
import { goldOf } from '../../query/gold.ts';
import { HERO_RULES, heroWith } from '../heroes/index.ts';
import { factionOf } from './strength.ts';

const ROLLS: readonly Move[] = FACES_WITH.map((_, die): Move => ({ do: 'roll', die }));

/** LE-HERO-HELEN: with her on the side nothing is rolled, the die counts 2. */
export function fixedDie(s: Position, battle: Battle, faction: number): number | undefined {
  const hero = heroWith(s, faction, battle.area, 'die');
  return hero ? HERO_RULES[hero].die : undefined;
}

/** What a side's die counts. */
export function dieOf(s: Position, battle: Battle, side: Side): number {
  return fixedDie(s, battle, factionOf(battle, side)) ?? (side === 'attacker' ? battle.attackDie : battle.defendDie);
}

export const roll: FateAsk<FrameOf<'roll'>> = {
  who: () => FATE,
  skip: (s, { side }) => fixedDie(s, battleOf(s), factionOf(battleOf(s), side)) !== undefined,
  moves: () => ROLLS.slice(),
  take(s, { side }, move) {
    if (move.do !== 'roll') impossible(move);
    const battle = battleOf(s);
    s.battle = side === 'attacker' ? { ...battle, attackDie: move.die } : { ...battle, defendDie: move.die };
    tell(s, { event: 'rolled', faction: factionOf(battle, side), die: move.die });
  },
  refuse: refusing('LE-COMP-4', 'a die is rolled', 'roll'),
};

/** The side on which Croesus could reroll. */
function rerollSide(s: Position): Side | null {
  const battle = battleOf(s);
  for (const side of ['attacker', 'defender'] as const) {
    const faction = factionOf(battle, side);
    if (heroWith(s, faction, battle.area, 'rerolls') && fixedDie(s, battle, faction) === undefined) return side;
  }
  return null;
}

/** R-CROESUS: asked once both dice are known, even with an empty purse, so that not being asked reveals nothing. */
export const reroll: Ask<FrameOf<'reroll'>> = {
  who: (s) => factionOf(battleOf(s), rerollSide(s) ?? 'attacker'),
  skip: (s) => rerollSide(s) === null,
  moves(s) {
    const rich = goldOf(s, factionOf(battleOf(s), rerollSide(s) ?? 'attacker')) >= 1;
    return rich ? [{ do: 'stand' }, { do: 'reroll' }] : [{ do: 'stand' }];
  },
  take(s, frame, move) {
    if (move.do === 'stand') return;
    if (move.do !== 'reroll') impossible(move);
    const side = rerollSide(s) ?? 'attacker';
    pay(s, factionOf(battleOf(s), side), 1);
    push(s, frame, { kind: 'roll', side });
  },
  refuse: (_, __, move) =>
    move.do === 'reroll'
      ? refused('no-gold', 'R-CROESUS', 'A reroll costs 1 GP.', { price: 1 })
      : notAsked('LE-HERO-CROESUS', 'Croesus may reroll for 1 GP', ['reroll', 'stand'], move),
};
