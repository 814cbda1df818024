import assert from 'node:assert/strict';
import { test } from 'node:test';
import { story } from '../src/index.ts';

const TURN = `
  gold red 5
  syros red troops 2
  gyaros blue troops 1
  now turn red zeus
`;

test('a story fails where the game differs from what it tells', () => {
  const game = story(TURN);
  assert.throws(() => game.asks('blue'), /blue/);
  assert.throws(() => game.offers(['done']));
  assert.throws(() => game.play('march syros>gyaros 1'), /is not among what red is offered/);
  assert.throws(() => game.refuses(game.offered()[0]), /should be refused/);
});

test('a fork goes its own way', () => {
  const game = story(TURN);
  const before = JSON.stringify(game.state);
  game.fork().play('gain priestess');
  assert.equal(JSON.stringify(game.state), before);
});

test('a map that differs from the board is refused', () => {
  const drawn = (map: string) => story(`${map}\n${TURN}`);
  assert.equal(drawn('map kythnos = thera = gyaros').asked(), 'red');
  drawn('map calypso ~ evagore ~ dione\nmap calypso : syros : evagore');
  assert.throws(() => drawn('map thera = syros'), /thera = syros: they don't touch/);
  assert.throws(() => drawn('map thera = gyaros = kythnos'), /gyaros = kythnos: they don't touch/);
  assert.throws(() => drawn('map calypso = evagore'), /the border is '~'/);
  assert.throws(() => drawn('map kythnos = thera\nmap gyaros'), /gyaros and thera touch|thera and gyaros touch/);
  assert.throws(() => drawn('map thera = atlantis'), /no area 'atlantis'/);
  assert.throws(() => drawn('map thera ='), /no area ''/);
});
