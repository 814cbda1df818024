import { type Board, boardOf, type State } from '@meltemi/engine';

// Where armies can arrive by one land move: next door, or over a chain of own fleets (LE-LAND-1).

const MOST_FACTIONS = 6;
const MOST_AREAS = 256;
/** No own area from which one could arrive. */
const OUT_OF_REACH = -1;

/** What it depends on. */
export type Pieces = Pick<State, 'table' | 'owner' | 'troops' | 'mercenaries' | 'heroes' | 'figures'>;

/** By faction and land area: the largest group that can arrive; 0: only from an area that is empty so far. */
export const reach: readonly Int16Array[] = lists();
/** The same for groups led by a hero. */
export const heroReach: readonly Int16Array[] = lists();

function lists(): Int16Array[] {
  return Array.from({ length: MOST_FACTIONS }, () => new Int16Array(MOST_AREAS));
}

/** Areas in pairs: an own one, and where one gets from there. Lists are written over, for they are made anew all the time. */
interface Ways {
  readonly pairs: number[];
  length: number;
}
/** By faction. They change only with what somebody owns. */
const ways: readonly Ways[] = Array.from({ length: MOST_FACTIONS }, () => ({ pairs: [], length: 0 }));

function addWay(own: Ways, from: number, to: number): void {
  own.pairs[own.length++] = from;
  own.pairs[own.length++] = to;
}

/** By area: units of its owner, and whether a hero is among them. */
const units = new Int16Array(MOST_AREAS);
const led = new Int16Array(MOST_AREAS);

/** One bit for each faction: who has gained or lost areas, and whose units have changed. */
const changed = { areas: 0, units: 0 };
const ALL = -1;

/** Fills `reach` and `heroReach`, for those whose pieces have changed since the position before. */
export function survey(s: Pieces, before: Pieces | null): void {
  const board = boardOf(s);
  const { lands } = board;
  const { troops, mercenaries, heroes } = s;
  for (let area = 0; area < lands; area++) {
    units[area] = troops[area] + mercenaries[area];
    led[area] = 0;
  }
  for (const hero of heroes) {
    units[hero.area]++;
    led[hero.area] = 1;
  }
  if (before === null || s.table !== before.table || s.figures !== before.figures) changed.areas = ALL;
  else compare(s, before);
  for (let faction = 0; faction < s.table.teamOf.length; faction++) {
    const bit = 1 << faction;
    if (changed.areas & bit) findWays(s, board, faction);
    if ((changed.areas | changed.units) & bit) arrive(lands, faction);
  }
}

/** Who has gained, lost or moved anything. */
function compare({ owner, troops, mercenaries, heroes }: Pieces, before: Pieces): void {
  changed.areas = 0;
  changed.units = heroes === before.heroes ? 0 : ALL;
  if (owner !== before.owner) {
    for (let area = 0; area < owner.length; area++) {
      const old = before.owner[area];
      const now = owner[area];
      if (now !== old) changed.areas |= (now < 0 ? 0 : 1 << now) | (old < 0 ? 0 : 1 << old);
    }
  }
  if (troops !== before.troops) compareUnits(owner, troops, before.troops);
  if (mercenaries !== before.mercenaries) compareUnits(owner, mercenaries, before.mercenaries);
}

function compareUnits(owner: readonly number[], now: readonly number[], before: readonly number[]): void {
  for (let area = 0; area < now.length; area++)
    if (now[area] !== before[area] && owner[area] >= 0) changed.units |= 1 << owner[area];
}

function arrive(lands: number, faction: number): void {
  const all = reach[faction];
  const heroic = heroReach[faction];
  for (let area = 0; area < lands; area++) {
    all[area] = OUT_OF_REACH;
    heroic[area] = OUT_OF_REACH;
  }
  const { pairs, length } = ways[faction];
  for (let i = 0; i < length; i += 2) {
    const from = pairs[i];
    const to = pairs[i + 1];
    const group = units[from];
    if (group > all[to]) all[to] = group;
    if (led[from] === 1 && group > heroic[to]) heroic[to] = group;
  }
}

/** By area: when it was last come across. */
const visited = new Float64Array(MOST_AREAS);
let visit = 0;

function findWays(s: Pieces, board: Board, faction: number): void {
  const { lands, landNear } = board;
  const { owner } = s;
  const own = ways[faction];
  own.length = 0;
  for (let area = 0; area < lands; area++) {
    if (owner[area] !== faction || isHeld(s, area)) continue;
    const near = landNear[area];
    for (let i = 0; i < near.length; i++) addWay(own, area, near[i]);
  }
  const first = ++visit;
  for (let sea = lands; sea < owner.length; sea++)
    if (owner[sea] === faction && visited[sea] < first) crossFrom(s, board, faction, sea);
}

/** LE-CREA-MEDUSA: nobody leaves. */
function isHeld({ figures }: Pieces, area: number): boolean {
  for (const figure of figures) if (figure.id === 'medusa' && figure.area === area) return true;
  return false;
}

const chain: number[] = [];
const shores: number[] = [];

/** All seas of one chain, the shores it touches, and who can cross from where. Within an island nobody sails (R-SAMEISLE). */
function crossFrom(s: Pieces, { landNear, seaNear, island }: Board, faction: number, first: number): void {
  const { owner } = s;
  // Shores may be touched by several chains, seas belong to one.
  const now = ++visit;
  let seas = 1;
  let lands = 0;
  chain[0] = first;
  visited[first] = now;
  for (let i = 0; i < seas; i++) {
    const coast = landNear[chain[i]];
    for (let k = 0; k < coast.length; k++) {
      if (visited[coast[k]] === now) continue;
      visited[coast[k]] = now;
      shores[lands++] = coast[k];
    }
    const near = seaNear[chain[i]];
    for (let k = 0; k < near.length; k++) {
      if (owner[near[k]] !== faction || visited[near[k]] === now) continue;
      visited[near[k]] = now;
      chain[seas++] = near[k];
    }
  }
  for (let i = 0; i < lands; i++) {
    const from = shores[i];
    if (owner[from] !== faction || isHeld(s, from)) continue;
    for (let k = 0; k < lands; k++) if (island[from] !== island[shores[k]]) addWay(ways[faction], from, shores[k]);
  }
}
