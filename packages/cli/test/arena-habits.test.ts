import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Happening, setup } from '@meltemi/engine';
import { playGame } from '../src/arena/game.ts';
import { HabitCounter } from '../src/arena/habits.ts';
import { matchOf } from '../src/arena/match.ts';
import { sidesOf } from '../src/arena/ranks.ts';
import { report } from '../src/arena/report.ts';
import { gameOf } from '../src/arena/round.ts';
import { asText } from '../src/arena/text.ts';
import { sum } from '../src/command/statistics.ts';

const EVERYWHERE = [
  /^cycles +min \d/m,
  /^battles +\d/m,
  /^buildings by cycle 4 +\d/m,
  /^buildings by cycle 8 +\d/m,
  /^gold of a team at the end +\d/m,
  ...['buildings', 'philosophers', 'conquest', 'sacrifice'].map(
    (way) => new RegExp(`^metropolises by ${way} +\\d`, 'm'),
  ),
  /^god +turns +gold +mean offering$/m,
  /^athena +\d+ +\d+ +\d+\.\d\d$/m,
  /^creature +shown +used +per showing$/m,
  /^monuments built +\d/m,
  /^Brier score \d/m,
];
const HEROES = /^hero +shown +recruited +sacrificed +per showing$/m;
const MONUMENTS = /^monument +shown +built +per showing$/m;

const MODES: Readonly<Record<string, readonly [Readonly<Record<string, string | boolean>>, ...RegExp[]]>> = {
  two: [{ bots: 'builder,raider', board: 'quick' }, HEROES],
  teams: [{ bots: 'builder,raider,builder,raider', teams: true, board: 'quick' }, HEROES],
  six: [{ bots: 'builder,raider,builder,raider,builder,builder', board: 'quick' }, HEROES],
  'classic, three': [{ bots: 'builder,raider,philosopher', edition: 'classic' }],
  Monuments: [{ bots: 'builder,raider,builder,builder', edition: 'classic', monuments: true }, MONUMENTS],
};

for (const [mode, [values, ...lines]] of Object.entries(MODES)) {
  test(`one command prints what games look like: ${mode}`, () => {
    const match = matchOf(values);
    const played = playGame({ options: match.options, bots: match.bots, fate: 'f', thoughts: 't' }, { observe: true });
    const sides = sidesOf(setup(match.options).table);
    const result = report(match, sides, [{ game: 1, ...played }], []);
    const text = asText(result, { habits: true, calibration: true });
    for (const line of [...EVERYWHERE, ...lines]) assert.match(text, line);
    for (const line of [HEROES, MONUMENTS]) if (!lines.includes(line)) assert.doesNotMatch(text, line);
  });
}

// A value function tuned by self-play once thought that buildings cost more than they bring: nobody built, so no game
// ever showed what building leads to, and every share won looked right.
for (const [edition, least] of [
  ['legendary', 16],
  ['classic', 9],
] as const) {
  test(`four medium bots build: at least ${least} buildings by the eighth cycle, ${edition}`, () => {
    const values = { bots: 'medium,medium,medium,medium', edition, seed: 'habits' };
    const match = matchOf(values);
    const games = [1, 2, 3, 4].map((number) => playGame(gameOf(match, number), { observe: true }));
    const mean = (count: string) => sum(games.map(({ habits }) => habits?.[count] ?? 0)) / games.length;
    assert.ok(mean('buildings by cycle 8') >= least, `${mean('buildings by cycle 8')} buildings`);
    assert.ok(mean('gold of a team at the end') <= 12, `${mean('gold of a team at the end')} gold left`);
    for (const { cycles, ranks } of games) assert.ok(ranks !== null && cycles <= 20, `${cycles} cycles`);
  });
}

test('cards are counted by how often they were there and how often they were had', () => {
  const counter = new HabitCounter();
  const s = setup({ players: 3, board: 'quick' });
  const happenings: Happening[] = [
    { event: 'creature-revealed', creature: 'kraken', place: 0 },
    { event: 'creature-revealed', creature: 'sylph', place: 1 },
    { event: 'creature', faction: 0, creature: 'kraken', effect: true },
    { event: 'hero-revealed', hero: 'ajax', place: 0 },
    { event: 'hired', faction: 1, hero: 'ajax', area: 0 },
    { event: 'sacrificed', faction: 1, hero: 'ajax', as: 'ajax' },
    { event: 'monument-card', monument: 'lighthouse' },
    { event: 'monument', faction: 0, monument: 'lighthouse', area: 0 },
    { event: 'built', faction: 1, building: 'metropolis', site: 0 },
    { event: 'battle', area: 0, attacker: 0, defender: 1 },
  ];
  counter.count(
    s,
    happenings.map((happening) => ({ ...happening, audience: 'all' })),
  );
  const { 'gold of a team at the end': gold, ...counts } = counter.end(s);
  assert.equal(gold, s.gold[0]);
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  assert.deepEqual(Object.fromEntries(some), {
    battles: 1,
    'creatures used': 1,
    'kraken shown': 1,
    'kraken used': 1,
    'sylph shown': 1,
    'heroes recruited': 1,
    'heroes sacrificed': 1,
    'ajax shown': 1,
    'ajax recruited': 1,
    'ajax sacrificed': 1,
    'monuments built': 1,
    'lighthouse shown': 1,
    'lighthouse built': 1,
    'metropolises by sacrifice': 1,
  });
});
