import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  drawFate,
  moves,
  type Options,
  random,
  readPosition,
  SetupError,
  type State,
  setup,
  writePosition,
} from '../../src/index.ts';

const TABLES: Readonly<Record<string, Options>> = {
  two: { players: 2, start: 'quick' },
  three: { players: 3, start: 'quick' },
  four: { players: 4, start: 'quick' },
  teams: { players: 4, teams: true, start: 'quick' },
  six: { players: 6, start: 'quick' },
  'classic, two': { edition: 'classic', players: 2 },
  'classic, four with Monuments': { edition: 'classic', players: 4, monuments: true },
};

/** A game after all that fate does before the first decision. */
function begun(options: Options, seed: string): State {
  const s = setup(options);
  const rng = random(seed);
  while (actor(s) === 'fate') {
    const results = moves(s);
    apply(s, drawFate(s, results, rng), results);
  }
  return s;
}

/** By faction: the areas it holds. */
function areasOf(s: State): string[] {
  return s.table.teamOf.map((_, faction) => s.owner.flatMap((owner, i) => (owner === faction ? [i] : [])).join());
}

for (const [name, options] of Object.entries(TABLES)) {
  const fixed = areasOf(setup(options));

  test(`[R-STARTS] ${name}: drawn starts are the fixed ones, given out by turn order`, () => {
    for (let i = 0; i < 20; i++) {
      const s = begun({ ...options, starts: 'drawn' }, `drawn ${i}`);
      const { teamOf, markerOf } = s.table;
      const drawn = areasOf(s);
      assert.deepEqual(drawn.toSorted(), fixed.toSorted());
      const order = [...new Set(s.order.map((marker) => markerOf[marker]))];
      const teams = [...new Set(order.map((faction) => teamOf[faction]))];
      assert.equal(drawn[order[0]], fixed[0]);
      teams.forEach((team, place) => {
        const mates = order.filter((faction) => teamOf[faction] === team);
        mates.forEach((faction, i) => {
          assert.equal(drawn[faction], fixed[place + i * teams.length], `${order}`);
        });
      });
    }
  });

  test(`[R-STARTS] ${name}: every faction begins on every start it can have`, () => {
    const seen = new Set<string>();
    for (let i = 0; i < 120; i++) {
      const areas = areasOf(begun({ ...options, starts: 'drawn' }, `all ${i}`));
      for (const [faction, own] of areas.entries()) seen.add(`${faction} ${own}`);
    }
    assert.equal(seen.size, fixed.length ** 2);
  });

  test(`[R-STARTS] ${name}: without the option everybody has the start of their colour, before fate says anything`, () => {
    assert.deepEqual(areasOf(begun(options, 'fixed')), fixed);
    assert.deepEqual(begun({ ...options, starts: 'fixed' }, 'fixed'), begun(options, 'fixed'));
    assert.ok(!('starts' in setup(options).table));
  });

  test(`[R-STARTS] ${name}: a position with drawn starts is read back`, () => {
    for (const s of [setup({ ...options, starts: 'drawn' }), begun({ ...options, starts: 'drawn' }, 'again')])
      assert.deepEqual(readPosition(writePosition(s)), s);
  });
}

test('[R-STARTS] where everybody deploys there is nothing to draw', () => {
  for (const options of [{ players: 3 }, { players: 3, board: 'quick', start: 'deployment' }] as const)
    assert.throws(
      () => setup({ ...options, starts: 'drawn' }),
      (error) => error instanceof SetupError && error.problems[0].option === 'starts',
    );
});
