import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  drawFate,
  type Move,
  moves,
  type Options,
  outcome,
  random,
  readMove,
  readPosition,
  setup,
  view,
  writeMove,
} from '@meltemi/engine';
import { BOT_NAMES, LEVELS, think } from '../src/index.ts';
import { TABLES } from './games.ts';

const SCRIPTED = ['builder', 'philosopher', 'raider', 'beginner'] as const;

test('no menu offers a yardstick, and every one of them plays', () => {
  for (const name of SCRIPTED) {
    assert.ok(BOT_NAMES.includes(name));
    assert.ok(!(LEVELS as readonly string[]).includes(name));
  }
});

test('players with a plan come to the end of a game in every mode', () => {
  for (const table of ['two', 'four', 'teams', 'classic, three', 'classic, five']) {
    const s = setup(TABLES[table]);
    const rng = random(table);
    for (let who = actor(s), i = 0; who !== null && s.cycle < 60; who = actor(s), i++) {
      const legal = moves(s);
      if (who === 'fate') apply(s, drawFate(s, legal, rng), legal);
      else {
        const seen = view(s, who);
        apply(s, think(SCRIPTED[who % SCRIPTED.length], { seen, legal: moves(seen), seed: i }, {}), legal);
      }
    }
    assert.ok(outcome(s) || s.cycle === 60);
  }
});

/** What each of them does in a turn with Athena: two kinds of building are missing, three philosophers are there. */
const TURN = `
  position classic players 3
  board classic
  gold red 9
  red philosophers 3
  paros red port.1 fortress.2
  milos red
  naxos blue
  tinos yellow
  creatures - - -
`;

test('a builder builds what is missing, a philosopher takes philosophers', () => {
  const s = readPosition(`${TURN}now turn red athena`);
  const choice = (name: (typeof SCRIPTED)[number]) => {
    const seen = view(s, s.table.seatOf[0]);
    return writeMove(s, think(name, { seen, legal: moves(seen), seed: 1 }, {}));
  };
  assert.match(choice('builder'), /^build university /);
  assert.equal(choice('philosopher'), 'gain philosopher');
});

function sameArea(move: Move, other: Move): boolean {
  return 'to' in move && 'to' in other && move.to === other.to;
}

test('a raider takes what is badly guarded, and nothing else', () => {
  const raid = (defenders: number) => {
    const s = readPosition(`
      position classic players 3
      board classic
      gold red 1
      kea red troops 3
      milos red
      tinos blue troops ${defenders}
      naxos blue
      delos yellow
      c2 red fleets 1
      creatures - - -
      now turn red ares
    `);
    const seen = view(s, s.table.seatOf[0]);
    const tinos = readMove(s, 'march kea>tinos 3');
    const legal = moves(seen).filter((move) => move.do === 'end' || (move.do === 'march' && sameArea(move, tinos)));
    return { s, move: think('raider', { seen, legal, seed: 1 }, {}) };
  };
  const { s, move } = raid(1);
  assert.deepEqual(move, readMove(s, 'march kea>tinos 3'));
  assert.equal(raid(5).move.do, 'end');
});

/** What the beginner wins of a game for two, against one easy bot. */
function beginnersShare(options: Options, seat: number, seed: string): number {
  const s = setup(options);
  const rng = random(seed);
  for (let who = actor(s), i = 0; who !== null && s.cycle < 100; who = actor(s), i++) {
    const legal = moves(s);
    if (who === 'fate') apply(s, drawFate(s, legal, rng), legal);
    else if (legal.length === 1) apply(s, legal[0], legal);
    else {
      const seen = view(s, who);
      const question = { seen, legal: moves(seen), seed: `${seed} ${i}` };
      apply(s, think(who === seat ? 'beginner' : 'easy', question, {}), legal);
    }
  }
  const winners = outcome(s)?.winners.map((faction) => s.table.seatOf[faction]) ?? [];
  return winners.includes(seat) ? 1 / new Set(winners).size : 0;
}

const DUELS: readonly (readonly [string, (seed: string) => Options, number])[] = [
  ['Legendary', (seed) => ({ players: 2, board: { seed } }), 60],
  ['classic', () => ({ edition: 'classic', players: 2 }), 40],
];

for (const [edition, optionsFor, games] of DUELS) {
  test(`who plays what the lessons teach beats one easy bot in 60 of 100 games: ${edition}`, () => {
    const seeds = Array.from({ length: games }, (_, i) => `duel ${i >> 1}`);
    const won = seeds.reduce((sum, seed, i) => sum + beginnersShare(optionsFor(seed), i % 2, seed), 0);
    assert.ok(won >= 0.6 * games, `${won} of ${games}`);
  });
}
