import { dropHero } from '../../effects/pieces.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { HeroId } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { notAsked, proper, type Refusal, refused } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { heroOf, isSeasoned } from '../../query/areas.ts';
import { canBuildMetropolis } from '../../query/metropolises.ts';
import { heroRule } from '../../query/rule-of.ts';
import { HERO_RULES } from './index.ts';

// LE-HERO-3, R-SACRIFICE: between its own actions a faction can sacrifice a hero for the effect on its card.

/** A hero who may be given up, and whose sacrifice it is. */
interface Sacrifice {
  readonly hero: HeroId;
  /** The hero whose card says what happens: the same one, or with Pandora one on the track (R-PANDORA). */
  readonly as: HeroId;
}

/** The sacrifices of a faction's heroes for which `holds` is true; none in the cycle of recruitment (LE-HERO-3). */
function sacrificesWhere(s: Position, faction: number, holds: (sacrifice: Sacrifice) => boolean): Sacrifice[] {
  const found: Sacrifice[] = [];
  for (const hero of s.heroes) {
    if (hero.owner !== faction || !isSeasoned(s, hero)) continue;
    for (const as of hero.id === 'pandora' ? s.heroTrack : [hero.id])
      if (as && holds({ hero: hero.id, as })) found.push({ hero: hero.id, as });
  }
  return found;
}

export function addSacrifices(s: Position, faction: number, moves: Move[]): void {
  const holds = ({ hero, as }: Sacrifice) => HERO_RULES[as].mayBeSacrificed(s, faction, hero);
  for (const sacrifice of sacrificesWhere(s, faction, holds)) moves.push({ do: 'sacrifice', ...sacrifice });
}

/**
 * R-SACRIFICE: heroes whose sacrifice would build a metropolis in their faction's turn. One whose condition is secret
 * (Croesus) is left out, so the answer follows from what everybody sees.
 */
export function metropolisSacrifices(position: Position, faction: number): HeroId[] {
  const inTurn: Position = { ...position, frames: [{ kind: 'finish', faction, marker: 0 }] };
  const found = sacrificesWhere(inTurn, faction, ({ hero, as }) => {
    const rule = HERO_RULES[as];
    return rule.builds !== undefined && !rule.secretCondition && rule.mayBeSacrificed(inTurn, faction, hero);
  });
  return [...new Set(found.map(({ hero }) => hero))];
}

/** Hero and card leave the game, then the effect happens. */
export function sacrifice(s: Position, faction: number, hero: HeroId, as: HeroId): void {
  dropHero(s, hero);
  tell(s, { event: 'sacrificed', faction, hero, as });
  HERO_RULES[as].sacrifice(s, faction);
}

function sacrifices(s: Position, faction: number): Move[] {
  const moves: Move[] = [];
  addSacrifices(s, faction, moves);
  return moves;
}

/**
 * Could this faction make a sacrifice, as far as others can tell? With Croesus always: whether it can pay his price is
 * secret.
 */
function seemsAble(s: Position, faction: number): boolean {
  const seems = ({ hero, as }: Sacrifice) =>
    HERO_RULES[as].secretCondition === true || HERO_RULES[as].mayBeSacrificed(s, faction, hero);
  return sacrificesWhere(s, faction, seems).length > 0;
}

/** LE-ACT-5: any moment of the own turn, so also before a mandatory action. */
export const moment: Ask<FrameOf<'moment'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, { faction }) => s.heroes.length === 0 || !seemsAble(s, faction),
  moves: (s, { faction }) => [{ do: 'done' }, ...sacrifices(s, faction)],
  take(s, frame, move) {
    if (move.do === 'done') return;
    if (move.do !== 'sacrifice') impossible(move);
    push(s, frame);
    sacrifice(s, frame.faction, move.hero, move.as);
  },
  refuse: (s, { faction }, move) =>
    move.do === 'sacrifice'
      ? refuseSacrifice(s, faction, move)
      : notAsked('LE-HERO-3', 'a hero may be sacrificed before the god’s free action', ['sacrifice', 'done'], move),
};

export function refuseSacrifice(s: Position, faction: number, { hero: id, as }: MoveOf<'sacrifice'>): Refusal {
  const hero = heroOf(s, id);
  const params = { hero: id };
  if (hero?.owner !== faction)
    return refused('not-your-hero', 'LE-HERO-3', `${proper(id)} does not fight for you.`, params);
  if (!isSeasoned(s, hero)) {
    return refused(
      'too-soon',
      'LE-HERO-3',
      `${proper(id)} joined you in this cycle and can't be sacrificed yet.`,
      params,
    );
  }
  if (id === 'pandora' && (as === 'pandora' || !s.heroTrack.includes(as))) {
    return refused('not-on-track', 'LE-HERO-PANDORA', 'Pandora uses the sacrifice of a hero on the track.', params);
  }
  if (id !== 'pandora' && as !== id) {
    return refused('not-its-own', 'LE-HERO-3', `${proper(id)} has only its own sacrifice.`, params);
  }
  if (as === 'penthesilea') {
    return refused(
      'while-building',
      'R-SACRIFICE',
      'Penthesilea is sacrificed while a metropolis is being placed.',
      params,
    );
  }
  if (!leavesRoom(s, faction, id, as)) {
    return refused('no-metropolis', 'R-SACRIFICE', 'There is no place for a metropolis, or none left.', params);
  }
  return refused('condition', heroRule(as), `The condition of ${proper(as)}'s sacrifice does not hold.`, params);
}

/** R-SACRIFICE: could the metropolis of this sacrifice be built if its other condition were met? */
function leavesRoom(s: Position, faction: number, hero: HeroId, as: HeroId): boolean {
  const { builds } = HERO_RULES[as];
  if (builds === 'on-cleared-site') return s.stack.length > 0;
  return builds !== 'on-free-site' || canBuildMetropolis(s, faction, hero);
}
