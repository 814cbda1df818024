import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  drawFate,
  type Move,
  moves,
  NOBODY,
  type Random,
  random,
  readPosition,
  type State,
  view,
  writeMove,
} from '@meltemi/engine';
import { areaAt, boardOf, seasBeside } from '@meltemi/engine/board';
import { required } from '@meltemi/engine/internal';
import { atLeast } from '@meltemi/testkit';
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

interface Journey {
  readonly before: State;
  /** The fields that fleets come through. */
  readonly fields: number[];
  /** Step by step: how many sail. */
  readonly fleets: number[];
}

/** The journeys of a classic turn, as medium plays it. */
function journeys(start: State): Journey[] {
  const s = structuredClone(start);
  const rng = random('journeys');
  const found: Journey[] = [];
  const markerOf = ({ frames }: State) => frames.find((frame) => frame.kind === 'turn')?.marker;
  const marker = markerOf(s);
  while (markerOf(s) === marker) {
    const legal = moves(s);
    const isUnderWay = s.frames.at(-1)?.kind === 'voyage';
    const move = decide(s, legal, rng);
    if (move.do === 'sail') {
      if (!isUnderWay) found.push({ before: structuredClone(s), fields: [move.from], fleets: [] });
      found.at(-1)?.fields.push(move.to);
      found.at(-1)?.fleets.push(move.fleets);
    }
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

/** How many steps it takes from the first to the last field; enemy fleets end every way. */
function fewestSteps({ before, fields }: Journey): number {
  const [from = -1] = fields;
  let reached = new Set([from]);
  for (let steps = 0; steps < fields.length; steps++) {
    if (reached.has(fields.at(-1) ?? -1)) return steps;
    const open = [...reached].filter((field) => [NOBODY, before.owner[from]].includes(before.owner[field]));
    reached = new Set([...reached, ...open.flatMap((field) => seasBeside(boardOf(before), field))]);
  }
  return fields.length;
}

test('medium sails the shortest way, unless it picks fleets up or leaves some on the way', (t) => {
  const saw = atLeast(t, 20, 'journeys of one fleet');
  const turns = positions('classic, four', 'voyages', 1).filter(({ frames }) => {
    const turn = frames.at(-1);
    return turn?.kind === 'turn' && turn.god === 'poseidon';
  });
  for (const journey of turns.slice(0, 60).flatMap(journeys)) {
    const { before, fields, fleets } = journey;
    if (new Set(fleets).size > 1) continue;
    saw();
    const way = fields.map((field) => areaAt(boardOf(before), field).id).join(' ');
    assert.equal(fields.length - 1, fewestSteps(journey), way);
  }
});
