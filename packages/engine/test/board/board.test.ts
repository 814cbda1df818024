import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArrangement } from '../../src/board/arrangement-notation.ts';
import type { Board } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board.ts';

const read = (text: string): Board => compileBoard(readArrangement(text));
const at = (board: Board, id: string): number => board.index.get(id) ?? assert.fail(`no area ${id}`);
const ids = (board: Board, list: readonly number[]): string[] => list.map((i) => board.areas[i].id).sort();
const nextTo = (board: Board, id: string) => ({
  land: ids(board, board.landNear[at(board, id)]),
  sea: ids(board, board.seaNear[at(board, id)]),
});

test('[LE-MAP-1] the caldera: Thera and Therasia both touch Clymene, but not each other', () => {
  const board = read('9a@0,0/0');
  assert.deepEqual(
    board.areas.map(({ id }) => id),
    ['thera', 'therasia', 'clymene', 'pronoe', 'electra'],
  );
  assert.equal(board.lands, 2);
  assert.deepEqual(nextTo(board, 'thera'), { land: [], sea: ['clymene', 'electra', 'pronoe'] });
  assert.deepEqual(nextTo(board, 'therasia'), { land: [], sea: ['clymene', 'electra', 'pronoe'] });
  assert.deepEqual(nextTo(board, 'clymene'), { land: ['thera', 'therasia'], sea: ['electra', 'pronoe'] });
});

test('[LE-MAP-1] turning or moving a whole board changes no adjacency', () => {
  const here = read('9a@0,0/0');
  for (let turn = 0; turn < 6; turn++) {
    const there = read(`9a@-3,5/${turn}`);
    assert.deepEqual(there.landNear, here.landNear);
    assert.deepEqual(there.seaNear, here.seaNear);
  }
});

test('[LE-MAP-2] adjacent land areas are one island, a land area alone is one too, sea is none', () => {
  const board = read('5a@0,0/0');
  const island = (id: string): number => board.island[at(board, id)];
  assert.equal(island('kea'), island('makronisos'));
  assert.notEqual(island('kea'), island('kythnos'));
  assert.equal(island('dione'), -1);
});

test('[R-SEAM] [LE-MAP-4] land that meets land at a seam joins one island and stays two areas', () => {
  const board = read('10a@0,0/0 4a@1,0/0');
  const [donousa, gyaros] = [at(board, 'donousa'), at(board, 'gyaros')];
  assert.notEqual(donousa, gyaros);
  assert.deepEqual(nextTo(board, 'donousa').land, ['gyaros']);
  assert.equal(board.island[donousa], board.island[gyaros]);
  assert.equal(board.areas[donousa].tile, 0);
  assert.equal(board.areas[gyaros].tile, 1);
});

test('[R-SEAM] the same two tiles, one turned: Donousa now meets only sea at the seam', () => {
  const board = read('10a@0,0/0 4a@1,0/2');
  assert.deepEqual(nextTo(board, 'donousa'), { land: [], sea: ['cymodoce', 'evagore', 'laomedeia', 'pasithea'] });
  assert.notEqual(board.island[at(board, 'donousa')], board.island[at(board, 'gyaros')]);
});

test('[R-SEAM] sea areas that meet at a seam are adjacent and stay two areas', () => {
  const board = read('10a@0,0/0 4a@1,0/2');
  assert.ok(nextTo(board, 'evagore').sea.includes('laomedeia'));
  assert.equal(board.areas[at(board, 'evagore')].cells.length, 2);
});

test('[R-PORT] the two sites of Milos lie on two different seas, those of Paros on the same', () => {
  const board = read('7a@0,0/0 1a@1,0/0');
  const seas = (id: string) => board.areas[at(board, id)].sites.map((site) => board.areas[board.sites[site].sea].id);
  assert.deepEqual(seas('milos'), ['amatheia', 'erato']);
  assert.deepEqual(seas('paros'), ['doto', 'doto']);
  for (const [i, site] of board.sites.entries()) assert.ok(board.areas[site.area].sites.includes(i));
});

test('[LE-MAP-4] cornucopias and priestess symbols are found by area', () => {
  const board = read('7b@0,0/0');
  assert.deepEqual(
    board.areas.map(({ id }, i) => `${id} ${board.cornucopias[i]} ${board.priestess[i]}`),
    ['plaka 0 false', 'adamas 1 false', 'phylakopi 0 true', 'glauce 2 false', 'idyia 0 false', 'speio 0 false'],
  );
});

test('[LE-MAP-3] a tile that does not exist makes no board', () => {
  assert.throws(() => read('11a@0,0/0'), /there is no tile 11a/);
});
