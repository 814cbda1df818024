import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { randomMove, type Story, story } from '@meltemi/testkit';
import { actor, apply, drawFate, type Event, heardBy, moves, type Options, random, setup, view } from '../src/index.ts';
import { below } from '../src/internal.ts';
import { flaws } from '../src/query.ts';

const LANDS = `
  syros red
  kythnos red
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
`;

/** What everybody can work out about a purse, and that the truth lies within. */
function bounds(game: Story, colour: 'red' | 'blue' | 'yellow' | 'purple'): [number, number] {
  const { gold, goldMin, goldMax } = game.faction(colour);
  assert.ok(goldMin <= gold && gold <= goldMax, `${colour}: ${goldMin} ≤ ${gold} ≤ ${goldMax}`);
  return [goldMin, goldMax];
}

test('at the start everybody knows what everybody has', () => {
  const s = setup({ players: 3 });
  assert.deepEqual(
    [s.gold, s.goldMin, s.goldMax],
    [
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ],
  );
});

test('income is public: the bounds rise with it', () => {
  const game = story(`${LANDS}\n gold red 5 3..9\n now income`);
  assert.deepEqual([game.faction('red').gold, bounds(game, 'red')], [7, [5, 11]]);
});

test('a payment is public and proves that the purse held at least as much', () => {
  const game = story(`${LANDS}\n gold red 5 1..9\n creatures - - - medusa\n now turn red athena`);
  game.play('gain philosopher');
  assert.deepEqual([game.faction('red').gold, bounds(game, 'red')], [1, [0, 5]]);
});

test('a bid shows that it can be paid, whether the marker stays there or not', () => {
  const game = story(`${LANDS}
    gods zeus ares hera athena poseidon
    gold red 9 2..12
    gold blue 12 0..20
    red priestesses 1
    now offerings
  `);
  game.play('bid zeus 7');
  assert.deepEqual(bounds(game, 'red'), [6, 12]);
  game.play('bid zeus 10', 'bid ares 1', 'bid apollo 0');
  // Blue has paid 10, red nothing: 1 less the priestess.
  assert.deepEqual(
    [bounds(game, 'red'), bounds(game, 'blue')],
    [
      [6, 12],
      [0, 10],
    ],
  );
});

test('a team’s bid shows the sum of both members’ offerings', () => {
  const game = story(`position legendary players 4 teams
    board quick
    order red yellow blue purple
    gold red 9 0..20
    akrotiri red
    kamares blue
    ermoupoli yellow
    kastro purple
    now offerings
  `);
  game.play('bid zeus 5');
  assert.deepEqual(bounds(game, 'red'), [5, 20]);
  game.play('bid athena 3');
  assert.deepEqual(bounds(game, 'yellow'), [8, 20]);
});

test('[R-BROKE] a marker set without money proves nothing, not even when the teammate’s offering is free', () => {
  const game = story(`position legendary players 4 teams
    board quick
    order blue red yellow purple
    gold red 0 0..4
    yellow priestesses 1
    akrotiri red
    psathi red
    kamares blue
    korissia blue
    ermoupoli yellow
    finikas yellow
    kastro purple
    koufonisia purple
    now offerings
  `);
  game.play('bid apollo 0').asks('red').play('bid zeus 1');
  assert.deepEqual(bounds(game, 'red'), [0, 4]);
  game.asks('yellow').offers(['bid athena 1', 'bid poseidon 1']).play('bid athena 1');
  assert.deepEqual(bounds(game, 'red'), [0, 4]);
});

test('[R-BROKE] an empty purse is seen by all', () => {
  const game = story(`${LANDS}
    gods zeus ares hera athena poseidon
    gold yellow 0 0..7
    now offerings
  `);
  game.play('bid apollo 0', 'bid zeus 1', 'bid ares 1');
  assert.deepEqual(bounds(game, 'yellow'), [0, 0]);
});

test('what Apollo and a metropolis give is public', () => {
  const game = story(
    `${LANDS}\n gods zeus athena poseidon ares hera\n gold red 4 2..6\n red offers apollo 0\n now actions`,
  );
  game.play('place prosperity kea', 'place prosperity opis');
  assert.deepEqual([game.faction('red').gold, bounds(game, 'red')], [6, [4, 8]]);
  const founder = story(`${LANDS}\n gold red 4 4..9\n red philosophers 3\n now turn red athena`);
  founder.play('gain philosopher', 'found syros.1', 'token gold');
  assert.deepEqual([founder.faction('red').gold, bounds(founder, 'red')], [3, [3, 8]]);
});

test('the Gryphon takes half unseen: both purses become uncertain by as much as the victim’s was', () => {
  const game = story(`${LANDS}
    gold red 5 4..6
    gold blue 7 5..10
    creatures - - - gryphon
    now turn red zeus
  `);
  game.play('buy gryphon', 'rob blue');
  assert.deepEqual([game.faction('red').gold, game.faction('blue').gold], [3 + 3, 4]);
  assert.deepEqual(bounds(game, 'red'), [2 + 2, 4 + 5]);
  assert.deepEqual(bounds(game, 'blue'), [3, 5]);
});

test('the Gryphon’s amount is heard by the two concerned only; the others hear that there was a theft', () => {
  const game = story(`${LANDS}
    gold red 5
    gold blue 9 0..9
    creatures - - - gryphon
    now turn red zeus
  `);
  game.play('buy gryphon', 'rob blue');
  const heard = (seat: number | null) => heardBy(game.events, seat).filter(({ event }) => event === 'robbed');
  for (const seat of [0, 1]) assert.deepEqual(heard(seat), [{ event: 'robbed', faction: 1, by: 0, gold: 4 }]);
  for (const seat of [2, null]) assert.deepEqual(heard(seat), [{ event: 'robbed', faction: 1, by: 0, gold: null }]);
  // Nothing else that is heard gives the amount away.
  const said = JSON.stringify(heardBy(game.events, 2).filter(({ event }) => event === 'got' || event === 'paid'));
  assert.equal(said, JSON.stringify([{ event: 'paid', faction: 0, gold: 2 }]));
});

