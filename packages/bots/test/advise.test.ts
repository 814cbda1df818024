import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  EDITIONS,
  type God,
  type Move,
  moves,
  random,
  readMove,
  readPosition,
  type State,
  view,
} from '@meltemi/engine';
import { atLeast } from '@meltemi/testkit';
import { worthListing } from '../src/advice/advise.ts';
import { reasonsFor } from '../src/advice/reasons.ts';
import { advise, type Budget, explainTurn, type Reason } from '../src/index.ts';
import { Evaluator } from '../src/value/evaluator.ts';
import { MODELS } from '../src/value/models.ts';
import { readExercises } from './exercise.ts';
import { positions, TABLES } from './games.ts';
import { readCases, writeReason } from './reason-cases.ts';

function adviceFor(s: State, iterations: number) {
  return adviceWithin(s, { iterations });
}

function adviceWithin(s: State, budget: Budget) {
  const seen = view(s, actor(s) as number);
  return advise({ seen, legal: moves(seen), seed: 'advice' }, budget);
}

function reasonsOf(s: State, move: string): string[] {
  const found = reasonsFor(new Evaluator(MODELS), s, readMove(s, move), moves(s), random(1));
  return found.map((reason) => writeReason(s, reason));
}

test('advice names up to three legal moves, clearly apart, with at most two reasons each, in every mode', (t) => {
  const saw = atLeast(t, 40, 'positions advised on');
  for (const table of Object.keys(TABLES)) {
    for (const s of positions(table, 'advice', 60)) {
      saw();
      const legal = moves(s).map((move) => JSON.stringify(move));
      const advice = adviceFor(s, 20);
      assert.ok(advice.length >= 1 && advice.length <= 3);
      for (const [i, { move, chance, reasons }] of advice.entries()) {
        assert.ok(legal.includes(JSON.stringify(move)));
        assert.ok(chance >= 0 && chance <= 1);
        assert.ok(i === 0 || advice[i - 1].chance - chance >= 0.02);
        assert.ok(reasons.length <= 2);
        for (const reason of reasons) {
          assert.ok(reason.chance === undefined || (reason.chance >= 0.3 && reason.chance < 1), reason.kind);
          assert.match(writeReason(s, reason), /^[a-z-]+( [\w%-]+)*$/);
        }
      }
    }
  }
});

test('a seat that can win with one move is mostly advised to play it, with the reason', () => {
  for (const edition of EDITIONS) {
    const won = readExercises(edition, 'win').filter(({ decisions }) => decisions === 1);
    const advice = won.map(({ position }) => adviceFor(readPosition(position), 60)[0]);
    // Often several moves of a kind win, and some can be made before.
    const told = advice.filter(({ move }, i) => won[i].line[0].startsWith(move.do));
    assert.ok(told.length >= 0.6 * won.length, `${edition}: ${told.length} of ${won.length}`);
    assert.ok(advice.some(({ reasons }) => reasons[0]?.kind === 'goal'));
  }
});

/** A classic turn of red, with one building so far and a site free. */
const WITH_ARES = `
  position classic players 4
  board classic
  cycle 3 actions
  gold red 7
  gold blue 6
  gold yellow 7
  gold purple 5
  kea red troops 1 temple.1
  mykonos red troops 1
  andros blue troops 1
  serifos blue troops 1
  tinos yellow troops 1
  ios yellow troops 1
  kythnos purple troops 1
  naxos purple troops 1
  b3 red fleets 1
  d6 blue fleets 1
  f5 yellow fleets 1
  f3 purple fleets 1
  creatures - - harpy
  now turn red ares
`;

test('hints advise to build in the classic edition too, and take the style off the chance', () => {
  const [first] = adviceFor(readPosition(WITH_ARES), 100);
  assert.equal(first.move.do, 'build');
  assert.deepEqual(first.reasons[0], { kind: 'building', nth: 2 });
  assert.ok(first.chance > 0.3 && first.chance < 0.62, String(first.chance));
});

test('who is alone on the board wins for sure', () => {
  const alone = readPosition(`
    position classic players 2
    board classic
    cycle 18 actions
    red eliminated
    gold blue 9
    kea blue troops 1 temple.1
    andros blue troops 1 fortress.1
    now turn blue ares
  `);
  const chances = adviceFor(alone, 20).map(({ chance }) => chance);
  assert.deepEqual([...new Set(chances)], [1]);
});

test('there is advice also without a budget to think', (t) => {
  const saw = atLeast(t, 15, 'positions');
  for (const s of positions('four', 'at once', 10)) {
    saw();
    for (const budget of [{ iterations: 0 }, { ms: 0 }]) assert.ok(adviceWithin(s, budget).length > 0);
  }
});

