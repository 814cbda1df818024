import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomArrangement } from '../../src/board/arrangement.ts';
import { readArrangement } from '../../src/board/arrangement-notation.ts';
import { drawBoard } from '../../src/board/draw.ts';
import { compileBoard } from '../../src/board.ts';
import { random } from '../../src/model/random.ts';

test('[LE-MAP-4] a tile as text: land filled, walls between areas only, sites with their seas below', () => {
  const expected = `
     +----+----+----+----+
     |  erato  |:kimolos:|
     |         |::P oo:::|
     |         |:::::::::|
+----+    +----+----+----+----+
|  erato  |amatheia | ianeira |
|    $    |    $    |         |
|         |         |         |
+----+----+----+----+----+----+
     |::milos:::::milos::|
     |::::::::::::$ oo:::|
     |:::::::::::::::::::|
     +----+----+----+----+

area      island  $  P  sites on        next to: land ~ sea
milos     land 1  $     amatheia erato  ~ amatheia ianeira erato
kimolos   land 2     P  ianeira erato   ~ amatheia ianeira erato
amatheia  sea     $                     milos kimolos ~ ianeira erato
ianeira   sea                           milos kimolos ~ amatheia
erato     sea     $                     milos kimolos ~ amatheia
`;
  assert.equal(`\n${drawBoard(compileBoard(readArrangement('7a@0,0/0')))}\n`, expected);
});

test('[LE-MAP-4] 100 boards as text: every area in the legend and on the map, at most 160 columns', () => {
  for (let seed = 0; seed < 100; seed++) {
    const board = compileBoard(randomArrangement(10, random(seed)));
    const [map, legend] = drawBoard(board).split('\n\n');
    for (const { id } of board.areas) {
      assert.match(legend, new RegExp(`^${id} `, 'm'));
      assert.ok(map.includes(id.slice(0, 9)), id);
    }
    for (const line of `${map}\n${legend}`.split('\n')) assert.ok(line.length <= 160, `${line.length}: ${line}`);
  }
});

test('[LE-MAP-4] with narrow cells a board takes a fifth less room, and every area still has a name of its own', () => {
  for (let seed = 0; seed < 20; seed++) {
    const board = compileBoard(randomArrangement(10, random(seed)));
    const [wide, narrow] = ([10, 8] as const).map((brick) => drawBoard(board, undefined, brick).split('\n\n')[0]);
    const width = (map: string) => Math.max(...map.split('\n').map((line) => line.length));
    assert.equal((width(narrow) - 1) * 10, (width(wide) - 1) * 8);
    const names = board.areas.map(({ id }) => id.slice(0, 7));
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.ok(narrow.includes(name), name);
  }
});

test('[LE-MAP-4] a label is shown in the first cell of its area and in full in the legend', () => {
  const board = compileBoard(readArrangement('7a@0,0/0'));
  const text = drawBoard(board, (area) => (board.areas[area].id === 'milos' ? ['red 3', 'port, temple'] : []));
  assert.match(text, /::red 3::/);
  assert.match(text, /port, tem\|/);
  assert.match(text, /^milos .* red 3 port, temple$/m);
  assert.equal(text.split('::red 3::').length, 2);
});
