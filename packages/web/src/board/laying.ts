import type { Area, Board } from '@meltemi/engine';
import type { Steps } from '../steps.ts';
import type { Laying } from './map.ts';
import { type Mesh, middle, turned } from './mesh.ts';
import { bent, type Point } from './noise.ts';
import {
  type Floor,
  kindsIn,
  type Layout,
  largest,
  poleOf,
  SCALES,
  SITE_SCALES,
  SIZE,
  TITLE_SCALES,
  titled,
  titleSize,
} from './places.ts';
import { poleIn } from './pole.ts';
import type { Raster } from './raster.ts';
import { shoreOf } from './shore.ts';

// Finds how an area is laid out: one way after the other, until all have room. That of the first boards is found when the page is built.

/** Ranks of scales at which every kind that can come to an area must find room at once: good, and good enough. */
const FLOORS = [10, 13];
/** All together need not be larger than at this rank. */
const FINE = 6;
/** Nor need the usual pieces be larger than at this one. */
const USUAL = 3;
/** How far above the middle the name may stand (below: less than 0). */
const LIFTS = [50, -54, 72, -76, 34, -38, 20, -24];
const SEA_LIFTS = [-56, 60, -44, 48];

interface Site {
  readonly at: Point;
  readonly towards: Point;
}

/** How the areas of a board are laid out. */
export function laying(board: Board, turn: number): Laying {
  return function* (index, floor, mesh) {
    const area = board.areas[index];
    const sites = area.sites.map((site) => siteOf(board, mesh, turn, site));
    for (const rank of FLOORS) {
      for (let scale = area.tile < 0 ? 0 : 2; scale < SITE_SCALES.length; scale++) {
        const found = yield* laid(area, floor, sites, scale, rank);
        if (found) return found;
      }
    }
    throw new Error(`${area.id} has no room for its pieces`);
  };
}

/** The shore of a site; a classic slot lies in a cell of its own. */
function siteOf(board: Board, mesh: Mesh, turn: number, site: number): Site {
  const { area, sea } = board.sites[site];
  const { cells, sites } = board.areas[area];
  const alike = sites.filter((other) => board.sites[other].sea === sea);
  const nth = alike.indexOf(site);
  if (sea >= 0) return shoreOf(mesh, area, sea, (nth + 0.5) / alike.length);
  return { at: turned(bent(middle(cells[nth])), turn), towards: { x: 0, y: -1 } };
}

/** Sites and name, where they leave most room for pieces. */
function* laid(area: Area, floor: Floor, spots: readonly Site[], scale: number, rank: number): Steps<Layout | null> {
  const [around, open] = [floor.shore.copy(), floor.inland.copy()];
  const sites: Layout['sites'][number][] = [];
  const size = SITE_SCALES[scale];
  for (const { at, towards } of spots) {
    const to = { x: at.x - towards.x * 31 * size, y: at.y - towards.y * 31 * size };
    const corner = around.nearest(SIZE.site, size, to);
    if (!corner) return null;
    open.take(around.putAt(SIZE.site, size, corner));
    sites.push({ at: corner, shore: { x: short(towards.x), y: short(towards.y) } });
  }
  const named = yield* naming(area, open, rank);
  return named && { scale, sites, ...named };
}

/** Written with few letters. */
const short = (n: number): number => Math.round(n * 1000) / 1000;

function* naming(area: Area, open: Raster, rank: number): Steps<Omit<Layout, 'scale' | 'sites'> | null> {
  const kinds = kindsIn(area);
  const middle = poleIn(open);
  const { x, y } = open.at(middle);
  let best: Omit<Layout, 'scale' | 'sites'> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const lift of area.land ? LIFTS : SEA_LIFTS) {
    if (least === FINE + 2 * USUAL) break;
    yield;
    const [free, nameless] = [open.copy(), open.copy()];
    const title = titleIn(area, free, { x, y: y - lift });
    if (!title) continue;
    const { income } = titled(area, free, title.size, title.title);
    const pole = poleOf(area, { x, y }, lift);
    const all = largest(free, kinds, [pole], FINE, rank);
    if (!all || all.rank + 2 * USUAL >= least) continue;
    // Few areas are ever full: the usual pieces count more than all.
    const usual = largest(free, kinds.slice(0, 2), [pole], USUAL);
    const worth = all.rank + 2 * (usual?.rank ?? SCALES.length);
    if (worth >= least) continue;
    least = worth;
    nameless.take(income);
    best = { ...title, middle, lift, far: poleIn(free), nameless: poleIn(nameless) };
  }
  return best;
}

/** Where the name finds room, as large as can be. */
function titleIn(area: Area, free: Raster, to: Point): Pick<Layout, 'title' | 'size'> | null {
  for (const size of TITLE_SCALES.keys()) {
    const title = free.nearest(titleSize(area, size).block, 1, to);
    if (title) return { title, size };
  }
  return null;
}
