import { type Bonus, type FigureId, type HeroId, type MonumentId, NOBODY, type View } from '@meltemi/engine';
import type { IconName } from '../art/icon.ts';
import type { Words } from '../words/en/index.ts';
import { type BoardMap, sitePlace } from './map.ts';
import { KINDS, type Kind, type Stand } from './places.ts';
import type { Box } from './raster.ts';

type PieceKind = 'standard' | 'troops' | 'mercenaries' | 'fleets' | 'hero' | 'figure' | 'monument' | 'building';

/** A thing on the board at its place. */
export interface Piece extends Box {
  readonly key: string;
  readonly kind: PieceKind;
  readonly area: number;
  /** Whose it is; NOBODY: nobody's. */
  readonly faction: number;
  readonly count: number;
  readonly icon: IconName;
  /** What a metropolis or monument is good for. */
  readonly sign?: IconName;
  /** Out to sea, for a port. */
  readonly shore?: { readonly x: number; readonly y: number };
  /** Where its area is, for a hero or creature that stands beside it. */
  readonly leader?: { readonly x: number; readonly y: number };
}

/** What bonuses and monuments are good for, where their names are no signs. */
const SIGNS = {
  troops: 'troop',
  gold: 'coin',
  fleets: 'fleet',
  citadel: 'fortress',
  military: 'troop',
  naval: 'fleet',
  warport: 'port',
  university: 'philosopher',
} as const;

function signOf(what: Bonus | MonumentId): IconName {
  return what in SIGNS ? SIGNS[what as keyof typeof SIGNS] : (what as Exclude<typeof what, keyof typeof SIGNS>);
}

/** A view as it stands on a map; `small`: without the names, with larger pieces. */
export interface Scene {
  readonly seen: View;
  readonly map: BoardMap;
  readonly small: boolean;
}

/** Everything that stands on the board, from the back to the front. */
export function piecesOf(scene: Scene): Piece[] {
  const { seen, map } = scene;
  const stands = map.grounds.map((_, area) => standIn(scene, area));
  return [
    ...buildings(seen, map),
    ...stands.flatMap((stand, area) => units(seen, stand, area)),
    ...row(seen.monuments, stands, 'monuments', ({ id, area }, box) => ({
      ...one('monument', area, box, seen.owner[area], 'model-monument', `monument ${id}`),
      sign: signOf(id),
    })),
    ...row(seen.heroes, stands, 'heroes', ({ id, area, owner }, box) =>
      tall(map, one('hero', area, box, owner, id, id)),
    ),
    ...seen.figures.flatMap(({ id, holder, area }) => {
      const { figure } = stands[area];
      return figure ? [tall(map, one('figure', area, figure, holder, id, id))] : [];
    }),
    ...attackers(seen, stands),
  ];
}

/** The pieces as they are now; those that are as they were are the same objects. */
export function unchanged(before: readonly Piece[], now: readonly Piece[]): Piece[] {
  const old = new Map(before.map((piece) => [piece.key, piece]));
  const like = (a: Piece, b: Piece): boolean => (Object.keys(b) as (keyof Piece)[]).every((key) => a[key] === b[key]);
  return now.map((piece) => {
    const was = old.get(piece.key);
    return was && like(was, piece) ? was : piece;
  });
}

/** Whatever stands farther from the middle of an area does not reach into it; islands are long. */
const NEAR = 420;

/** Where the pieces of an area stand, the attackers in its battle included. */
export function standIn({ seen, map, small }: Scene, area: number): Stand {
  const { owner, troops, mercenaries, fleets, figures, heroes, monuments, battle } = seen;
  const fight = battle?.area === area;
  const { land } = map.board.areas[area];
  const here: { readonly [K in Kind]: boolean } = {
    standard: land && owner[area] !== NOBODY,
    troops: troops[area] > 0,
    mercenaries: mercenaries[area] > 0,
    fleets: fleets[area] > 0,
    figure: figures.some((figure) => figure.area === area),
    heroes: heroes.some((hero) => hero.area === area),
    monuments: monuments.some((monument) => monument.area === area),
    attackers: fight && battle.troops > 0,
    hired: fight && battle.mercenaries > 0,
  };
  const { pole } = map.grounds[area];
  const grand = seen.metropolises
    .map(({ site }) => map.metropolises[site])
    .filter(({ x, y }) => Math.hypot(x - pole.x, y - pole.y) < NEAR);
  return map.grounds[area].stand(
    KINDS.filter((kind) => here[kind]),
    small,
    grand,
  );
}

