import type { Random } from '../random.ts';
import { below, shuffled } from '../random.ts';
import type { Arrangement, Placed } from './arrangement-notation.ts';
import type { Board } from './board.ts';
import { compileBoard } from './compile.ts';
import type { Place } from './hex.ts';
import { nextPlaces } from './hex.ts';
import { TILES } from './tiles.ts';
import { boardWarnings, seaConnected } from './warnings.ts';

export { type Arrangement, type Placed, readArrangement, writeArrangement } from './arrangement-notation.ts';
export { checkArrangement } from './check.ts';

/** So many boards are drawn before the last one is taken as it is (at least seven in ten are playable). */
const TRIES = 20;

/** LE-MAP-3: distinct tiles drawn at random, one side for all, turned at random, in a compact connected shape. */
export function randomArrangement(tiles: number, rng: Random): Arrangement {
  if (!Number.isInteger(tiles) || tiles < 1 || tiles > TILES.length) {
    throw new Error(`a board has 1 to ${TILES.length} tiles, not ${tiles}`);
  }
  const side = below(rng, 2) === 0 ? 'a' : 'b';
  let drawn = drawTiles(tiles, side, rng);
  for (let i = 1; i < TRIES && !playable(compileBoard(drawn), tiles); i++) drawn = drawTiles(tiles, side, rng);
  return drawn;
}

function drawTiles(tiles: number, side: Placed['side'], rng: Random): Arrangement {
  const numbers = shuffled(TILES, rng);
  const placed: Placed[] = [];
  for (const at of compactPlaces(tiles, rng)) {
    const tile = numbers[placed.length];
    const ways = shuffled([0, 1, 2, 3, 4, 5], rng).map((turn): Placed => ({ tile, side, at, turn }));
    // Any turn will do by LE-MAP-3; those that leave the sea in one piece are preferred.
    placed.push(ways.find((way) => seaConnected(compileBoard([...placed, way]))) ?? ways[0]);
  }
  return placed;
}

/** Places beginning at 0,0; each further one touches at least two of the earlier ones (the second: one). */
function compactPlaces(count: number, rng: Random): Place[] {
  const places: Place[] = [[0, 0]];
  while (places.length < count) {
    const taken = new Set(places.map(String));
    const rim = new Map(places.flatMap(nextPlaces).map((at) => [String(at), at]));
    const free = [...rim.values()].filter((at) => !taken.has(String(at)));
    const touching = (at: Place): number => nextPlaces(at).filter((near) => taken.has(String(near))).length;
    const snug = free.filter((at) => touching(at) >= Math.min(2, places.length));
    places.push(snug[below(rng, snug.length)]);
  }
  return places;
}

/** A board to play on, in teams as well where so many tiles may be for teams. */
function playable(board: Board, tiles: number): boolean {
  const factions = tiles === 10 ? 6 : tiles / 2;
  return boardWarnings(board, factions, tiles >= 8).length === 0;
}
