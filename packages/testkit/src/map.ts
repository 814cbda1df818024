import assert from 'node:assert/strict';
import { areaAt, type Board, landsBeside, seasBeside } from '@meltemi/engine/board';

// The map of a story: lines such as
//   map kythnos = thera = gyaros
//   map calypso ~ evagore ~ dione
//   map calypso : syros : evagore
// `=` is a border between two lands, `~` one between two seas, `:` a shore. All borders among the named areas are drawn
// and no others, so readers can rely on what is not drawn as well.

const LINE = /^[ \t]*map[ \t](.*)$/gm;

/** The text without its map, and the chains of the map. */
export function splitMap(text: string): { position: string; chains: string[] } {
  const chains = Array.from(text.matchAll(LINE), ([, chain = '']) => chain.trim());
  return { position: text.replaceAll(LINE, ''), chains };
}

/** Throws if the map differs from the board. */
export function checkMap(board: Board, chains: readonly string[]): void {
  const named = new Set<number>();
  const drawn = new Set<string>();
  for (const chain of chains) {
    const [first, ...rest] = chain.split(/\s+/);
    let last = areaNamed(board, first);
    named.add(last);
    for (let i = 0; i < rest.length; i += 2) {
      const next = areaNamed(board, rest[i + 1]);
      const border = borderBetween(board, last, next);
      const text = `${areaAt(board, last).id} ${rest[i]} ${areaAt(board, next).id}`;
      assert.ok(border !== null, `map: ${text}: they don't touch`);
      assert.equal(rest[i], border, `map: ${text}: the border is '${border}'`);
      named.add(next);
      drawn.add(pair(last, next));
      last = next;
    }
  }
  for (const border of bordersAmong(board, [...named]))
    assert.ok(drawn.has(pair(...border)), `map: ${border.map((area) => areaAt(board, area).id).join(' and ')} touch`);
}

function areaNamed(board: Board, id: string | undefined): number {
  const area = board.index.get(id ?? '');
  assert.ok(area !== undefined, `map: no area '${id ?? ''}' on this board`);
  return area;
}

const pair = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

function borderBetween(board: Board, a: number, b: number): '=' | '~' | ':' | null {
  if (!landsBeside(board, a).includes(b) && !seasBeside(board, a).includes(b)) return null;
  const lands = [a, b].filter((area) => areaAt(board, area).land).length;
  return lands === 2 ? '=' : lands === 0 ? '~' : ':';
}

function bordersAmong(board: Board, areas: readonly number[]): [number, number][] {
  return areas.flatMap((a) =>
    areas.filter((b) => a < b && borderBetween(board, a, b) !== null).map((b): [number, number] => [a, b]),
  );
}
