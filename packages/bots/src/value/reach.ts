import { type Board, boardOf, type State } from '@meltemi/engine';

// Where armies can arrive by one land move: next door, or over a chain of own fleets (LE-LAND-1).

const MOST_FACTIONS = 6;
const MOST_AREAS = 256;
/** No own area from which one could arrive. */
const OUT_OF_REACH = -1;

/** By faction and land area: the largest group that can arrive; 0: only from an area that is empty so far. */
export const reach: readonly Int16Array[] = lists();
/** The same for groups led by a hero. */
export const heroReach: readonly Int16Array[] = lists();

function lists(): Int16Array[] {
  return Array.from({ length: MOST_FACTIONS }, () => new Int16Array(MOST_AREAS));
}

/** By area: units of its owner, and whether a hero is among them. */
const units = new Int16Array(MOST_AREAS);
const led = new Int16Array(MOST_AREAS);
const visited = new Int16Array(MOST_AREAS);
let visit = 0;

/** Fills `reach` and `heroReach`, for those whose pieces have changed since the position before. */
export function survey(s: State, before: State | null): void {
  const board = boardOf(s);
  const { lands } = board;
  for (let area = 0; area < lands; area++) {
    units[area] = s.troops[area] + s.mercenaries[area];
    led[area] = 0;
  }
  for (const hero of s.heroes) {
    units[hero.area]++;
    led[hero.area] = 1;
  }
  const changed = before === null || isElsewhere(s, before) ? ALL : changedFactions(s, before);
  for (let faction = 0; faction < s.table.teamOf.length; faction++)
    if (changed & (1 << faction)) surveyFaction(s, board, faction);
}

const ALL = -1;

function isElsewhere(s: State, before: State): boolean {
  return s.table !== before.table || s.heroes !== before.heroes || s.figures !== before.figures;
}

/** One bit for each faction that has gained, lost or moved anything. */
function changedFactions(s: State, before: State): number {
  let changed = 0;
  for (let area = 0; area < s.owner.length; area++) {
    const owner = s.owner[area];
    const old = before.owner[area];
    if (owner !== old) changed |= (owner < 0 ? 0 : 1 << owner) | (old < 0 ? 0 : 1 << old);
    else if (owner >= 0 && (s.troops[area] !== before.troops[area] || s.mercenaries[area] !== before.mercenaries[area]))
      changed |= 1 << owner;
  }
  return changed;
}

function surveyFaction(s: State, board: Board, faction: number): void {
  const { lands, landNear } = board;
  reach[faction].fill(OUT_OF_REACH, 0, lands);
  heroReach[faction].fill(OUT_OF_REACH, 0, lands);
  for (let area = 0; area < lands; area++) {
    if (s.owner[area] !== faction || isHeld(s, area)) continue;
    for (const to of landNear[area]) arrive(faction, area, to);
  }
  if (++visit > 30000) {
    visited.fill(0);
    visit = 1;
  }
  for (let sea = lands; sea < board.areas.length; sea++) {
    if (s.owner[sea] === faction && visited[sea] !== visit) crossFrom(s, board, faction, sea);
  }
}

/** LE-CREA-MEDUSA: nobody leaves. */
function isHeld(s: State, area: number): boolean {
  for (const figure of s.figures) if (figure.id === 'medusa' && figure.area === area) return true;
  return false;
}

function arrive(faction: number, from: number, to: number): void {
  const group = units[from];
  if (group > reach[faction][to]) reach[faction][to] = group;
  if (led[from] === 1 && group > heroReach[faction][to]) heroReach[faction][to] = group;
}

const chain: number[] = [];
const shores: number[] = [];
const harbours: number[] = [];

/** All seas of one chain, the shores it touches, and who can cross from where. Within an island nobody sails (R-SAMEISLE). */
function crossFrom(s: State, board: Board, faction: number, first: number): void {
  const { landNear, seaNear, island } = board;
  chain.length = 0;
  shores.length = 0;
  harbours.length = 0;
  chain.push(first);
  visited[first] = visit;
  for (let i = 0; i < chain.length; i++) {
    for (const land of landNear[chain[i]]) {
      if (shores.includes(land)) continue;
      shores.push(land);
      if (s.owner[land] === faction && !isHeld(s, land)) harbours.push(land);
    }
    for (const sea of seaNear[chain[i]]) {
      if (s.owner[sea] !== faction || visited[sea] === visit) continue;
      visited[sea] = visit;
      chain.push(sea);
    }
  }
  for (const from of harbours) for (const to of shores) if (island[from] !== island[to]) arrive(faction, from, to);
}