test('in teams all members of both teams see their purses, and so the amount', () => {
  const game = story(`position legendary players 6
    board quick
    gold red 5
    gold blue 9
    creatures - - - gryphon
    akrotiri red
    koufonisia blue
    psathi yellow
    irakleia purple
    oia green
    schoinoussa black
    now turn red zeus
  `);
  game.offers(['buy gryphon'], 'buy').play('buy gryphon').offers(['rob blue', 'rob yellow']).play('rob blue');
  const gold = (seat: number | null) =>
    heardBy(game.events, seat).flatMap((happening) => (happening.event === 'robbed' ? [happening.gold] : []));
  // Red and purple, blue and green; yellow and black only see the thief.
  assert.deepEqual([0, 1, 2, 3, 4, 5, null].map(gold), [[4], [4], [null], [4], [4], [null], [null]]);
});

test('a purse stays within its bounds in whole games, and a view never shows another team’s', () => {
  const games: Options[] = [
    { players: 2 },
    { players: 3 },
    { players: 4, teams: true },
    { players: 5 },
    { players: 6 },
  ];
  for (const options of games) {
    for (let seed = 0; seed < 6; seed++) {
      const rng = random(`gold ${options.players} ${seed}`);
      const s = setup(options);
      for (let step = 0; actor(s) !== null; step++) {
        const legal = moves(s);
        apply(s, randomMove(s, legal, rng), legal);
        s.gold.forEach((gold, team) => {
          const held = 0 <= s.goldMin[team] && s.goldMin[team] <= gold && gold <= s.goldMax[team];
          assert.ok(
            held,
            `${s.goldMin[team]} ≤ ${gold} ≤ ${s.goldMax[team]} (${JSON.stringify(options)} ${seed} ${step})`,
          );
        });
        if (step % 40 === 0 && s.phase !== 'over') {
          const seen = view(s, 0).gold;
          assert.deepEqual(
            seen.flatMap((gold, team) => (gold === null ? [] : [team])),
            [s.table.teamOf[0]],
          );
        }
      }
      assert.deepEqual(flaws(s), []);
    }
  }
});

/** What a spectator counts who hears every flow of gold and knows the purses of the start. */
function countOf(start: readonly number[], teamOf: readonly number[]) {
  const count = [...start];
  return {
    count,
    hear(happened: ReturnType<typeof heardBy>): void {
      for (const one of happened) {
        if (one.event === 'got') count[teamOf[one.faction]] += one.gold;
        if (one.event === 'paid') count[teamOf[one.faction]] -= one.gold;
        if (one.event !== 'robbed') continue;
        assert.equal(one.gold, null, 'a spectator is not told how much was stolen');
        const half = Math.floor(count[teamOf[one.faction]] / 2);
        count[teamOf[one.faction]] -= half;
        count[teamOf[one.by]] += half;
      }
    },
  };
}

test('counting public flows yields every purse: the bounds in a view tell no more than that', () => {
  const games: Options[] = [
    { players: 3 },
    { players: 4, teams: true },
    { players: 5, gold: 'hidden' },
    { players: 2, edition: 'classic' },
    { players: 5, edition: 'classic', monuments: true },
  ];
  let thefts = 0;
  for (const options of games) {
    for (let seed = 0; seed < 8; seed++) {
      const rng = random(`count ${JSON.stringify(options)} ${seed}`);
      const s = setup(options);
      const { count, hear } = countOf(s.gold, s.table.teamOf);
      while (actor(s) !== null) {
        const legal = moves(s);
        const thief = legal.find((move) => move.do === 'rob');
        const move = actor(s) === 'fate' ? drawFate(s, legal, rng) : (thief ?? legal[below(rng, legal.length)]);
        if (thief) thefts++;
        const events: Event[] = [];
        apply(s, move, legal, events);
        hear(heardBy(events, null));
        const { goldMin, goldMax } = view(s, null);
        assert.deepEqual([goldMin, goldMax, s.gold], [count, count, count]);
      }
    }
  }
  assert.ok(thefts > 5, `only ${thefts} thefts`);
});

test('rules look into purses with `goldOf` alone: then it is noted', () => {
  const source = join(import.meta.dirname, '../src');
  const others = [
    'query/gold.ts',
    'effects/purse.ts',
    'kernel/view.ts',
    'kernel/flaws.ts',
    'record/read-line.ts',
    'notation/write-position.ts',
  ];
  const rules = globSync('**/*.ts', { cwd: source }).filter((file) => !others.includes(file));
  assert.ok(rules.length > 100);
  const looking = rules.filter((file) => /\b(?:s|state)\.gold\b/.test(readFileSync(join(source, file), 'utf8')));
  assert.deepEqual(looking, []);
});

test('rules played on a view leave a purse that it does not show unknown, and count its flows in the bounds', () => {
  const game = story(`${LANDS}\n gold red 5 3..9\n creatures - - - medusa\n now turn red athena`);
  const seen = view(game.state, 1);
  const own = view(game.state, 0);
  const [gain] = moves(own).filter((move) => move.do === 'gain');
  for (const position of [seen, own]) apply(position, gain, [gain]);
  assert.deepEqual([seen.gold[0], seen.goldMin[0], seen.goldMax[0]], [null, 0, 5]);
  assert.equal(own.gold[0], 1);
});
