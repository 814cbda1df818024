import type { Arrangement, Place, Placed } from '../model/arrangement.ts';
import { nextPlaces } from './hex.ts';
import { TILES } from './tiles.ts';

/** Something wrong with an arrangement, in one sentence that names the tile. */
export interface Problem {
  readonly code: string;
  readonly tile: number | null;
  readonly text: string;
}

/** LE-MAP-3: every problem of an arrangement that should have `tiles` tiles; an empty list if there is none. */
export function checkArrangement(arrangement: Arrangement, tiles: number): Problem[] {
  return [
    ...wrongNumber(arrangement, tiles),
    ...arrangement.flatMap(single),
    ...arrangement.flatMap((placed, i) => pairs(placed, arrangement.slice(0, i))),
    ...detached(arrangement),
  ];
}

function wrongNumber(arrangement: Arrangement, tiles: number): Problem[] {
  const count = arrangement.length;
  if (count === tiles) return [];
  return [{ code: 'wrong-number', tile: null, text: `This board needs ${tiles} tiles, but ${count} are placed.` }];
}

/** Problems of one tile by itself. */
function single(placed: Placed): Problem[] {
  const { tile, side, turn } = placed;
  const problems: Problem[] = [];
  const say = (code: string, text: string): void => {
    problems.push({ code, tile, text });
  };
  if (!TILES.includes(tile)) say('unknown-tile', `There is no tile ${tile}: tiles are 1 to 10.`);
  if (!isSide(side)) say('bad-side', `Tile ${tile} has no side ${String(side)}: sides are a and b.`);
  if (!Number.isInteger(turn) || turn < 0 || turn > 5) {
    say('bad-turn', `Tile ${tile} cannot be turned by ${turn}: turns are 0 to 5.`);
  }
  if (!isPlace(placed.at)) {
    say('bad-place', `Tile ${tile} is not on a place: a place is two whole numbers, not ${String(placed.at)}.`);
  }
  return problems;
}

/** What can be wrong between one tile and those placed before it. */
function pairs(placed: Placed, before: Arrangement): Problem[] {
  const { tile, side, at } = placed;
  const problems: Problem[] = [];
  const say = (code: string, text: string): void => {
    problems.push({ code, tile, text });
  };
  if (before.some((other) => other.tile === tile)) say('tile-twice', `Tile ${tile} is used more than once.`);
  const below = isPlace(at) && before.find((other) => isPlace(other.at) && String(other.at) === String(at));
  if (below) say('overlap', `Tile ${tile} lies on tile ${below.tile} at place ${String(at)}.`);
  const first = before[0];
  if (first !== undefined && isSide(side) && first.side !== side) {
    say('mixed-sides', `Tile ${tile} shows side ${side}, but tile ${first.tile} shows side ${first.side}.`);
  }
  return problems;
}

/** Every tile that no chain of touching tiles connects with the first tile. */
function detached(arrangement: Arrangement): Problem[] {
  const sound = arrangement.filter((placed) => isPlace(placed.at));
  const first = sound[0];
  if (first === undefined) return [];
  const free = new Set(sound.map((placed) => String(placed.at)));
  const todo: Place[] = [first.at];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (free.delete(String(at))) todo.push(...nextPlaces(at));
  }
  return sound
    .filter((placed) => free.has(String(placed.at)))
    .map(({ tile }) => ({
      code: 'not-connected',
      tile,
      text: `Tile ${tile} is not connected with tile ${first.tile}.`,
    }));
}

function isPlace(at: unknown): at is Place {
  return Array.isArray(at) && at.length === 2 && at.every((n) => Number.isSafeInteger(n));
}

function isSide(side: unknown): side is 'a' | 'b' {
  return side === 'a' || side === 'b';
}
