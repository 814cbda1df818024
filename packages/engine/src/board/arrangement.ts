import type { Arrangement, Place, Placed } from '../model/arrangement.ts';
import { below, oneOf, type Random, shuffled } from '../model/random.ts';
import { required } from '../model/required.ts';
import type { Board } from './board.ts';
import { compileBoard } from './compile.ts';
import { nextPlaces } from './hex.ts';
import { Sea } from './sea.ts';
import { TILES } from './tiles.ts';
import { boardWarnings } from './warnings.ts';

/** How many boards are drawn before an unplayable one is accepted; at least seven in ten are playable. */
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
  const sea = new Sea();
  return compactPlaces(tiles, rng).map((place, i) => {
    const tile = required(numbers[i], 'tile');
    const ways = shuffled([0, 1, 2, 3, 4, 5], rng).map((turn): Placed => ({ tile, side, at: place, turn }));
    // LE-MAP-3 allows any turn; one that leaves the sea in one piece is preferred.
    const placed = ways.find((way) => sea.connectsWith(way)) ?? required(ways[0], 'way to turn a tile');
    sea.add(placed);
    return placed;
  });
}

/** Places beginning at 0,0; each further one touches at least two of the earlier ones (the second: one). */
function compactPlaces(count: number, rng: Random): Place[] {
  const places: Place[] = [];
  const taken = new Set<string>();
  /**
   * Free places beside the taken ones, and how many of those each touches. The order decides which one a seed draws.
   */
  const rim = new Map<string, { readonly place: Place; touching: number }>();
  for (let place: Place = [0, 0]; ; ) {
    places.push(place);
    if (places.length === count) return places;
    taken.add(String(place));
    rim.delete(String(place));
    for (const near of nextPlaces(place)) {
      const known = rim.get(String(near));
      if (known) known.touching++;
      else if (!taken.has(String(near))) rim.set(String(near), { place: near, touching: 1 });
    }
    const snug = [...rim.values()].filter(({ touching }) => touching >= Math.min(2, places.length));
    place = oneOf(snug, rng).place;
  }
}

/** Playable without warnings; also in teams, if this number of tiles is used for teams. */
function playable(board: Board, tiles: number): boolean {
  const factions = tiles === 10 ? 6 : tiles / 2;
  return boardWarnings(board, factions, tiles >= 8).length === 0;
}
