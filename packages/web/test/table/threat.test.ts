import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosition, type View, view } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { attacksOn, chanceOf } from '../../src/table/attack.ts';
import { exposed, threats } from '../../src/table/threat.ts';

function seen(text: string): View {
  return view(readPosition(`position legendary players 3\nboard quick\n${text}`), 0);
}

const LANDS = 'andros blue\nmilos yellow troops 1\nmykonos yellow';
const TWO = 'metropolis syros.1 gold\nmetropolis syros.2 gold\nsyros red troops 1';

test('LE-METRO-1 the fourth kind of building with an open god is a threat', () => {
  const three = 'gods poseidon hera zeus ares athena\nthera red temple.1\nkythnos red fortress.1 university.2';
  const bidding = seen(`${LANDS}\n${TWO}\n${three}\nnow offerings`);
  assert.deepEqual(threats(bidding), [{ team: 0, ways: [{ by: 'set', gods: ['poseidon'] }] }]);
});

test('LE-METRO-1 a god that lies face down builds nothing', () => {
  const three = 'gods zeus athena poseidon ares hera\nthera red temple.1\nkythnos red fortress.1 university.2';
  assert.deepEqual(threats(seen(`${LANDS}\n${TWO}\n${three}\nnow offerings`)), []);
});

test('LE-ACT-1 once the offerings are made only the own god counts', () => {
  const three = 'gods poseidon hera zeus ares athena\nthera red temple.1\nkythnos red fortress.1 university.2';
  const offers = (god: string, other: string) =>
    `red offers ${god} 3\nblue offers ${other} 3\nyellow offers apollo 0\norder red blue yellow`;
  assert.equal(threats(seen(`${LANDS}\n${TWO}\n${three}\n${offers('poseidon', 'hera')}\nnow actions`)).length, 1);
  const elsewhere = `red offers apollo 0\nblue offers hera 3\nyellow offers poseidon 3\norder red blue yellow`;
  assert.deepEqual(threats(seen(`${LANDS}\n${TWO}\n${three}\n${elsewhere}\nnow actions`)), []);
});

test('LE-METRO-2 two philosophers and Athena are a threat, one is none', () => {
  const gods = 'gods athena zeus poseidon ares hera';
  const with_ = (n: number) => threats(seen(`${LANDS}\n${TWO}\n${gods}\nred philosophers ${n}\nnow offerings`));
  assert.deepEqual(with_(2), [{ team: 0, ways: [{ by: 'philosophers' }] }]);
  assert.deepEqual(with_(1), []);
});

test('LE-ATHENA-2 the second philosopher must be paid for', () => {
  const start = 'gods athena zeus poseidon ares hera\nred philosophers 2\ngold red 3';
  assert.deepEqual(threats(seen(`${LANDS}\n${TWO}\n${start}\nnow offerings`)), []);
  const bound = 'gods athena zeus poseidon ares hera\nred philosophers 2\ngold red 3 2..4';
  assert.equal(threats(seen(`${LANDS}\n${TWO}\n${bound}\nnow offerings`)).length, 1);
});

test('LE-ACT-1 what a turn has used up does not come again', () => {
  const turn = 'gods athena zeus poseidon ares hera\nred offers athena 1\nblue offers zeus 1\nyellow offers apollo 0';
  const at = (philosophers: number, gold: number) =>
    threats(seen(`${LANDS}\n${TWO}\n${turn}\nred philosophers ${philosophers}\ngold red ${gold}\nnow turn red athena`));
  assert.equal(at(3, 4).length, 1);
  const acts = [{ team: 0, ways: [], acts: true }];
  assert.deepEqual(at(3, 3), acts, 'one short and still acting: creatures could do it');
  assert.deepEqual(at(2, 9), acts);
});

test('LE-END-1 a player who has enough is named without a way', () => {
  assert.deepEqual(threats(seen(`${LANDS}\n${TWO}\nmetropolis thera.1 gold\nthera red\nnow offerings`)), [
    { team: 0, ways: [] },
  ]);
});

test('LE-METRO-8 a metropolis that an army would probably take is a threat to its holder', () => {
  const war = 'syros red troops 5\ngyaros blue troops 1\nandros blue\nmetropolis gyaros.1 gold\ncalypso red fleets 1';
  const two = 'metropolis syros.1 gold\nmetropolis syros.2 gold';
  const ares = 'gods ares zeus athena hera poseidon';
  const found = threats(seen(`milos yellow troops 1\n${war}\n${two}\n${ares}\nnow offerings`));
  const gyaros = boardOf(seen('now offerings')).index.get('gyaros');
  assert.deepEqual(found, [{ team: 0, ways: [{ by: 'conquest', area: gyaros, count: 1 }] }]);
  const peace = threats(
    seen(`milos yellow troops 1\n${war}\n${two}\ngods zeus athena hera poseidon ares\nnow offerings`),
  );
  assert.deepEqual(peace, []);
});

