import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readPosition, view, writeMove } from '@meltemi/engine';
import { sureWin } from '../src/win/sure-win.ts';
import { playLine } from './line.ts';
import { wayOf } from './way.ts';

/** The line that is found for red, as text, and its way; null if there is none. */
function found(lines: string, mode = ''): { line: string[]; way: string | null; decisions: number } | null {
  const s = readPosition(`position classic players 3 ${mode}\nboard classic\n${lines}`);
  const win = sureWin(view(s, 0));
  if (!win) return null;
  const line = win.line.map((move, i) => writeMove(playLine(s, win.line.slice(0, i)), move));
  return { line, way: wayOf(s, win.line), decisions: win.decisions };
}

describe('a sure win', () => {
  /** One of red's two metropolises stands; Tinos, next to red's fleet on c2, holds one of blue's. */
  const isles = `
    kea red troops 3
    paros red metropolis.1 covered.2
    tinos blue metropolis.1 covered.2
    milos blue
    delos yellow
    c2 red fleets 1
    creatures - - -
  `;

  test('is the conquest of a metropolis that nobody defends', () => {
    assert.deepEqual(found(`${isles}\ngold red 1\nnow turn red ares`), {
      line: ['march kea>tinos 1'],
      way: 'conquest',
      decisions: 1,
    });
    assert.equal(found(`${isles}\ngold red 0\nnow turn red ares`), null, 'a march costs 1');
  });

  test('needs no dice', () => {
    const defended = `${isles}\ntinos blue troops 1 metropolis.1 covered.2`;
    assert.equal(found(`${defended}\ngold red 9\nnow turn red ares`), null);
    const harpy = found(`${defended}\ngold red 2\ncreatures - - harpy\nnow turn red ares`);
    assert.equal(harpy?.way, 'conquest');
    assert.deepEqual(harpy?.line.slice(0, 1), ['buy harpy']);
    assert.equal(found(`${defended}\ngold red 1\ncreatures - - harpy\nnow turn red ares`), null, 'each costs 1');
  });

  test('counts no more gold with others than they are known to have', () => {
    const thief = `${isles}\nred philosophers 2\nnow turn red athena\ncreatures - - griffon\ngold red 3\ngold yellow 0`;
    // The first philosopher is free, the second costs 4: 2 are left after the Griffon, half of blue's purse must bring
    // 2.
    assert.equal(found(`${thief}\ngold blue 6 3..9`), null);
    assert.equal(found(`${thief}\ngold blue 6 4..9`)?.way, 'philosophers');
  });

  test('may be two metropolises in one turn', () => {
    const none = `
      kea red troops 1 port.1
      naxos red temple.1 fortress.2
      paros red
      tinos blue
      delos yellow
      red philosophers 2
      creatures - - -
    `;
    const both = found(`${none}\ngold red 6\nnow turn red athena`);
    assert.equal(both?.decisions, 3);
    assert.equal(found(`${none}\ngold red 5\nnow turn red athena`), null, 'a philosopher for 4 and a university for 2');
  });

  test('may be two sets that one conquest completes', () => {
    const pairs = `
      kea red troops 1
      naxos red temple.1 temple.2 fortress.3 fortress.4
      paros red port.1 port.2
      tinos blue university.1 university.2
      milos blue
      delos yellow
      c2 red fleets 1
      creatures - - -
      gold red 1
      now turn red ares
    `;
    const both = found(pairs);
    assert.deepEqual([both?.line[0], both?.decisions], ['march kea>tinos 1', 1]);
    assert.equal(found(pairs.replace('port.2', '')), null, 'one port serves one set');
  });

  test('may be more philosophers than two, with the Great University', () => {
    const alone = `
      kea red metropolis.1
      milos red university.1 university.2
      naxos blue
      tinos yellow
      red philosophers 1
      creatures - - -
    `;
    const university = (lines: string) => found(`${alone}\n${lines}\nnow turn red athena`, 'monuments');
    const three = ['gain philosopher', 'gain philosopher', 'gain philosopher'];
    const held = 'monument university milos 0';
    assert.deepEqual(university(`gold red 8\n${held}`)?.line.slice(0, 3), three);
    assert.equal(university(`gold red 7\n${held}`), null, 'the first is free, the others 4 each');
    assert.deepEqual(university(`gold red 6\n${held}\nmonument athena kea 0`)?.line.slice(0, 3), three);
    assert.deepEqual(university('gold red 8\npool university')?.decisions, 4, 'it can be built in the same turn');
    assert.equal(university('gold red 8\nmonument university naxos 0'), null, 'it is blue that holds it');
  });

  test('is asked for only in the turn of the one who decides, and short of the goal', () => {
    assert.equal(found(`${isles}\ngold red 9\nnow offerings`), null);
    assert.equal(found(`${isles}\nkea red troops 3 metropolis.1\ngold red 9\nnow turn red ares`), null);
  });
});
