import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { boardOf } from '../src/board.ts';
import { apply, clone, type Move, moves, type State } from '../src/index.ts';
import { weight } from '../src/kernel/fate.ts';
import { odds } from '../src/query/odds.ts';
import { decider } from '../src/query.ts';
import { armies, battleOdds } from '../src/rules/battle/armies.ts';

// The chances of a battle, worked out in two ways: by formula, and by playing out every roll of the dice.

const AREA = { land: 'gyaros', sea: 'calypso' } as const;

/** Red attacks blue: from Thera into Gyaros, or from Polydora into Calypso. */
function battle(where: 'land' | 'sea', attackers: number, defenders: number, more = ''): State {
  const sides =
    where === 'land'
      ? `thera red troops ${attackers}\ngyaros blue troops ${defenders}`
      : `polydora red fleets ${attackers}\ncalypso blue fleets ${defenders}`;
  const game = story(`
    gold red 1
    ${sides}
    kythnos red
    syros blue
    mykonos blue
    milos yellow
    sifnos yellow
    ${more}
    now turn red ${where === 'land' ? 'ares' : 'poseidon'}
  `);
  game.play(where === 'land' ? `march thera>gyaros ${attackers}` : `sail polydora>calypso ${attackers}`);
  // A hero of the origin comes along.
  const joins = game.offered('join');
  if (joins.length > 0) game.play(joins[0]);
  return game.state;
}

/** Nobody withdraws, and heroes fall last. */
function resolute(list: readonly Move[]): Move {
  return list.find((move) => move.do === 'fight') ?? list.find((move) => move.do === 'lose') ?? list[0];
}

/** The whole tree of a battle: how likely it is that red, blue, nobody holds the field with units in the end. */
function playedOut(s: State, area: number, known = new Map<string, number[]>()): number[] {
  if (!s.battle) return holders(s, area);
  const key = JSON.stringify(s);
  const before = known.get(key);
  if (before) return before;
  const list = moves(s);
  const branches = decider(s) === 'fate' ? list : [resolute(list)];
  const weights = branches.map((move) => (decider(s) === 'fate' ? weight(s, move) : 1));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const sum = [0, 0, 0];
  branches.forEach((move, i) => {
    const next = clone(s);
    apply(next, move, list);
    playedOut(next, area, known).forEach((chance, who) => {
      sum[who] += (chance * weights[i]) / all;
    });
  });
  known.set(key, sum);
  return sum;
}

function holders(s: State, area: number): number[] {
  const held = s.troops[area] + s.fleets[area] + s.heroes.filter((hero) => hero.area === area).length > 0;
  return [held && s.owner[area] === 0 ? 1 : 0, held && s.owner[area] === 1 ? 1 : 0, held ? 0 : 1];
}

function agree(s: State, where: 'land' | 'sea', expected: ReturnType<typeof odds>): number {
  const area = boardOf(s).index.get(AREA[where]) as number;
  const played = playedOut(s, area);
  assert.deepEqual(battleOdds(s), expected, 'the battle as it stands has other odds');
  [expected.attacker, expected.defender, expected.nobody].forEach((chance, who) => {
    assert.ok(Math.abs(chance - played[who]) < 1e-12, `${chance} by formula, ${played[who]} played out`);
  });
  return played[0];
}

/** A chance as a percentage with one digit. */
function percent(chance: number): string {
  return (100 * chance).toFixed(1);
}

