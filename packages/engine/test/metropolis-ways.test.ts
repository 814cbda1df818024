import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf } from '../src/board.ts';
import { type God, readPosition, type View, view } from '../src/index.ts';
import { attacksWith, metropolisSacrifices, typesForSet } from '../src/query.ts';

/** A position as blue sees it. */
function seen(text: string): View {
  return view(readPosition(`position legendary players 3\nboard quick\n${text}\nnow offerings`), 1);
}

test('LE-ARES-3 LE-POS-3 LE-HERO-4 who attacks with which god', () => {
  const at =
    'thera red troops 2\nhero ajax red thera\ncalypso red fleets 1\ngyaros blue troops 1\nandros blue\nevagore blue fleets 1';
  const s = seen(at);
  const attacks = (god: God, area: string) =>
    attacksWith(s, 0, god, boardOf(s).index.get(area) ?? -1).map(({ mobilised }) => mobilised);
  assert.deepEqual(attacks('ares', 'gyaros'), [false], 'the whole army marches');
  assert.deepEqual(attacks('zeus', 'gyaros'), [true], 'the hero leads it');
  assert.deepEqual(attacks('apollo', 'gyaros'), []);
  assert.deepEqual(attacks('poseidon', 'evagore'), [false]);
  assert.deepEqual(attacks('ares', 'evagore'), []);
});

test('LE-HERO-3 R-PANDORA heroes whose sacrifice would build a metropolis', () => {
  const fleets = ['calypso', 'evagore', 'dione', 'ianthe'].map((sea) => `${sea} red fleets 2`).join('\n');
  const with_ = (heroes: string) => metropolisSacrifices(seen(`thera red\nsyros red\n${fleets}\n${heroes}`), 0);
  assert.deepEqual(with_('cycle 2\nhero jason red thera'), ['jason']);
  assert.deepEqual(with_('cycle 2\nhero jason red thera 2'), [], 'not in the cycle of recruitment');
  assert.deepEqual(with_('cycle 2\nhero pandora red thera\nheroes jason -'), ['pandora']);
  assert.deepEqual(with_('cycle 2\nhero croesus red thera\ngold red 20'), [], 'nobody else knows that purse');
});

test('LE-METRO-1 LE-METRO-7 the types of building for the next set', () => {
  const s = seen('thera red temple.1\nkythnos red fortress.1\nmetropolis kythnos.2 gold\ngyaros blue port.1');
  assert.deepEqual(typesForSet(s, 0), ['fortress', 'temple']);
});
