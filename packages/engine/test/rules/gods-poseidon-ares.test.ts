import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

const BYSTANDERS = `
  mykonos blue
  tinos blue
  kea yellow
  andros yellow
`;

function turn(god: string, text: string): Story {
  return story(`${BYSTANDERS}
    map thera = gyaros
    map eunice ~ galene
    ${text}
    now turn red ${god}
  `);
}

function mandatory(god: string, text: string): Story {
  const rest = ['zeus', 'athena', 'poseidon', 'ares', 'hera'].filter((other) => other !== god);
  return story(`${BYSTANDERS}
    map thera = gyaros
    map eunice ~ galene
    gods ${[god, ...rest].join(' ')}
    red offers ${god} 1
    ${text}
    now actions
  `);
}

test('[LE-POS-1] Poseidon gives a port and a fleet, free', () => {
  const game = mandatory('poseidon', 'gold red 0\nserifos red\nsifnos red');
  game.offers(['build port serifos.1', 'build port sifnos.1', 'build port sifnos.2']).play('build port sifnos.2');
  game.offers(['place fleet ianeira', 'place fleet hippothoe', 'place fleet agave']).play('place fleet ianeira');
  game.asks('red').offers(['end']);
  assert.deepEqual([game.area('ianeira').owner, game.area('ianeira').fleets], ['red', 1]);
  assert.deepEqual(game.area('sifnos').built, [null, 'port']);
  assert.equal(game.faction('red').gold, 0);
});

test('[LE-POS-2] three more fleets for 1, 2 and 3 GP, and no fourth', () => {
  const game = turn('poseidon', 'gold red 20\nserifos red\nkythnos red');
  for (const gold of [19, 17, 14]) {
    game.play('recruit fleet hippothoe');
    assert.equal(game.faction('red').gold, gold);
  }
  game.refuses('recruit fleet hippothoe');
  assert.equal(game.area('hippothoe').fleets, 3);
});

test('[LE-POS-2] the next fleet has its own price: 2 GP are not enough for the third', () => {
  const game = turn('poseidon', 'gold red 5\nserifos red\nkythnos red');
  game.play('recruit fleet hippothoe', 'recruit fleet hippothoe').refuses('recruit fleet hippothoe');
  assert.equal(game.faction('red').gold, 2);
});

test('[LE-POS-3] sea moves cost 1 GP each, any number of them', () => {
  const game = turn('poseidon', 'gold red 3\nserifos red\nkythnos red\nhippothoe red fleets 2');
  game.play('sail hippothoe>galene 2', 'sail galene>eunice 1', 'sail eunice>agave 1');
  assert.equal(game.faction('red').gold, 0);
  assert.deepEqual(
    ['hippothoe', 'galene', 'eunice', 'agave'].map((id) => game.area(id).fleets),
    [0, 1, 0, 1],
  );
  game.refuses('sail galene>eunice 1');
});

test('[LE-POS-3] no other god moves fleets', () => {
  for (const god of ['zeus', 'athena', 'ares', 'hera']) {
    turn(god, 'gold red 9\nserifos red\nkythnos red\nhippothoe red fleets 1').offers([], 'sail');
  }
});

test('[LE-ARES-1] Ares gives a fortress and a troop, free', () => {
  const game = mandatory('ares', 'gold red 0\nserifos red\nsifnos red');
  game.offers(['build fortress serifos.1', 'build fortress sifnos.1', 'build fortress sifnos.2']);
  game
    .play('build fortress serifos.1')
    .offers(['place troop serifos', 'place troop sifnos'])
    .play('place troop sifnos');
  game.asks('red').offers(['end']);
  assert.deepEqual([game.area('serifos').built, game.area('sifnos').troops], [['fortress'], 1]);
  assert.equal(game.faction('red').gold, 0);
});

test('[LE-ARES-2] three more troops for 2, 3 and 4 GP, and no fourth', () => {
  const game = turn('ares', 'gold red 20\nserifos red\nkythnos red');
  for (const gold of [18, 15, 11]) {
    game.play('recruit troop serifos');
    assert.equal(game.faction('red').gold, gold);
  }
  game.refuses('recruit troop serifos', 'recruit mercenary serifos');
  turn('ares', 'gold red 1\nserifos red\nkythnos red').offers([], 'recruit');
});

test('[LE-ARES-3] land moves cost 1 GP each, any number, and take troops and heroes', () => {
  const game = turn('ares', 'gold red 3\nthera red troops 2\nkythnos red\nhero ajax red thera\nhero helen red thera');
  game.play('march thera>gyaros 1').play('join ajax', 'stay helen');
  assert.deepEqual([game.area('gyaros').troops, game.area('gyaros').heroes], [1, ['ajax']]);
  assert.equal(game.faction('red').gold, 2);
  game.play('march gyaros>thera 1', 'join ajax', 'march thera>kythnos 2', 'stay ajax', 'stay helen');
  assert.equal(game.faction('red').gold, 0);
  game.offers([], 'march');
});

test('[LE-ARES-3] a hero may go alone', () => {
  const game = turn('ares', 'gold red 1\nthera red\nkythnos red\nhero ajax red thera');
  game.play('march thera>gyaros 0');
  game.play('join ajax');
  assert.deepEqual([game.area('gyaros').owner, game.area('gyaros').heroes], ['red', ['ajax']]);
});

test('[LE-ARES-3] no other god moves troops without a hero', () => {
  for (const god of ['zeus', 'athena', 'poseidon', 'hera']) {
    turn(god, 'gold red 9\nthera red troops 2\nkythnos red').offers([], 'march').offers([], 'mobilise');
  }
});

test('[LE-ARES-4] with Ares there is no heroic mobilisation: the hero goes as the troops go, 1 GP each time', () => {
  const game = turn('ares', 'gold red 2\nthera red\nkythnos red\nhero ajax red thera');
  game.offers([], 'mobilise').refuses('mobilise ajax>gyaros 0');
  assert.ok(game.offered('march').length > 0);
});
