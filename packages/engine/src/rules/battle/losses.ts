import { takeControl } from '../../effects/control.ts';
import { removeFigure } from '../../effects/figures.ts';
import { dropHero, removeFleets } from '../../effects/pieces.ts';
import { add, push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import { figureRule, isFigure } from '../../figures/index.ts';
import type { FrameOf, Side } from '../../model/frames.ts';
import { type HeroId, NOWHERE, type Unit } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Battle, Position } from '../../model/state.ts';
import { battleOf } from '../../query/battle.ts';
import { defendingFigure } from '../../query/defence.ts';
import { holds, warPortFields } from '../../query/monuments.ts';
import { heroWith } from '../heroes/index.ts';
import { factionOf } from './strength.ts';
import { retreats } from './withdraw.ts';

/** LE-LAND-6: the loser of a round picks the unit. */
export const lose: Ask<FrameOf<'lose'>> = {
  who: (s, { side }) => factionOf(battleOf(s), side),
  moves(s, { side }) {
    const battle = battleOf(s);
    const faction = factionOf(battle, side);
    const { troops, mercenaries } = pieces(s, battle, side);
    const moves: Move[] = [];
    if (troops > 0) moves.push({ do: 'lose', unit: 'troop' });
    if (mercenaries > 0) moves.push({ do: 'lose', unit: 'mercenary' });
    for (const hero of s.heroes) {
      if (hero.area === battle.area && hero.owner === faction) moves.push({ do: 'lose', unit: hero.id });
    }
    // LE-CREA-MINOTAUR: may, but need not, be taken as a loss; as the last unit it must be.
    const figure = side === 'defender' ? defendingFigure(s, battle.area) : undefined;
    const unit = figure && figureRule(s, figure.id).mayBeLost;
    if (unit) moves.push({ do: 'lose', unit });
    // R-MO-WARPORT: fleets of the War Port may be taken as losses.
    if (side === 'defender') {
      for (const area of warPortFields(s, battle.area)) moves.push({ do: 'destroy', piece: 'fleet', area });
    }
    for (const area of refuges(s, battle, side)) {
      if (troops > 0) moves.push({ do: 'save', piece: 'troop', area });
      if (mercenaries > 0) moves.push({ do: 'save', piece: 'mercenary', area });
    }
    return moves;
  },
  take(s, { side }, move) {
    const faction = factionOf(battleOf(s), side);
    if (move.do === 'lose') note(s, faction, move.unit, NOWHERE);
    else if (move.do === 'save') note(s, faction, move.piece, move.area);
    else if (move.do === 'destroy') note(s, faction, 'fleet', move.area);
    else impossible(move);
  },
  refuse: refusing('LE-LAND-6', 'the loser of the round picks a unit of its own', 'lose', 'save', 'destroy'),
};

/** R-PERSEUS: a troop with him may go where a retreat could go, unless an own Minotaur fights along. */
function refuges(s: Position, battle: Battle, side: Side): number[] {
  const faction = factionOf(battle, side);
  return heroWith(s, faction, battle.area, 'savesTroops') ? retreats(s, battle, side) : [];
}

function pieces(s: Position, battle: Battle, side: Side): { troops: number; mercenaries: number } {
  if (side === 'attacker') return battle;
  return { troops: at(s.troops, battle.area), mercenaries: at(s.mercenaries, battle.area) };
}

function note(s: Position, faction: number, unit: Unit, to: number): void {
  const battle = battleOf(s);
  s.battle = { ...battle, losses: [...battle.losses, { faction, unit, to }] };
}

/** R-LOSSES: what both sides have picked is removed together. */
export const remove: Auto<FrameOf<'remove'>> = {
  run(s) {
    for (const { faction, unit, to } of battleOf(s).losses) {
      const battle = battleOf(s);
      if (unit === 'troop' || unit === 'mercenary') loseTroop(s, battle, faction, unit, to);
      else if (isFigure(unit)) {
        tell(s, { event: 'lost', faction, unit, area: battle.area });
        removeFigure(s, unit);
      } else if (unit === 'fleet') loseFleet(s, faction, to);
      else loseHero(s, battle, faction, unit);
    }
  },
};

/** To the reserve (LE-SEA-4); at sea from where the battle is, of a War Port from its field. */
export function loseFleet(s: Position, faction: number, area: number): void {
  const battle = battleOf(s);
  tell(s, { event: 'lost', faction, unit: 'fleet', area });
  if (faction === battle.attacker) s.battle = { ...battle, troops: battle.troops - 1 };
  else removeFleets(s, area, 1);
  // MO-LIGHTHOUSE: it may be saved.
  if (holds(s, faction, 'lighthouse')) push(s, { kind: 'lighthouse', faction });
}

/** A basic troop to the reserve, a mercenary to the supply; or saved by Perseus. */
function loseTroop(s: Position, battle: Battle, faction: number, unit: 'troop' | 'mercenary', to: number): void {
  const { area } = battle;
  const own = unit === 'troop' ? 'troops' : 'mercenaries';
  if (faction === battle.attacker) s.battle = { ...battle, [own]: battle[own] - 1 };
  else add(s, own, area, -1);
  if (to === NOWHERE) return tell(s, { event: 'lost', faction, unit, area });
  tell(s, { event: 'saved', faction, unit, area, to });
  add(s, own, to, 1);
  takeControl(s, to, faction);
}

/** The card is discarded, the figure removed, no sacrifice effect. */
function loseHero(s: Position, battle: Battle, faction: number, hero: HeroId): void {
  tell(s, { event: 'lost', faction, unit: hero, area: battle.area });
  dropHero(s, hero);
}
