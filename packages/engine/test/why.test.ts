import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { atLeast, games, randomGame, replayHint, Story, story } from '@meltemi/testkit';
import {
  apply,
  type Move,
  moves,
  REFUSAL_CODES,
  RuleError,
  random,
  readMove,
  type State,
  why,
  writeMove,
} from '../src/index.ts';
import { below } from '../src/internal.ts';
import { reasonFor, reasonIn } from './reason.ts';

const RULES = ['legendary', 'classic', 'monuments', 'rulings'].map((name) =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
);

/** Moves of other moments and other games: mostly illegal here. */
const strangers: string[] = [];

function candidates(s: State, rng: () => number): Move[] {
  const legal = moves(s);
  const found = [legal[below(rng, legal.length)]];
  strangers.push(writeMove(s, found[0]));
  for (let i = 0; i < 3; i++) {
    try {
      found.push(readMove(s, strangers[below(rng, strangers.length)]));
    } catch {
      // of another board
    }
  }
  return found;
}

test('why says nothing about legal moves, and names an existing rule for all others', (t) => {
  const sawLegal = atLeast(t, 8000, 'legal moves');
  const sawRefused = atLeast(t, 15000, 'refused moves');
  for (const { mode, seed } of games(60, 70_000)) {
    const rng = random(`why/${seed}`);
    try {
      randomGame(mode, seed, (s, _, legal) => {
        if (rng() > 0.3) return;
        const texts = new Set(legal.map((move) => writeMove(s, move)));
        for (const move of candidates(s, rng)) {
          const reason = why(s, move);
          assert.equal(reason === null, texts.has(writeMove(s, move)), writeMove(s, move));
          if (reason === null) {
            sawLegal();
            continue;
          }
          sawRefused();
          assert.ok(
            RULES.some((text) => text.includes(reason.rule)),
            `no rule ${reason.rule}`,
          );
          if (s.table.edition === 'classic') assert.doesNotMatch(reason.rule, /^LE-/);
          assert.match(reason.text, /^[A-Z0-9].*\.$/);
          const before = JSON.stringify(s);
          assert.throws(
            () => apply(s, move),
            (error) => error instanceof RuleError && error.rule === reason.rule && error.code === reason.code,
          );
          assert.equal(JSON.stringify(s), before);
        }
      });
    } catch (error) {
      (error as Error).message += `\n${replayHint(mode, seed, 'packages/engine/test/why.test.ts')}`;
      throw error;
    }
  }
});

