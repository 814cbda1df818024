import { BUILDINGS, determinize, type God, type Move, type Random, random, type State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at, oneOf, required } from '@meltemi/engine/internal';
import { siteOwner, termsOf } from '@meltemi/engine/query';
import type { Bot } from '../bot/bot.ts';
import { fixedAnswer } from '../bot/fixed-answer.ts';
import { fightOn } from '../moves/battle-policy.ts';
import { decidingFaction } from '../moves/deciding-faction.ts';
import { conquest } from '../value/conquest.ts';
import { BUILDING_OF } from '../value/prospects.ts';

/** A fixed plan and no value function: what our bots overlook all alike, such a player does not. */
export interface Plan {
  /** Gods in the order in which they are wanted. */
  gods(s: State, faction: number): readonly God[];
  /** The share of its gold that is offered for one of them at most. */
  readonly most: number;
  /** How much a move is wanted; one that is wanted less than nothing (0) is made only if there is no other. */
  wish(s: State, faction: number, move: Move): number;
}

/** To end a turn is wanted this much: a little less than anything that is wanted at all. */
const END = 0.5;

export function scripted(plan: Plan): Bot {
  return ({ seen, legal, seed }) => {
    const rng = random(seed);
    const s = determinize(seen, rng);
    const faction = decidingFaction(s);
    if (legal[0]?.do === 'bid') return fixedAnswer(bid(plan, s, faction, legal));
    if (s.battle) return fixedAnswer(fightOn(s, legal));
    return fixedAnswer(best(legal, (move) => (move.do === 'end' ? END : plan.wish(s, faction, move)), rng));
  };
}

/** The move that is wanted most; among equals any. */
function best(legal: readonly Move[], wish: (move: Move) => number, rng: Random): Move {
  const wishes = legal.map(wish);
  const most = Math.max(...wishes);
  const equals = legal.filter((_, i) => wishes[i] === most);
  return oneOf(equals, rng);
}

/** The lowest offer to the god that is wanted most, of those it can afford. */
function bid(plan: Plan, s: State, faction: number, legal: readonly Move[]): Move {
  const { leastOffering } = termsOf(s);
  const gold = at(s.gold, at(s.table.teamOf, faction));
  const price = (move: Move) =>
    move.do !== 'bid' || move.god === 'apollo' ? 0 : Math.max(leastOffering, move.amount - at(s.priestesses, faction));
  const lowest = (god: God) =>
    legal.filter((move) => move.do === 'bid' && move.god === god).sort((a, b) => price(a) - price(b))[0];
  for (const god of plan.gods(s, faction)) {
    const move = lowest(god);
    if (move && price(move) <= plan.most * gold) return move;
  }
  return required(lowest('apollo') ?? legal.toSorted((a, b) => price(a) - price(b))[0], 'legal move');
}

/** By type of building: how many of them the faction has. */
function buildingsOf(s: State, faction: number): number[] {
  return BUILDINGS.map(
    (type) => s.built.filter((built, site) => built === type && siteOwner(s, site) === faction).length,
  );
}

/** Gods whose building is missing, Hera first: she brings any. */
export function godsForBuildings(s: State, faction: number): God[] {
  const have = buildingsOf(s, faction);
  const missing = (['poseidon', 'ares', 'zeus', 'athena'] as const).filter((god) => have[BUILDING_OF[god]] === 0);
  return missing.length > 0 ? ['hera', ...missing] : [];
}

/** A building that is missing for a set of four. */
export function isMissing(s: State, faction: number, move: Move): boolean {
  return move.do === 'build' && buildingsOf(s, faction)[BUILDINGS.indexOf(move.building)] === 0;
}

/** The chance that a march takes an area of somebody else; 0 for any other move. */
export function chanceToTake(s: State, faction: number, move: Move): number {
  if (move.do !== 'march' && move.do !== 'mobilise' && move.do !== 'fly') return 0;
  const owner = at(s.owner, move.to);
  if (owner >= 0 && s.table.teamOf[owner] === s.table.teamOf[faction]) return 0;
  const { sites } = boardOf(s);
  const walls = s.built.filter(
    (built, site) => sites[site]?.area === move.to && (built === 'fortress' || built === 'metropolis'),
  ).length;
  const heroes = s.heroes.filter((hero) => hero.area === move.to).length;
  const defenders = at(s.troops, move.to) + at(s.mercenaries, move.to) + heroes;
  const left = move.do === 'mobilise' ? 1 : 0;
  return conquest(move.troops + move.mercenaries + left, defenders, walls);
}
