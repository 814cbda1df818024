import type { State } from '@meltemi/engine';
import { termsOf } from '@meltemi/engine/query';
import { BoardStats } from './board-stats.ts';
import { seeCounts } from './counts.ts';
import { seeCycle } from './cycle.ts';
import { AT, FACT, FEATURES, TABLE_FACTS } from './feature.ts';
import { ProspectCache } from './prospect-cache.ts';
import { Prospects } from './prospects.ts';
import { roomFor, type Standing } from './standing.ts';

// What the value function sees of a position: one row of numbers for each team, all about 0 to 1.

const MOST_TEAMS = 6;

/** Reads positions one after the other; what it returns is valid until the next one is read. */
export class FeatureReader {
  readonly stats = new BoardStats();
  private readonly cells = new Float64Array(MOST_TEAMS * FEATURES.length);
  private readonly rows = Array.from({ length: MOST_TEAMS }, (_, team) =>
    this.cells.subarray(team * FEATURES.length, (team + 1) * FEATURES.length),
  );
  /** Facts of the table, filled by `read`. */
  readonly table = new Float64Array(TABLE_FACTS.length);
  private readonly missing = [0, 0, 0, 0, 0, 0];
  private readonly purse = [0, 0, 0, 0, 0, 0];
  private readonly exposedNow = [0, 0, 0, 0, 0, 0];
  private readonly prospects = new Prospects(this.stats);
  private readonly toCome = new ProspectCache(this.prospects);

  /** One row for each team. */
  read(s: State): readonly Float64Array[] {
    const { teamOf } = s.table;
    const { rows, missing, purse, exposedNow, stats, prospects, toCome } = this;
    stats.update(s);
    const all = stats.standings;
    this.cells.fill(0, 0, s.gold.length * FEATURES.length);
    for (let team = 0; team < s.gold.length; team++) {
      missing[team] = s.table.goal;
      purse[team] = s.gold[team];
      exposedNow[team] = 0;
    }
    for (let faction = 0; faction < all.length; faction++) missing[teamOf[faction]] -= all[faction].metropolises;
    for (const frame of s.frames) {
      // One that is being placed is as good as there.
      if (frame.kind === 'metropolis' || frame.kind === 'raise') missing[teamOf[frame.faction]]--;
    }
    if (s.phase === 'offerings') setAsideOffers(s, purse);
    for (let faction = 0; faction < all.length; faction++) seeFaction(s, all[faction], faction, rows[teamOf[faction]]);
    seeCycle(s, { rows, missing, purse, exposedNow, standings: all, prospects, toCome });
    for (let team = 0; team < s.gold.length; team++) this.seeTeam(s, team, rows[team]);
    seeCounts(s, purse, rows);
    this.seeTable(s);
    return rows;
  }

  private seeTable(s: State): void {
    const { table } = this;
    const { teamOf, monuments } = s.table;
    table.fill(0);
    table[FACT['two-teams'] + Math.min(s.gold.length, MOST_TEAMS) - 2] = 1;
    table[FACT.teammates] = Number(teamOf.length > s.gold.length);
    table[FACT['monuments-in-play']] = Number(monuments);
    table[FACT.cycle] = Math.min(s.cycle, 20) / 10;
    table[FACT['cycle-root']] = Math.sqrt(Math.min(s.cycle, 20) / 10);
    if (s.phase === 'offerings') table[FACT.offerings] = 1;
    else if (s.phase === 'upkeep') table[FACT.upkeep] = 1;
    else if (s.phase === 'actions') {
      table[FACT.actions] = 1;
      table[FACT['to-act']] = 1 - s.acted.length / s.offers.length;
    }
  }

