import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

/** Mykonos is all that Blue has left; red stands in Tinos, with a fleet in between. */
function siege(lines: string, god = 'ares'): Story {
  return story(`
    map mykonos : eione : tinos
    gold red 9
    mykonos blue troops 1
    tinos red troops 2
    eione red fleets 1
    milos yellow
    sifnos yellow
    ${lines}
    now turn red ${god}
  `);
}

function mayAttack(lines: string): boolean {
  return siege(lines).offered('march').includes('march tinos>mykonos 1');
}

const ONE = 'syros red\nmetropolis syros.1 gold';
const TWO = `${ONE}\nmetropolis syros.2 gold`;

describe('the last area of a faction', () => {
  test('[LE-LAND-10] is safe as long as its conquest would not end the game', () => {
    assert.equal(mayAttack(''), false);
    assert.equal(mayAttack(TWO), false, 'two metropolises, but nothing to be won there');
    assert.equal(mayAttack(`${ONE}\nmetropolis mykonos.1 gold`), false, 'only the second metropolis');
    siege(TWO).refuses('march tinos>mykonos 1');
    assert.equal(mayAttack('andros blue'), true, 'not the last one');
  });

  test('[LE-LAND-10] [R-LAST] may be attacked for the metropolis that ends the game', () => {
    assert.equal(mayAttack(`${TWO}\nmetropolis mykonos.1 gold`), true);
    assert.equal(mayAttack(`${ONE}\nmetropolis mykonos.1 gold\nmetropolis mykonos.2 gold`), true, 'two at once');
    assert.equal(mayAttack('metropolis mykonos.1 gold\nmetropolis mykonos.2 gold'), false);
  });

  test('[LE-LAND-10] [R-LAST] may be attacked for the building that completes the set of the last metropolis', () => {
    const three = 'thera red port.1 fortress.2\ngyaros red temple.1';
    assert.equal(mayAttack(`${TWO}\n${three}\nmykonos blue university.1`), true);
    assert.equal(mayAttack(`${TWO}\n${three}\nmykonos blue port.1`), false, 'one more port is no set');
    assert.equal(mayAttack(`${ONE}\n${three}\nmykonos blue university.1`), false, 'only the second metropolis');
    assert.equal(
      mayAttack(`${ONE}\n${three}\nmykonos blue university.2\nmetropolis mykonos.1 gold`),
      true,
      'both at once',
    );
    const two = 'thera red port.1 fortress.2';
    assert.equal(mayAttack(`${TWO}\n${two}\nmykonos blue university.1 temple.2`), true);
    assert.equal(mayAttack(`${TWO}\n${two}\nmykonos blue university.1`), false);
  });

  test('[R-LAST] every set that it completes counts', () => {
    const doubles = 'thera red port.1 port.2\ngyaros red fortress.1 fortress.2\nkythnos red temple.1 temple.2';
    const twice = `${ONE}\n${doubles}\nmykonos blue troops 0 university.1 university.2`;
    assert.equal(mayAttack(twice), true);
    assert.equal(mayAttack(twice.replace('university.2', '')), false, 'one set is too few');
    assert.equal(mayAttack(twice.replace('temple.2', '')), false, 'one temple serves one set');
    const game = siege(twice).play('march tinos>mykonos 1').asks('red');
    game.play('raze thera.1', 'raze gyaros.1', 'raze kythnos.1', 'raze mykonos.1', 'found mykonos.1', 'token troops');
    game.play('place troop tinos', 'place troop tinos').asks('red').play('found mykonos.2');
    assert.equal(game.faction('red').metropolises, 3);
  });

  test('[R-LAST] the area itself must contribute, however many metropolises the attacker has', () => {
    const three = `${TWO}\ngyaros red\nmetropolis gyaros.1 troops`;
    assert.equal(mayAttack(three), false);
    assert.equal(mayAttack(`${three}\nmetropolis mykonos.1 gold`), true);
    assert.equal(
      mayAttack('enshrined penthesilea red gold\nsyros red\nmetropolis syros.1 gold\nmetropolis mykonos.1 gold'),
      true,
    );
  });

  test('[R-LAST] without defenders it is no less safe', () => {
    assert.equal(mayAttack(`${TWO}\nmykonos blue troops 0`), false);
    const won = siege(`${TWO}\nmykonos blue troops 0\nmetropolis mykonos.1 gold`).play('march tinos>mykonos 1');
    assert.deepEqual([won.area('mykonos').owner, won.faction('red').metropolises], ['red', 3]);
  });

  test('[LE-LAND-10] [R-LAST] neither heroes nor Jason, Pegasus or Perseus get around it', () => {
    const near = siege('hero helen red tinos', 'zeus').offered('mobilise');
    assert.ok(!near.some((text) => text.includes('mykonos')));
    const jason = 'hero jason red andros\nandros red\nurania blue fleets 1';
    assert.ok(
      !siege(jason, 'zeus')
        .offered('mobilise')
        .some((text) => text.includes('>mykonos')),
    );
    const flown = siege('creatures - - - pegasus', 'zeus').play('buy pegasus').offered('fly');
    assert.ok(flown.length > 0 && !flown.some((text) => text.includes('>mykonos')));
    const led = siege('hero perseus red tinos', 'zeus').play('sacrifice perseus').offered('fly');
    assert.ok(led.length > 0 && !led.some((text) => text.includes('>mykonos')));
  });

  test('[LE-LAND-10] [R-LAST] and all of them may come when the game hangs on it', () => {
    const prize = `${TWO}\nmetropolis mykonos.1 gold`;
    const heroic = siege(`${prize}\nhero helen red tinos`, 'zeus');
    assert.ok(heroic.offered('mobilise').includes('mobilise helen>mykonos 2'));
    const jason = siege(`${prize}\nandros red\nhero jason red andros\nurania blue fleets 1`, 'zeus');
    assert.ok(jason.offered('mobilise').includes('mobilise jason>mykonos 0'));
    const flown = siege(`${prize}\ncreatures - - - pegasus`, 'zeus').play('buy pegasus');
    flown.play('fly tinos>mykonos 2').asks('fate');
    const led = siege(`${prize}\nhero perseus red tinos`, 'zeus').play('sacrifice perseus');
    led.play('fly tinos>mykonos 2').asks('fate');
  });

  test('[R-LAST] a Harpy never eliminates: the control token stays', () => {
    const game = siege('creatures - - - harpy\nkea red', 'zeus').play('buy harpy', 'destroy troop mykonos');
    assert.deepEqual([game.area('mykonos').owner, game.area('mykonos').troops], ['blue', 0]);
    assert.equal(game.faction('blue').eliminated, false);
  });

  test('[LE-LAND-10] the last two areas are not safe together: the first may fall, the second then not', () => {
    const game = siege('andros blue\npsamathe red fleets 1\nurania red fleets 1');
    game.play('march tinos>andros 1').asks('red');
    assert.equal(game.area('andros').owner, 'red');
    game.refuses('march andros>mykonos 1', 'march tinos>mykonos 1');
  });

  test('[LE-LAND-10] attacked in vain it stays with its owner, who is not eliminated', () => {
    const game = siege(`${TWO}\nmetropolis mykonos.1 gold\ngold blue 2`);
    // The metropolis is worth a fortress.
    game.play('march tinos>mykonos 1', 'roll 3', 'roll 2', 'lose troop', 'lose troop').asks('red');
    assert.deepEqual([game.area('mykonos').owner, game.faction('blue').eliminated], ['blue', false]);
    assert.equal(game.faction('blue').gold, 2, 'and no bonus is due');
  });
});