test('every refusal code is given by some rule', () => {
  const source = fileURLToPath(new URL('../src/', import.meta.url));
  const rules = globSync('{model,rules}/**/*.ts', { cwd: source }).map((file) => readFileSync(source + file, 'utf8'));
  const given = rules.flatMap((text) =>
    [...text.matchAll(/refused(?:By\(s, |\(\s*)'([a-z-]+)'/g)].map(([, code]) => code),
  );
  assert.deepEqual([...new Set(given)].sort(), [...REFUSAL_CODES].sort());
});

const LANDS = `
  syros red troops 2
  kythnos red troops 1
  serifos red
  milos blue troops 1
  mykonos blue
  tinos blue
  gyaros yellow
  kea yellow troops 1
  andros yellow
  cymothoe red fleets 1
  dione blue fleets 1
  calypso yellow fleets 1`;

test('why: offerings', () => {
  const text = `${LANDS}
    gold red 4
    gods zeus ares hera athena poseidon
    order blue red yellow
    blue offers zeus 3
    now offerings`;
  assert.equal(reasonFor(text, 'bid hera 1'), 'god-closed LE-START-4');
  assert.equal(reasonFor(text, 'bid zeus 3'), 'not-higher LE-OFFER-2');
  assert.equal(reasonFor(text, 'bid zeus 5'), 'not-affordable LE-OFFER-8');
  assert.equal(reasonFor(text, 'bid ares 2'), 'not-on-scale R-SCALE');
  assert.equal(reasonFor(text, 'bid apollo 1'), 'apollo-free LE-OFFER-5');
  assert.equal(reasonFor(text, 'end'), 'not-asked LE-OFFER-1');
  assert.equal(reasonFor(text, 'bid ares 3'), 'legal');
  assert.equal(
    reasonFor(text.replace('blue offers zeus 3', 'blue offers apollo 0'), 'bid apollo 0'),
    'apollo-taken LE-OFFER-5',
  );
});

test('why: sea and land moves', () => {
  const ares = `${LANDS}\n gold red 1\n now turn red ares`;
  assert.equal(reasonFor(ares, 'sail cymothoe>dione 1'), 'needs-poseidon LE-POS-3');
  assert.equal(reasonFor(ares, 'march syros>kea 1'), 'not-linked LE-LAND-1');
  assert.equal(reasonFor(ares, 'march kythnos>gyaros 1'), 'same-island R-SAMEISLE');
  assert.equal(reasonFor(ares, 'march syros>kea 3'), 'too-few-troops LE-LAND-1');
  assert.equal(reasonFor(ares, 'march milos>sifnos 1'), 'not-yours LE-LAND-1');
  assert.equal(reasonFor(ares, 'march kythnos>dione 1'), 'not-land LE-LAND-1');
  assert.equal(reasonFor(`${ares}\n figure medusa blue kythnos`, 'march kythnos>thera 1'), 'medusa LE-CREA-MEDUSA');
  assert.equal(reasonFor(ares.replace('gold red 1', 'gold red 0'), 'march kythnos>thera 1'), 'no-gold LE-ARES-3');
  const lonely = ares
    .replace('milos blue troops 1', '')
    .replace('tinos blue', '')
    .replace('mykonos blue', 'makronisos blue');
  assert.equal(reasonFor(lonely, 'march kythnos>makronisos 1'), 'last-area LE-LAND-10');
  const poseidon = `${LANDS}\n gold red 1\n now turn red poseidon`;
  assert.equal(reasonFor(poseidon, 'sail cymothoe>agave 1'), 'not-adjacent LE-SEA-1');
  assert.equal(reasonFor(poseidon, 'sail cymothoe>dione 2'), 'too-few-fleets LE-SEA-1');
  assert.equal(reasonFor(`${poseidon}\n figure kraken blue pronoe`, 'sail cymothoe>pronoe 1'), 'closed LE-CREA-KRAKEN');
  assert.equal(reasonFor(poseidon, 'sail cymothoe>dione 1'), 'legal');
});

test('why: buying, recruiting, heroes', () => {
  const hera = `${LANDS}
    gold red 2
    cycle 3
    creatures kraken - - harpy
    heroes ajax helen
    hero perseus red syros 3
    hero odysseus red syros 1
    hero pandora red syros 1
    hero hector blue milos 1
    now turn red hera`;
  assert.equal(reasonFor(hera, 'buy kraken'), 'no-gold LE-CREA-1');
  assert.equal(reasonFor(hera, 'buy medusa'), 'not-on-track LE-CREA-1');
  assert.equal(reasonFor(hera, 'hire ajax syros'), 'no-gold LE-HERA-3');
  assert.equal(reasonFor(hera, 'hire jason syros'), 'not-on-track LE-HERA-3');
  assert.equal(reasonFor(hera, 'recruit troop syros'), 'not-this-god LE-HERA-2');
  assert.equal(reasonFor(hera, 'recruit mercenary milos'), 'not-your-land LE-REC-2');
  assert.equal(reasonFor(hera, 'look'), 'needs-zeus LE-ZEUS-3');
  assert.equal(reasonFor(hera, 'sacrifice perseus'), 'too-soon LE-HERO-3');
  assert.equal(reasonFor(hera, 'sacrifice odysseus'), 'condition LE-HERO-ODYSSEUS');
  assert.equal(reasonFor(hera, 'sacrifice pandora as croesus'), 'not-on-track LE-HERO-PANDORA');
  assert.equal(reasonFor(hera, 'sacrifice pandora as ajax'), 'condition LE-HERO-AJAX');
  assert.equal(reasonFor(hera, 'sacrifice hector'), 'not-your-hero LE-HERO-3');
  assert.equal(
    reasonFor(hera.replace('turn red hera', 'turn red ares'), 'mobilise ajax>kea 0'),
    'not-with-ares LE-ARES-4',
  );
});

test('why: a sacrifice before the free actions, and losses of the War Port', () => {
  const early = `${LANDS}
    cycle 3
    gold red 0
    red offers zeus 1
    hero croesus red syros 1
    hero ajax red syros 3
    now actions`;
  assert.equal(reasonFor(early, 'sacrifice croesus'), 'condition LE-HERO-CROESUS');
  assert.equal(reasonFor(early, 'sacrifice ajax'), 'too-soon LE-HERO-3');
  const { state } = story(`
    position classic players 3 monuments
    board classic
    kea red troops 2
    naxos red
    andros blue troops 1
    paros blue
    tinos yellow
    milos yellow
    c2 red fleets 1
    monument warport andros
    d4 blue fleets 1
    gold red 5
    now turn red ares`);
  const game = new Story(state).play('march kea>andros 2', 'roll 3', 'roll 0');
  game.asks('blue').offers(['lose troop', 'destroy fleet d4']);
  const reason = why(game.state, readMove(game.state, 'destroy fleet c2'));
  assert.equal(`${reason?.code} ${reason?.rule}`, 'not-a-choice CL-LAND-3');
});

describe('why: the rule that asks', () => {
  test('[LE-COMP-2] mercenaries belong to nobody', () => {
    const hera = `${LANDS}\ngold red 9\nkythnos red mercenaries 16\nnow turn red hera`;
    assert.equal(reasonFor(hera, 'recruit mercenary kythnos'), 'none-left LE-COMP-2');
    const ares = `${LANDS}\ngold red 9\nserifos red troops 5\nnow turn red ares`;
    assert.equal(reasonFor(ares, 'recruit troop kythnos'), 'none-left LE-COMP-1');
  });

  test('[LE-REC-1] fleets of others keep recruits out', () => {
    const poseidon = `${LANDS}\ngold red 9\nnow turn red poseidon`;
    assert.equal(reasonFor(poseidon, 'recruit fleet calypso'), 'others-fleets LE-REC-1');
    assert.equal(reasonFor(poseidon, 'recruit fleet syros'), 'not-your-coast LE-REC-1');
  });

  test('[LE-LAND-1] [LE-SEA-1] who is there already goes nowhere', () => {
    assert.equal(
      reasonFor(`${LANDS}\ngold red 9\nnow turn red ares`, 'march syros>syros 1'),
      'already-there LE-LAND-1',
    );
    const sea = `${LANDS}\ngold red 9\nnow turn red poseidon`;
    assert.equal(reasonFor(sea, 'sail cymothoe>cymothoe 1'), 'already-there LE-SEA-1');
  });

  test('[LE-SEA-5] [CL-SEA-1] a withdrawal at sea', () => {
    const game = story(`${LANDS}
      gold red 9
      polydora red fleets 3
      calypso yellow fleets 3
      now turn red poseidon`);
    game.play('sail polydora>calypso 3', 'roll 2', 'roll 2').asks('yellow');
    assert.equal(reasonIn(game, 'withdraw syros'), 'not-a-choice LE-SEA-5');
    const classic = story(`position classic players 3\nboard classic
      gold red 9
      kea red
      tinos blue
      milos yellow
      c2 red fleets 3
      d3 blue fleets 3
      now turn red poseidon`);
    classic.play('sail c2>d3 3', 'roll 2', 'roll 2').asks('blue');
    assert.equal(reasonIn(classic, 'withdraw kea'), 'not-a-choice CL-SEA-1');
  });

  test('[LE-SETUP-4] [LE-SETUP-5] the two rounds of deployment', () => {
    const round = (number: 1 | 2, frame: string) =>
      `${LANDS}\ncycle 1 setup\nframe {"kind":"income"}\nframe {"kind":"deployment","round":${number},"next":3}\nframe ${frame}`;
    const settle = (number: 1 | 2) => round(number, `{"kind":"settle","faction":0,"round":${number},"first":-1}`);
    assert.equal(reasonFor(settle(1), 'settle milos'), 'taken LE-SETUP-4');
    assert.equal(reasonFor(settle(2), 'settle milos'), 'taken LE-SETUP-5');
    assert.equal(reasonFor(settle(2), 'end'), 'not-asked LE-SETUP-5');
    const place = round(2, '{"kind":"place","faction":0,"piece":"troop","left":3,"where":"own-land"}');
    assert.equal(reasonFor(place, 'place troop milos'), 'not-a-choice LE-SETUP-5');
  });

  const heroes = (lines: string) => `
    cycle 3
    gold red 20
    mykonos blue
    andros blue
    milos yellow
    sifnos yellow
    ${lines}
    now turn red zeus`;

  test('[LE-HERO-HELEN] [LE-HERO-ODYSSEUS] buildings that go for a hero', () => {
    const lands = 'thera red port.1 port.2\ngyaros red temple.1 temple.2\nsyros red temple.1\nkythnos red temple.1';
    const helen = story(heroes(`${lands}\nhero helen red thera 1`)).play('sacrifice helen');
    assert.equal(reasonIn(helen, 'raze syros.2'), 'not-a-choice LE-HERO-HELEN');
    const odysseus = story(heroes(`${lands}\nhero odysseus red thera 1`)).play('sacrifice odysseus');
    assert.equal(reasonIn(odysseus, 'raze syros.2'), 'not-a-choice LE-HERO-ODYSSEUS');
  });

  test('[R-SACRIFICE] without a place for a metropolis it is not the condition that fails', () => {
    const full = 'tinos red\nmetropolis tinos.1 gold\nhero croesus red tinos 1';
    assert.equal(reasonFor(heroes(full), 'sacrifice croesus'), 'no-metropolis R-SACRIFICE');
    assert.equal(reasonFor(heroes(`${full}\nsyros red`), 'sacrifice croesus'), 'legal');
    const poor = heroes(`${full}\nsyros red`).replace('gold red 20', 'gold red 14');
    assert.equal(reasonFor(poor, 'sacrifice croesus'), 'condition LE-HERO-CROESUS');
    const helen = heroes('syros red port.1 port.2\nthera red temple.1 temple.2\nhero helen red thera 1\nstack');
    assert.equal(reasonFor(helen, 'sacrifice helen'), 'no-metropolis R-SACRIFICE');
  });
});