test('LE-METRO-8 one’s own metropolis is exposed to players who may still come with Ares', () => {
  const reach = 'gyaros blue troops 3\ncalypso blue fleets 1\nmetropolis syros.1 gold\nmilos yellow\nthera red';
  const at = (troops: number, text: string) =>
    exposed(seen(`${reach}\nsyros red troops ${troops}\n${text}`), 0).map(({ teams }) => teams);
  const gods = 'gods ares zeus athena hera poseidon';
  assert.deepEqual(at(0, `${gods}\nnow offerings`), [[1]]);
  assert.deepEqual(at(8, `${gods}\nnow offerings`), []);
  const offers = (blue: string, red: string) =>
    `${gods}\nred offers ${red} 1\nblue offers ${blue} 1\nyellow offers apollo 0\norder blue red yellow\nnow actions`;
  assert.deepEqual(at(0, offers('ares', 'zeus')), [[1]]);
  assert.deepEqual(at(0, offers('zeus', 'ares')), []);
});

test('LE-LAND-3 an area without units falls without a battle, a wall or not', () => {
  const view = seen(
    'syros red troops 2\ngyaros blue fortress.1\nandros blue\nmilos yellow\ncalypso red fleets 1\nnow offerings',
  );
  const [attack, ...others] = attacksOn(view, boardOf(view).index.get('gyaros') as number);
  assert.deepEqual(others, []);
  assert.equal(attack.faction, 0);
  assert.equal(attack.odds, null);
  assert.equal(chanceOf(attack), 1);
});

test('LE-LAND-6 a defended area is taken with the odds of the battle', () => {
  const view = seen(
    'syros red troops 2\ngyaros blue troops 2\nandros blue\nmilos yellow\ncalypso red fleets 1\nnow offerings',
  );
  const [attack] = attacksOn(view, boardOf(view).index.get('gyaros') as number);
  assert.ok(attack.odds && attack.odds.attacker > 0.2 && attack.odds.attacker < 0.5);
});

test('LE-LAND-1 without a chain of fleets nobody comes over the sea', () => {
  const view = seen('syros red troops 2\ngyaros blue troops 2\nandros blue\nmilos yellow\nnow offerings');
  assert.deepEqual(attacksOn(view, boardOf(view).index.get('gyaros') as number), []);
});

test('R-MOBILISE heroes do not add up without Ares', () => {
  const lands = 'thera red\ngyaros blue troops 1\nmetropolis gyaros.1 gold\nmykonos blue\nmilos yellow';
  const heroes = 'hero croesus red thera\nhero odysseus red thera\nhero perseus red thera';
  const at = (red: string, more = '') =>
    exposed(
      seen(
        `cycle 3\n${lands}\n${heroes}${more}\nred offers ${red} 1\nblue offers athena 1\nyellow offers apollo 0\norder red blue yellow\nnow actions`,
      ),
      1,
    ).length;
  assert.equal(at('zeus'), 0, 'the likeliest is one against one');
  assert.equal(at('ares'), 1);
  assert.equal(at('zeus', '\nthera red troops 1'), 1, 'a troop comes along');
});

test('R-PANDORA she may be given up as a hero on the track', () => {
  const lands = 'kythnos red\nkea red\nthera red\ntinos red\nmakronisos red\ntherasia red';
  const at = (track: string) =>
    threats(seen(`cycle 3\n${LANDS}\n${TWO}\n${lands}\nhero pandora red thera 1\nheroes ${track}\nnow offerings`));
  assert.deepEqual(at('ajax helen'), [{ team: 0, ways: [{ by: 'hero', hero: 'pandora' }] }]);
  assert.deepEqual(at('helen perseus'), []);
});

test('LE-HERO-PENTHESILEA her card is a place for a metropolis, also before the own turn', () => {
  const full = 'kea red\nmakronisos red\nmetropolis kea.1 gold\nmetropolis makronisos.1 gold\ncalypso red fleets 8';
  const at = (since: number) =>
    threats(seen(`cycle 3\n${LANDS}\n${full}\nhero jason red kea 1\nhero penthesilea red kea ${since}\nnow offerings`));
  assert.deepEqual(at(1), [{ team: 0, ways: [{ by: 'hero', hero: 'jason' }] }]);
  assert.deepEqual(at(3), [], 'not in the cycle in which she came');
});
