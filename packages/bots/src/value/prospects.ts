import { type CreatureId, EDITIONS, type God, type HeroId, type State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { recordOf } from '@meltemi/engine/internal';
import {
  ATHENA_DISCOUNT,
  CLASSIC_BUILDING_PRICE,
  ENOUGH_PHILOSOPHERS,
  extraPrices,
  holds,
  sacrificeNeeds,
  termsOf,
} from '@meltemi/engine/query';
import type { BoardStats } from './board-stats.ts';
import { conquest } from './conquest.ts';
import { roomFor, type Standing } from './standing.ts';

// How many metropolises a turn with a god can bring, by every path there is.

/** The ways to a metropolis. */
export const WAYS = ['set', 'philosophers', 'conquest', 'second-conquest', 'hero', 'cyclops', 'satyr'] as const;

/** A turn to come, or what is left of one. */
export interface Coming {
  readonly god: God;
  /** What can be spent. */
  readonly gold: number;
  /** The god's building is still to come. */
  readonly builds: boolean;
  /** The god's free piece or card is still to come. */
  readonly free: boolean;
  /** Extra pieces or cards already bought. */
  readonly bought: number;
}

export interface Prospect {
  /** By way: the chance of a metropolis. */
  readonly chances: Float64Array;
  /** Metropolises to be expected. */
  gain: number;
  /** The chance to reach what is missing to the goal. */
  win: number;
  /** The team that would lose the likeliest conquest, -1 if there is none. */
  target: number;
}

/** What a god builds, as a place in the list of buildings. Hera builds any and Apollo none: -1. */
export const BUILDING_OF: Readonly<Record<God, number>> = {
  poseidon: 0,
  ares: 1,
  zeus: 2,
  athena: 3,
  hera: -1,
  apollo: -1,
};
const SET = 0;
const PHILOSOPHERS = 1;
const CONQUEST = 2;
const SECOND = 3;
const HERO = 4;
const CYCLOPS = 5;
const SATYR = 6;

const TROOP_PRICES = recordOf(EDITIONS, (edition) => extraPrices(edition, 'ares'));
const PHILOSOPHER_PRICE = recordOf(EDITIONS, (edition) => extraPrices(edition, 'athena')[0]);
const NEEDS = recordOf(['ajax', 'jason', 'odysseus', 'helen', 'croesus', 'hector'], sacrificeNeeds);

/** What turns promise in the position that `stats` describes. */
export class Prospects {
  private readonly stats: BoardStats;
  /** Overwritten by the next question. */
  private readonly found: Prospect = { chances: new Float64Array(WAYS.length), gain: 0, win: 0, target: -1 };
  private readonly basic = [0, 0, 0, 0];

  constructor(stats: BoardStats) {
    this.stats = stats;
  }

  /** The prospect of a turn; valid until the next call. */
  of(s: State, faction: number, coming: Coming, missing: number): Prospect {
    const { found } = this;
    found.chances.fill(0);
    found.target = -1;
    if (coming.god !== 'apollo') {
      this.byConquest(s, faction, coming);
      // A conquest brings its own place.
      if (roomFor(s, this.stats.standings[faction]) > 0) {
        this.bySet(s, faction, coming);
        this.byPhilosophers(s, faction, coming);
        if (s.heroes.length > 0) this.byHeroes(s, faction, coming);
      }
    }
    sumUp(found, missing);
    return found;
  }

  /** LE-METRO-1, LE-TEAM-5: the god's building, or Cyclops, completes a set of four. */
  private bySet(s: State, faction: number, coming: Coming): void {
    const { found, basic } = this;
    const mine = this.stats.standings[faction];
    this.countTypes(s, faction);
    let gaps = 0;
    for (const count of basic) if (count === 0) gaps++;
    const spare = mine.basic[0] > 1 || mine.basic[1] > 1 || mine.basic[2] > 1 || mine.basic[3] > 1;
    const paid = s.table.edition !== 'classic' || coming.gold >= CLASSIC_BUILDING_PRICE;
    const place = mine.emptySites > 0 || (spare && s.table.edition !== 'classic');
    const type = BUILDING_OF[coming.god];
    const helps = coming.god === 'hera' ? gaps > 0 : basic[type] === 0;
    if (coming.builds && paid && place && helps) {
      gaps--;
      if (gaps === 0) found.chances[SET] = 1;
    }
    if (gaps === 1 && spare && price(s, mine, 'cyclops') <= coming.gold) found.chances[CYCLOPS] = 1;
  }

  /** LE-TEAM-5: teammates' buildings count together. */
  private countTypes(s: State, faction: number): void {
    const { basic } = this;
    const { teamOf } = s.table;
    const all = this.stats.standings;
    for (let type = 0; type < 4; type++) basic[type] = 0;
    for (let other = 0; other < all.length; other++) {
      if (teamOf[other] !== teamOf[faction]) continue;
      for (let type = 0; type < 4; type++) basic[type] += all[other].basic[type];
    }
  }

  /** LE-METRO-2: Athena's philosophers, or a Satyr's. */
  private byPhilosophers(s: State, faction: number, coming: Coming): void {
    const { found, stats } = this;
    let have = s.philosophers[faction];
    if (coming.god === 'athena') {
      if (coming.free) have++;
      // MO-ATHENA: 1 GP less. MO-UNIVERSITY: as many as one can pay for.
      const printed = PHILOSOPHER_PRICE[s.table.edition];
      const cost = holds(s, faction, 'athena') ? printed - ATHENA_DISCOUNT : printed;
      if (holds(s, faction, 'university')) have += Math.floor(coming.gold / cost);
      else if (coming.bought === 0 && coming.gold >= cost) have++;
    }
    if (have >= ENOUGH_PHILOSOPHERS) found.chances[PHILOSOPHERS] = 1;
    else if (have === ENOUGH_PHILOSOPHERS - 1 && price(s, stats.standings[faction], 'satyr') <= coming.gold) {
      if (s.philosophers.some((count, other) => other !== faction && count > 0)) found.chances[SATYR] = 1;
    }
  }

  /** LE-ARES-3, LE-HERO-4, Pegasus: the likeliest two conquests of others' metropolises. */
  private byConquest(s: State, faction: number, coming: Coming): void {
    const { found } = this;
    const { reach, defence, standings } = this.stats;
    const { teamOf } = s.table;
    const { lands } = boardOf(s);
    const recruits = coming.god === 'ares' ? recruited(coming, TROOP_PRICES[s.table.edition]) : 0;
    const flies =
      price(s, standings[faction], 'pegasus') <= coming.gold ? largestGroup(s, faction, lands) + recruits : 0;
    const marches = coming.gold >= 1;
    let best = 0;
    let second = 0;
    for (let area = 0; area < lands; area++) {
      if (defence.metropolis[area] === 0) continue;
      const owner = s.owner[area];
      if (owner < 0 || teamOf[owner] === teamOf[faction]) continue;
      let group = flies;
      if (marches && coming.god === 'ares' && reach.groups[faction][area] >= 0)
        group = Math.max(group, reach.groups[faction][area] + recruits);
      else if (marches && reach.heroGroups[faction][area] > group) group = reach.heroGroups[faction][area];
      const chance = conquest(group, defence.units[area], defence.walls[area]);
      if (chance > best) {
        second = best;
        best = chance;
        found.target = teamOf[owner];
      } else if (chance > second) second = chance;
    }
    found.chances[CONQUEST] = best;
    if (coming.god === 'ares' && coming.gold >= 2) found.chances[SECOND] = second * 0.5;
  }

  /** LE-METRO-3: a sacrifice whose condition holds, or will once the god's building stands. */
  private byHeroes(s: State, faction: number, coming: Coming): void {
    const { found } = this;
    const mine = this.stats.standings[faction];
    for (const hero of s.heroes) {
      if (hero.owner !== faction || hero.since >= s.cycle) continue;
      if (hero.id === 'pandora') {
        for (const as of s.heroTrack) if (as && pays(s, mine, faction, coming, as)) found.chances[HERO] = 1;
      } else if (pays(s, mine, faction, coming, hero.id)) found.chances[HERO] = 1;
    }
  }
}

function sumUp(found: Prospect, missing: number): void {
  let none = 1;
  let one = 0;
  let more = 0;
  found.gain = 0;
  for (let way = 0; way < WAYS.length; way++) {
    const chance = found.chances[way];
    if (chance === 0) continue;
    found.gain += chance;
    more += one * chance;
    one = one * (1 - chance) + none * chance;
    none *= 1 - chance;
  }
  found.win = missing <= 0 ? 1 : missing === 1 ? one + more : missing === 2 ? more : 0;
}

/** What a creature on the track costs now; out of reach: more than anybody has. */
function price(s: State, mine: Standing, creature: CreatureId): number {
  const place = s.track.indexOf(creature);
  if (place < 0) return Number.POSITIVE_INFINITY;
  const { trackPrices, leastCreaturePrice } = termsOf(s);
  return Math.max(leastCreaturePrice, trackPrices[place] - mine.freshTemples);
}

/** Troops that Ares can still give, one piece of gold kept for the march. */
function recruited(coming: Coming, prices: readonly number[]): number {
  let troops = coming.free ? 1 : 0;
  let left = coming.gold - 1;
  for (let i = coming.bought; i < prices.length; i++) {
    left -= prices[i];
    if (left < 0) break;
    troops++;
  }
  return troops;
}

function largestGroup(s: State, faction: number, lands: number): number {
  let most = 0;
  for (let area = 0; area < lands; area++)
    if (s.owner[area] === faction) most = Math.max(most, s.troops[area] + s.mercenaries[area]);
  return most;
}

function pays(s: State, mine: Standing, faction: number, coming: Coming, hero: HeroId): boolean {
  const added = coming.builds ? BUILDING_OF[coming.god] : -1;
  const count = (type: number) => mine.basic[type] + (type === added ? 1 : 0);
  switch (hero) {
    case 'ajax':
      return mine.lands >= NEEDS.ajax;
    case 'jason':
      return mine.fleets >= NEEDS.jason;
    case 'odysseus':
      return Math.max(count(0), count(1), count(2), count(3)) >= NEEDS.odysseus;
    case 'helen':
      return Number(count(0) >= 2) + Number(count(1) >= 2) + Number(count(2) >= 2) + Number(count(3) >= 2) >= 2;
    case 'croesus':
      return coming.gold >= NEEDS.croesus;
    case 'hector': {
      const swaps = Math.floor(s.priestesses[faction] / NEEDS.hector);
      return swaps > 0 && s.philosophers[faction] + swaps >= ENOUGH_PHILOSOPHERS;
    }
    default:
      return false;
  }
}
