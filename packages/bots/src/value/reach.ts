import type { State } from '@meltemi/engine';
import { type Board, boardOf } from '@meltemi/engine/board';

// Where armies can arrive by one land move: next door, or over a chain of own fleets (LE-LAND-1).

export const MOST_FACTIONS = 6;
export const MOST_AREAS = 256;
/** No own area from which one could arrive. */
const OUT_OF_REACH = -1;

/** What it depends on. */
export type Pieces = Pick<State, 'table' | 'owner' | 'troops' | 'mercenaries' | 'heroes' | 'figures'>;

/** Pairs of areas: an own one, and where one gets from there. The list is reused, so its length is kept apart. */
interface Ways {
  readonly pairs: number[];
  length: number;
}

/** Which factions a change concerns, one bit for each. */
const EVERYBODY = -1;

/** By faction and land area: the largest group that can arrive; 0: only from an area that is empty so far. */
export class Reach {
  readonly groups: readonly Int16Array[] = lists();
  /** The same for groups led by a hero. */
  readonly heroGroups: readonly Int16Array[] = lists();
  /** By faction; they change only with what somebody owns. */
  private readonly ways: readonly Ways[] = Array.from({ length: MOST_FACTIONS }, () => ({ pairs: [], length: 0 }));
  /** By area: units of its owner, and whether a hero is among them. */
  private readonly units = new Int16Array(MOST_AREAS);
  private readonly led = new Int16Array(MOST_AREAS);
  /** By area: the visit that last came across it. */
  private readonly visited = new Float64Array(MOST_AREAS);
  private visit = 0;
  private readonly chain: number[] = [];
  private readonly shores: number[] = [];

  /** Brings everything up to date, for those whose pieces have changed since the position before. */
  update(s: Pieces, before: Pieces | null): void {
    const board = boardOf(s);
    const { lands } = board;
    const { units, led } = this;
    for (let area = 0; area < lands; area++) {
      units[area] = s.troops[area] + s.mercenaries[area];
      led[area] = 0;
    }
    for (const hero of s.heroes) {
      units[hero.area]++;
      led[hero.area] = 1;
    }
    const fresh = before === null || s.table !== before.table || s.figures !== before.figures;
    const areas = fresh ? EVERYBODY : areasChanged(s, before);
    const pieces = fresh ? EVERYBODY : unitsChanged(s, before);
    for (let faction = 0; faction < s.table.teamOf.length; faction++) {
      const bit = 1 << faction;
      if (areas & bit) this.findWays(s, board, faction);
      if ((areas | pieces) & bit) this.arrive(lands, faction);
    }
  }

  private arrive(lands: number, faction: number): void {
    const { units, led } = this;
    const all = this.groups[faction];
    const heroic = this.heroGroups[faction];
    all.fill(OUT_OF_REACH, 0, lands);
    heroic.fill(OUT_OF_REACH, 0, lands);
    const { pairs, length } = this.ways[faction];
    for (let i = 0; i < length; i += 2) {
      const from = pairs[i];
      const to = pairs[i + 1];
      const group = units[from];
      if (group > all[to]) all[to] = group;
      if (led[from] === 1 && group > heroic[to]) heroic[to] = group;
    }
  }

  private findWays(s: Pieces, board: Board, faction: number): void {
    const { lands, landNear } = board;
    const { owner } = s;
    const { visited } = this;
    const own = this.ways[faction];
    own.length = 0;
    for (let area = 0; area < lands; area++) {
      if (owner[area] !== faction || isHeld(s, area)) continue;
      const near = landNear[area];
      for (let i = 0; i < near.length; i++) addWay(own, area, near[i]);
    }
    const first = ++this.visit;
    for (let sea = lands; sea < owner.length; sea++)
      if (owner[sea] === faction && visited[sea] < first) this.crossFrom(s, board, faction, sea);
  }

  /**
   * All seas of one chain, the shores it touches, and who can cross from where. Within an island nobody sails
   * (R-SAMEISLE).
   */
  private crossFrom(s: Pieces, { landNear, seaNear, island }: Board, faction: number, first: number): void {
    const { owner } = s;
    const { visited, chain, shores } = this;
    // Shores may be touched by several chains, seas belong to one.
    const now = ++this.visit;
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
    const own = this.ways[faction];
    for (let i = 0; i < lands; i++) {
      const from = shores[i];
      if (owner[from] !== faction || isHeld(s, from)) continue;
      for (let k = 0; k < lands; k++) if (island[from] !== island[shores[k]]) addWay(own, from, shores[k]);
    }
  }
}

function lists(): Int16Array[] {
  return Array.from({ length: MOST_FACTIONS }, () => new Int16Array(MOST_AREAS));
}

function addWay(own: Ways, from: number, to: number): void {
  own.pairs[own.length++] = from;
  own.pairs[own.length++] = to;
}

/** Who has gained or lost areas. */
function areasChanged({ owner }: Pieces, before: Pieces): number {
  let changed = 0;
  if (owner === before.owner) return changed;
  for (let area = 0; area < owner.length; area++) {
    const old = before.owner[area];
    const now = owner[area];
    if (now !== old) changed |= (now < 0 ? 0 : 1 << now) | (old < 0 ? 0 : 1 << old);
  }
  return changed;
}

/** Whose units have changed. */
function unitsChanged({ owner, troops, mercenaries, heroes }: Pieces, before: Pieces): number {
  if (heroes !== before.heroes) return EVERYBODY;
  return ownersOfChanges(owner, troops, before.troops) | ownersOfChanges(owner, mercenaries, before.mercenaries);
}

function ownersOfChanges(owner: readonly number[], now: readonly number[], before: readonly number[]): number {
  let changed = 0;
  if (now === before) return changed;
  for (let area = 0; area < now.length; area++)
    if (now[area] !== before[area] && owner[area] >= 0) changed |= 1 << owner[area];
  return changed;
}

/** LE-CREA-MEDUSA: nobody leaves. */
function isHeld({ figures }: Pieces, area: number): boolean {
  for (const figure of figures) if (figure.id === 'medusa' && figure.area === area) return true;
  return false;
}