  private seeTeam(s: State, team: number, row: Float64Array): void {
    const { missing, purse, exposedNow } = this;
    const { war, standings: all } = this.stats;
    const { teamOf } = s.table;
    const gap = missing[team];
    if (gap <= 0) row[AT['at-goal']] = 1;
    else if (gap === 1) row[AT['one-missing']] = 1;
    else if (gap === 2) row[AT['two-missing']] = 1;
    let income = 0;
    let owned = 0;
    for (let faction = 0; faction < all.length; faction++) {
      if (teamOf[faction] !== team) continue;
      income += all[faction].income;
      for (let type = 0; type < 4; type++) if (all[faction].basic[type] > 0) owned |= 1 << type;
    }
    const types = (owned & 1) + ((owned >> 1) & 1) + ((owned >> 2) & 1) + (owned >> 3);
    if (types === 1) row[AT['one-type']] = 1;
    else if (types === 2) row[AT['two-types']] = 1;
    else if (types >= 3) row[AT['three-types']] = 1;
    const gold = Math.max(0, purse[team]);
    row[AT.income] = income / 10;
    row[AT['income-root']] = Math.sqrt(income / 10);
    row[AT.gold] = gold / 15;
    row[AT['gold-root']] = Math.sqrt(gold / 15);
    for (const figure of s.figures) if (teamOf[figure.holder] === team) row[AT.figures] += 0.5;
    for (const { area } of s.monuments)
      if (s.owner[area] >= 0 && teamOf[s.owner[area]] === team) row[AT.monuments] += 0.5;
    row[AT['exposed-metropolises']] = war.exposedMetropolises[team];
    row[AT['exposed-lands']] = war.exposedLands[team] / 6;
    row[AT['metropolis-in-reach']] = war.metropolisInReach[team];
    row[AT['lands-in-reach']] = war.landsInReach[team] / 6;
    row[AT['exposed-now']] = exposedNow[team];
    if (gap <= 0) row[AT['at-goal-to-act']] = exposedNow[team];
    if (gap === 1) {
      if (types >= 3) row[AT['one-missing-three-types']] = 1;
      row[AT['one-missing-three-philosophers']] = Math.min(1, row[AT['three-philosophers']]);
      row[AT['one-missing-metropolis-in-reach']] = row[AT['metropolis-in-reach']];
    }
  }
}

function setAsideOffers(s: State, purse: number[]): void {
  const { markerOf, teamOf } = s.table;
  const { leastOffering } = termsOf(s);
  for (let marker = 0; marker < s.offers.length; marker++) {
    const offer = s.offers[marker];
    if (!offer || offer.god === 'apollo') continue;
    const faction = markerOf[marker];
    purse[teamOf[faction]] -= Math.max(leastOffering, offer.amount - s.priestesses[faction]);
  }
}

function seeFaction(s: State, mine: Standing, faction: number, row: Float64Array): void {
  const philosophers = s.philosophers[faction];
  if (philosophers === 1) row[AT['one-philosopher']]++;
  else if (philosophers === 2) row[AT['two-philosophers']]++;
  else if (philosophers >= 3) row[AT['three-philosophers']]++;
  const priestesses = s.priestesses[faction];
  row[AT.priestesses] += priestesses / 5;
  row[AT['priestesses-root']] += Math.sqrt(priestesses / 5);
  row[AT.temples] += Math.min(mine.temples, 4) / 4;
  row[AT.lands] += mine.lands / 8;
  row[AT['lands-root']] += Math.sqrt(mine.lands / 8);
  if (mine.lands <= 1) row[AT['one-land']]++;
  if (mine.emptySites > 0) row[AT['empty-site']]++;
  row[AT['empty-sites']] += Math.min(mine.emptySites, 6) / 6;
  const room = roomFor(s, mine);
  if (room === 0) row[AT['no-room']]++;
  row[AT.room] += Math.min(room, 3) / 3;
  row[AT.units] += mine.units / 8;
  row[AT.fleets] += mine.fleets / 8;
  row[AT['fleets-root']] += Math.sqrt(mine.fleets / 8);
  row[AT.heroes] += mine.heroes / 2;
  let spare = 0;
  for (const count of mine.basic) if (count > 1) spare += count - 1;
  row[AT['spare-buildings']] += spare / 4;
  if (mine.heroes > 0) row[AT['sacrifice-near']] += sacrificeNear(s, mine, faction);
}

/** How near the nearest sacrifice for a metropolis is. */
function sacrificeNear(s: State, mine: Standing, faction: number): number {
  let near = 0;
  for (const hero of s.heroes) {
    if (hero.owner !== faction) continue;
    if (hero.id === 'ajax') near = Math.max(near, mine.lands / 7);
    else if (hero.id === 'jason') near = Math.max(near, mine.fleets / 8);
    else if (hero.id === 'odysseus') near = Math.max(near, Math.max(...mine.basic) / 3);
    else if (hero.id === 'helen') near = Math.max(near, pairs(mine.basic) / 4);
    else if (hero.id === 'croesus') near = Math.max(near, s.gold[s.table.teamOf[faction]] / 15);
    else near = Math.max(near, 0.4);
  }
  return Math.min(near, 1) ** 2;
}

/** Buildings that stand for two pairs, of four. */
function pairs(basic: readonly number[]): number {
  let first = 0;
  let second = 0;
  for (const count of basic) {
    const alike = Math.min(count, 2);
    if (alike > first) {
      second = first;
      first = alike;
    } else if (alike > second) second = alike;
  }
  return first + second;
}