describe('[LE-LAND-6] chances of a land battle', () => {
  test('[R-DICE] two troops against one win 91.1 % of the time', () => {
    const expected = odds({ units: 2 }, { units: 1 });
    assert.equal(percent(expected.attacker), '91.1');
    assert.equal(percent(agree(battle('land', 2, 1), 'land', expected)), '91.1');
  });

  test('[R-DICE] three troops against three win 47.7 %', () => {
    const expected = odds({ units: 3 }, { units: 3 });
    assert.equal(percent(expected.attacker), '47.7');
    assert.equal(percent(agree(battle('land', 3, 3), 'land', expected)), '47.7');
  });

  test('[R-DICE] [LE-BUILD-2] two troops against one behind a fortress win 68.9 %', () => {
    const expected = odds({ units: 2 }, { units: 1, extra: 1 });
    assert.equal(percent(expected.attacker), '68.9');
    assert.equal(percent(agree(battle('land', 2, 1, 'gyaros blue fortress.1'), 'land', expected)), '68.9');
  });

  test('formula and played-out battle agree for all small sides, with and without a fortress', () => {
    for (let attackers = 1; attackers <= 3; attackers++) {
      for (let defenders = 1; defenders <= 3; defenders++) {
        for (const extra of [0, 1, 2]) {
          const built = ['', 'gyaros blue fortress.1', 'gyaros blue fortress.1 fortress.2'][extra];
          const s = battle('land', attackers, defenders, built);
          agree(s, 'land', odds({ units: attackers }, { units: defenders, extra }));
        }
      }
    }
  });

  test('[LE-HERO-HELEN] with Helen the attacker’s die counts 2', () => {
    const s = battle('land', 2, 2, 'hero helen red thera');
    agree(s, 'land', odds({ units: 3, die: 2 }, { units: 2 }));
    agree(battle('land', 2, 2, 'hero helen blue gyaros'), 'land', odds({ units: 2 }, { units: 3, die: 2 }));
  });

  test('[LE-HERO-PENTHESILEA] with Penthesilea a side wins ties', () => {
    agree(battle('land', 1, 2, 'hero penthesilea red thera'), 'land', odds({ units: 2 }, { units: 2 }, 'attacker'));
    agree(battle('land', 2, 1, 'hero penthesilea blue gyaros'), 'land', odds({ units: 2 }, { units: 2 }, 'defender'));
  });

  test('[LE-HERO-HECTOR] Hector strikes before the first round', () => {
    agree(battle('land', 1, 0, 'hero hector blue gyaros'), 'land', { attacker: 0, defender: 1, nobody: 0 });
    const s = battle('land', 3, 1, 'hero hector blue gyaros');
    agree(s, 'land', odds({ units: 2 }, { units: 2 }));
    apply(s, moves(s)[0]);
    agree(s, 'land', odds({ units: 2 }, { units: 2 }));
  });

  test('[R-LOSSES] a unit that falls counts no more, picked or not', () => {
    const rolled = (s: State, ...dice: number[]): State => {
      for (const die of dice) apply(s, { do: 'roll', die });
      return s;
    };
    agree(rolled(battle('land', 1, 1), 3, 0), 'land', { attacker: 1, defender: 0, nobody: 0 });
    const tie = rolled(battle('land', 2, 2), 1, 1);
    agree(tie, 'land', odds({ units: 1 }, { units: 1 }));
    apply(tie, { do: 'lose', unit: 'troop' });
    agree(tie, 'land', odds({ units: 1 }, { units: 1 }));
    apply(tie, { do: 'lose', unit: 'troop' });
    assert.equal(tie.battle?.losses.length, 2);
    agree(tie, 'land', odds({ units: 1 }, { units: 1 }));
  });

  test('[LE-HERO-AJAX] a picked hero takes all its strength along', () => {
    const s = battle('land', 3, 1, 'hero ajax blue gyaros');
    for (const die of [1, 1]) apply(s, { do: 'roll', die });
    agree(s, 'land', odds({ units: 2 }, { units: 1, extra: 1 }));
    apply(s, { do: 'lose', unit: 'ajax' });
    agree(s, 'land', odds({ units: 2 }, { units: 1 }));
  });
});

test('[LE-LAND-6] what the strength of a side is made of', () => {
  const side = (s: State, of: 'attacker' | 'defender') => {
    const sides = armies(s);
    assert.ok(sides);
    const { units, walls, strength, heroes } = sides[of];
    return { units, walls, strength, heroes };
  };
  const ajax = battle('land', 2, 1, 'hero ajax red thera\ngyaros blue fortress.1');
  assert.deepEqual(side(ajax, 'attacker'), { units: 3, walls: 0, strength: 4, heroes: ['ajax'] });
  assert.deepEqual(side(ajax, 'defender'), { units: 1, walls: 1, strength: 2, heroes: [] });
  const ports = battle('sea', 2, 1, 'gyaros red port.1');
  assert.deepEqual(side(ports, 'attacker'), { units: 2, walls: 1, strength: 3, heroes: [] });
  assert.deepEqual(side(ports, 'defender'), { units: 1, walls: 0, strength: 1, heroes: [] });
  const minotaur = battle('land', 2, 1, 'figure minotaur blue gyaros');
  assert.deepEqual(side(minotaur, 'defender'), { units: 2, walls: 0, strength: 3, heroes: [] });
});

describe('[LE-SEA-4] chances of a sea battle', () => {
  test('formula and played-out battle agree, with ports on either side', () => {
    const ports = { red: 'gyaros red port.1', blue: 'syros blue port.1' };
    for (let attackers = 1; attackers <= 3; attackers++) {
      for (let defenders = 1; defenders <= 2; defenders++) {
        agree(battle('sea', attackers, defenders), 'sea', odds({ units: attackers }, { units: defenders }));
        const attack = battle('sea', attackers, defenders, ports.red);
        agree(attack, 'sea', odds({ units: attackers, extra: 1 }, { units: defenders }));
        const defence = battle('sea', attackers, defenders, ports.blue);
        agree(defence, 'sea', odds({ units: attackers }, { units: defenders, extra: 1 }));
      }
    }
  });
});

test('the three chances are one together, and a battle that is over is certain', () => {
  for (const ties of [null, 'attacker', 'defender'] as const) {
    const { attacker, defender, nobody } = odds({ units: 7, extra: 1 }, { units: 7, die: 2 }, ties);
    assert.ok(Math.abs(attacker + defender + nobody - 1) < 1e-12);
    assert.equal(nobody > 0, ties === null, 'only a tie leaves nobody');
  }
  assert.deepEqual(odds({ units: 2 }, { units: 0 }), { attacker: 1, defender: 0, nobody: 0 });
  assert.deepEqual(odds({ units: 0 }, { units: 1 }), { attacker: 0, defender: 1, nobody: 0 });
});