const SKIP: Move = { do: 'skip' };
const END: Move = { do: 'end' };
const bidFor = (god: God, amount: number): Move => ({ do: 'bid', god, amount });
const KEEPS: readonly Reason[] = [{ kind: 'keeps', gold: 3 }];

test('moves that differ by less than two points of chance are not listed', () => {
  const listed = (...chances: number[]) =>
    worthListing(
      chances.map((chance) => ({ move: SKIP, chance })),
      () => [],
    ).map(({ chance }) => chance);
  assert.deepEqual(listed(0.5, 0.49, 0.485, 0.48), [0.5, 0.48]);
  assert.deepEqual(listed(0.5, 0.4, 0.3, 0.2), [0.5, 0.4, 0.3]);
  assert.deepEqual(listed(0.5, 0.6, 0.4), [0.5, 0.4], 'nor is one that looks better than what is advised');
  assert.deepEqual(listed(0.5), [0.5]);
});

test('of the bids on one god only the best is listed', () => {
  const bids = [bidFor('ares', 8), bidFor('ares', 9), bidFor('zeus', 2), bidFor('ares', 3), bidFor('apollo', 0)];
  const ranking = bids.map((move, i) => ({ move, chance: 0.5 - i / 20 }));
  const listed = worthListing(ranking, ({ do: verb }) => (verb === 'bid' ? [] : KEEPS));
  assert.deepEqual(
    listed.map(({ move }) => move),
    [bidFor('ares', 8), bidFor('zeus', 2), bidFor('apollo', 0)],
  );
});

test('beside a move that achieves something none is listed that achieves nothing, bids apart', () => {
  const listed = (moves: readonly Move[], withReason: Move | null) =>
    worthListing(
      moves.map((move, i) => ({ move, chance: 0.5 - i / 10 })),
      (move) => (move === withReason ? KEEPS : []),
    ).map(({ move }) => move);
  assert.deepEqual(listed([END, SKIP], END), [END]);
  assert.deepEqual(listed([SKIP, END], END), [SKIP, END]);
  assert.deepEqual(listed([END, SKIP], null), [END, SKIP], 'something must be chosen');
  const bids = [bidFor('zeus', 1), bidFor('ares', 1)] as const;
  assert.deepEqual(listed(bids, bids[0]), bids);
});

const CASES = readCases();

test('sixty positions and more, of both editions alike', () => {
  for (const edition of EDITIONS) {
    const own = CASES.filter((one) => one.edition === edition);
    assert.ok(new Set(own.map(({ move, position }) => `${move} ${position}`)).size >= 30, edition);
  }
});

for (const { edition, move, reasons, position } of CASES) {
  test(`${edition}, ${move}: ${reasons.join('; ') || 'no reason'}`, () => {
    assert.deepEqual(reasonsOf(readPosition(position), move), reasons);
  });
}

test('a turn comes down to the main thing it has achieved, as anybody can see', () => {
  const areas = {
    kea: 'red troops 1',
    naxos: 'red port.1 fortress.2',
    andros: 'blue',
    tinos: 'yellow',
    milos: 'yellow',
  };
  const position = (changed: Partial<typeof areas>) => {
    const lines = Object.entries({ ...areas, ...changed }).map((area) => area.join(' '));
    return readPosition(['position classic players 3', 'board classic', ...lines, 'now turn red ares'].join('\n'));
  };
  const before = position({});
  const explained = (changed: Partial<typeof areas>) => {
    const reason = explainTurn(view(before, 1), view(position(changed), 1), 0);
    return reason && writeReason(before, reason);
  };
  assert.equal(explained({}), null);
  assert.equal(explained({ kea: 'red troops 3' }), 'recruits troop 2');
  assert.equal(explained({ kea: 'red troops 3', naxos: 'red port.1 fortress.2 temple.3' }), 'building 3');
  assert.equal(explained({ kea: 'red', tinos: 'red troops 1' }), 'income 1 from yellow');
  assert.equal(explained({ naxos: 'red metropolis.1 covered.2' }), 'metropolis buildings');
});

test('every turn of real games is explained without looking into purses', (t) => {
  const saw = atLeast(t, 150, 'explanations');
  const kinds = new Set<string>();
  for (const table of Object.keys(TABLES)) {
    let before: State | null = null;
    for (const s of positions(table, 'explained', 60)) {
      const spectators = before && [view(before, null), view(s, null)];
      for (const faction of s.table.teamOf.keys()) {
        const reason = spectators && explainTurn(spectators[0], spectators[1], faction);
        if (!reason) continue;
        saw();
        kinds.add(reason.kind);
        assert.ok(reason.kind !== 'gold' && reason.kind !== 'keeps' && reason.chance === undefined);
      }
      before = s;
    }
  }
  assert.ok(kinds.size >= 4, [...kinds].join(' '));
});
