import { BUILDINGS, type CreatureId, type God, type HeroId, type State } from '@meltemi/engine';
import { boardOf, siteAt } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import {
  ATHENA_DISCOUNT,
  ENOUGH_PHILOSOPHERS,
  extraPrices,
  holds,
  reserve,
  sacrificeNeeds,
  siteOwner,
} from '@meltemi/engine/query';
import { BUILDING_OF } from '../value/prospects.ts';

/** What a philosopher costs at the very least. */
const LEAST_PRICE = Math.min(...extraPrices('classic', 'athena')) - ATHENA_DISCOUNT;

/**
 * How many metropolises a faction could get within a turn, counted generously: fewer than it needs, no need to search.
 */
export function winUpperBound(s: State, faction: number): number {
  return bySet(s, faction) + byPhilosophers(s, faction) + bySacrifice(s, faction) + byConquest(s, faction);
}

/**
 * How often one of these cards can be played in this turn: it lies open, is being played, or Chimera plays it again.
 */
function plays(s: State, ...cards: readonly CreatureId[]): number {
  const isPlayable = (card: CreatureId) =>
    s.track.includes(card) ||
    s.top?.card === card ||
    s.frames.some((frame) => frame.kind === card || (frame.kind === 'creature' && frame.card === card));
  const open = cards.filter(isPlayable);
  const again = isPlayable('chimera') && (open.length > 0 || cards.some((card) => s.discard.includes(card)));
  return open.length + Number(again);
}

/**
 * LE-METRO-1: sets of four from what stands or is open to be taken; the god brings one building, Hera any, Cyclops
 * another.
 */
function bySet(s: State, faction: number): number {
  const board = boardOf(s);
  const { teamOf } = s.table;
  const god = godOf(s);
  const any = plays(s, 'cyclops') + Number(god === 'hera');
  const copies = BUILDINGS.map((type) => {
    const there = s.built.filter((built, site) => {
      if (built !== type) return false;
      const { area } = siteAt(board, site);
      const owner = at(s.owner, area);
      return (owner >= 0 && teamOf[owner] === teamOf[faction]) || isOpen(s, area);
    });
    return there.length + Number(god !== null && BUILDINGS[BUILDING_OF[god]] === type);
  });
  const missingFor = (sets: number) => copies.reduce((sum, count) => sum + Math.max(0, sets - count), 0);
  let sets = 0;
  while (missingFor(sets + 1) <= any) sets++;
  return sets;
}

/** The god of the turn that is being taken. */
export function godOf(s: State): God | null {
  for (const frame of s.frames) if (frame.kind === 'turn') return frame.god;
  return null;
}

/** Nobody defends it, or one whom a Harpy or a Giant can take away. */
function isOpen(s: State, area: number): boolean {
  const defenders = at(s.troops, area) + at(s.mercenaries, area);
  return defenders <= plays(s, 'harpy', 'giant') && !s.heroes.some((hero) => hero.area === area);
}

/** LE-METRO-2: two with Athena, more with her Great University, one from a Satyr, or Hector's. */
function byPhilosophers(s: State, faction: number): number {
  let have = at(s.philosophers, faction);
  if (godOf(s) === 'athena') have += 2 + more(s, faction);
  have += plays(s, 'satyr');
  if (s.heroes.some((hero) => hero.owner === faction)) have += at(s.priestesses, faction) / sacrificeNeeds('hector');
  return Math.floor(have / ENOUGH_PHILOSOPHERS);
}

/** MO-UNIVERSITY: what the purse pays for at the lowest price (MO-ATHENA); it may yet be built in this turn. */
function more(s: State, faction: number): number {
  if (!s.monumentPool.includes('university') && !holds(s, faction, 'university')) return 0;
  return Math.floor(goldOf(s, faction) / LEAST_PRICE);
}

/** LE-HERO-3: what a sacrifice asks for is there, or not far away. */
const NEAR: { readonly [H in HeroId]?: (s: State, faction: number) => boolean } = {
  ajax: (s, faction) => s.owner.filter((owner, area) => owner === faction && area < boardOf(s).lands).length >= 4,
  croesus: (s, faction) => goldOf(s, faction) >= 8,
  helen: (s, faction) => countsOf(s, faction).reduce((sum, count) => sum + Math.min(2, count), 0) >= 2,
  jason: (s, faction) => reserve(s, faction, 'fleet') <= 4,
  odysseus: (s, faction) => Math.max(...countsOf(s, faction)) >= 2,
};

function countsOf(s: State, faction: number): number[] {
  return BUILDINGS.map(
    (type) => s.built.filter((built, site) => built === type && siteOwner(s, site) === faction).length,
  );
}

function goldOf(s: State, faction: number): number {
  return at(s.gold, at(s.table.teamOf, faction));
}

/** R-PANDORA: she may do what any hero on the track could. */
function bySacrifice(s: State, faction: number): number {
  return s.heroes.filter(({ id, owner, since }) => {
    if (owner !== faction || since >= s.cycle) return false;
    const as = id === 'pandora' ? s.heroTrack : [id];
    return as.some((hero) => hero !== null && NEAR[hero]?.(s, faction));
  }).length;
}

/** Rivals' metropolises without defenders. */
function byConquest(s: State, faction: number): number {
  const { teamOf } = s.table;
  const board = boardOf(s);
  return s.built.filter((built, site) => {
    const { area } = siteAt(board, site);
    const owner = at(s.owner, area);
    return built === 'metropolis' && owner >= 0 && teamOf[owner] !== teamOf[faction] && isOpen(s, area);
  }).length;
}
