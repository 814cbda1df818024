import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  drawFate,
  type Move,
  moves,
  type Random,
  random,
  readPosition,
  type State,
  view,
  writeMove,
} from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { type Level, think } from '../src/index.ts';
import { positions } from './games.ts';

// Bots go to no trouble for nothing.

/** Zeus gives a temple; the only site of red has one. */
const NO_SITE_FREE = `
  position legendary players 3 start quick
  board quick
  cycle 3 actions
  gods zeus athena ares hera poseidon
  red offers zeus 3
  blue offers athena 1
  yellow offers ares 1
  gold red 5
  gold blue 5
  gold yellow 5
  kea red troops 1 temple.1
  andros blue troops 1
  milos yellow troops 1
  dione red fleets 1
  frame {"kind":"actions"}
  frame {"kind":"turn","faction":0,"marker":0,"god":"zeus","bought":0,"mobilised":0,"once":false}
  frame {"kind":"build","faction":0,"building":"temple"}
`;

for (const level of ['medium', 'hard'] as const satisfies Level[]) {
  test(`${level} does not tear down a temple to build a temple there`, () => {
    const s = readPosition(NO_SITE_FREE);
    const seen = view(s, actor(s) as number);
    const legal = moves(seen);
    assert.deepEqual(legal.map((move) => writeMove(s, move)).sort(), ['build temple kea.1', 'skip']);
    for (let seed = 0; seed < 3; seed++)
      assert.equal(writeMove(s, think(level, { seen, legal, seed }, { iterations: 30 })), 'skip');
  });
}

/** Red has the three metropolises that end the game; nobody is near them. */
const AT_GOAL = `
  position legendary players 3 start quick
  board quick
  cycle 6 actions
  gods poseidon zeus athena ares hera
  red offers poseidon 3
  blue offers athena 1
  yellow offers zeus 1
  gold red 6
  gold blue 5
  gold yellow 5
  kea red troops 1 temple.1
  syros red troops 1
  thera red troops 2
  andros blue troops 1
  milos yellow troops 1
  dione red fleets 1
  metropolis kea.1 gold
  metropolis syros.1 gold
  metropolis thera.1 gold
  frame {"kind":"actions"}
  frame {"kind":"turn","faction":0,"marker":0,"god":"poseidon","bought":3,"mobilised":0,"once":false}
`;

for (const level of ['medium', 'hard'] as const satisfies Level[]) {
  test(`${level} sails nowhere to spend its gold once it has what the game is played to`, () => {
    const s = readPosition(AT_GOAL);
    const sailed: string[] = [];
    while (actor(s) === s.table.seatOf[0]) {
      const seen = view(s, s.table.seatOf[0]);
      const move = think(level, { seen, legal: moves(seen), seed: sailed.length }, { iterations: 60 });
      if (move.do === 'sail') sailed.push(writeMove(s, move));
      apply(s, move);
    }
    assert.deepEqual(sailed, []);
  });
}

/** The fields that fleets come through on each journey of a classic turn, as medium plays it. */
function journeys(start: State): number[][] {
  const s = structuredClone(start);
  const rng = random('journeys');
  const found: number[][] = [];
  const markerOf = ({ frames }: State) => frames.find((frame) => frame.kind === 'turn')?.marker;
  const marker = markerOf(s);
  while (markerOf(s) === marker) {
    const legal = moves(s);
    const isUnderWay = s.frames.at(-1)?.kind === 'voyage';
    const move = decide(s, legal, rng);
    if (move.do === 'sail' && isUnderWay) found.at(-1)?.push(move.to);
    else if (move.do === 'sail') found.push([move.from, move.to]);
    apply(s, move, legal);
  }
  return found;
}

function decide(s: State, legal: readonly Move[], rng: Random): Move {
  const who = actor(s);
  if (who === 'fate') return drawFate(s, legal, rng);
  if (legal.length === 1) return required(legal[0], 'move');
  const seen = view(s, who as number);
  return think('medium', { seen, legal: moves(seen), seed: 1 }, {});
}

test('medium does not sail back to where the fleets have been on the way', () => {
  const turns = positions('classic, four', 'voyages', 1).filter(({ frames }) => {
    const turn = frames.at(-1);
    return turn?.kind === 'turn' && turn.god === 'poseidon';
  });
  const all = turns.slice(0, 60).flatMap(journeys);
  assert.ok(all.length >= 10, `${all.length} journeys`);
  for (const fields of all) assert.equal(new Set(fields).size, fields.length, fields.join(' '));
});