function one(kind: PieceKind, area: number, box: Box, faction: number, icon: IconName, key: string, count = 1): Piece {
  const { x, y, w, h } = box;
  return { kind, area, faction, icon, key, count, x, y, w, h };
}

function tall({ grounds }: BoardMap, piece: Piece): Piece {
  return { ...piece, leader: grounds[piece.area].leader(piece) };
}

function buildings({ built, owner, metropolises }: View, map: BoardMap): Piece[] {
  return map.board.sites.flatMap(({ area, sea }, site) => {
    const building = built[site];
    const metropolis = metropolises.find((token) => token.site === site);
    if ((!building && !metropolis) || building === 'covered') return [];
    const what = metropolis ? 'metropolis' : (building as Exclude<typeof building, 'covered' | null>);
    const box = sitePlace(map, site);
    const piece = one(
      'building',
      area,
      what === 'metropolis' ? map.metropolises[site] : box,
      owner[area],
      `model-${what}`,
      `site ${site} ${what}`,
    );
    const shore = what === 'port' && sea >= 0 ? box.shore : undefined;
    return [{ ...piece, shore, sign: metropolis && signOf(metropolis.bonus) }];
  });
}

function units({ owner, troops, mercenaries, fleets }: View, stand: Stand, area: number): Piece[] {
  const holder = owner[area];
  const put = (kind: PieceKind, box: Box | undefined, icon: IconName, count: number): Piece[] =>
    box && count > 0 ? [one(kind, area, box, holder, icon, `${kind} ${area} ${holder}`, count)] : [];
  return [
    ...put('standard', stand.standard, 'shield', holder === NOBODY ? 0 : 1),
    ...put('troops', stand.troops, 'troop', troops[area]),
    ...put('mercenaries', stand.mercenaries, 'mercenary', mercenaries[area]),
    ...put('fleets', stand.fleets, 'trireme', fleets[area]),
  ];
}

/** Several share a place: side by side. */
function row<T extends { readonly area: number }>(
  things: readonly T[],
  stands: readonly Stand[],
  kind: Kind,
  make: (thing: T, box: Box) => Piece,
): Piece[] {
  return things.flatMap((thing) => {
    const box = stands[thing.area][kind];
    if (!box) return [];
    const here = things.filter(({ area }) => area === thing.area);
    const w = box.w / here.length;
    const h = Math.min(box.h, w * 1.5);
    const along = here.indexOf(thing) - (here.length - 1) / 2;
    return [make(thing, { x: box.x + along * w, y: box.y + (box.h - h) / 2, w, h })];
  });
}

/** In a battle the attacker's pieces are counted apart. */
function attackers({ battle, fleets }: View, stands: readonly Stand[]): Piece[] {
  if (!battle) return [];
  const { area, attacker, troops, mercenaries } = battle;
  const { attackers: first, hired } = stands[area];
  const [kind, icon] = fleets[area] > 0 ? (['fleets', 'trireme'] as const) : (['troops', 'troop'] as const);
  return [
    ...(first ? [one(kind, area, first, attacker, icon, 'attackers', troops)] : []),
    ...(hired ? [one('mercenaries', area, hired, attacker, 'mercenary', 'hired', mercenaries)] : []),
  ];
}

/** The name of a piece that has one of its own. */
export function titleOf({ names }: Words, { kind, icon, key }: Piece): string | undefined {
  if (kind === 'hero') return names.hero[icon as HeroId];
  if (kind === 'figure') return names.creature[icon as FigureId];
  if (kind === 'monument') return names.monument[key.split(' ')[1] as MonumentId];
  return undefined;
}
