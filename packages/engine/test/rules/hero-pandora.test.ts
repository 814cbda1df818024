import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { story } from '@meltemi/testkit';
import { clashes } from './clashes.ts';
import { OTHERS } from './others.ts';

describe('Pandora in battle', () => {
  const hers = `
    ${OTHERS}
    thera red troops 1 mercenaries 1
    kythnos red
    hero pandora red thera
    gold blue 9
  `;

  test('[LE-HERO-PANDORA] attacking, she has the enemy mercenaries change sides before the first die', () => {
    const game = story(`${hers} gyaros blue troops 2 mercenaries 2\n now turn red zeus`);
    game.play('mobilise pandora>gyaros 1+1', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(game), [[5, 2]]);
    game.asks('blue').offers(['lose troop']);
  });

  test('[LE-HERO-PANDORA] defending as well, and only once: mercenaries who came over stay though she is lost', () => {
    const game = story(`${hers} gyaros blue troops 3 mercenaries 1\n now turn blue ares`);
    game.play('march gyaros>thera 3+1', 'roll 3', 'roll 0');
    assert.deepEqual(clashes(game), [[6, 4]]);
    game.asks('red').offers(['lose troop', 'lose mercenary', 'lose pandora']).play('lose pandora', 'fight', 'fight');
    game.play('roll 0', 'roll 0');
    assert.deepEqual(clashes(game).at(-1), [3, 3]);
  });

  test('[R-PREBATTLE] an army of mercenaries only is beaten without a round, as attacker or defender', () => {
    const attack = story(`${hers} gyaros blue mercenaries 3 fortress.1\n now turn red zeus`);
    attack.play('mobilise pandora>gyaros 0').asks('red');
    assert.deepEqual([attack.area('gyaros').owner, attack.area('gyaros').mercenaries], ['red', 3]);
    assert.deepEqual(attack.area('gyaros').heroes, ['pandora']);
    const defence = story(`${hers} gyaros blue mercenaries 3\n now turn blue ares`);
    defence.play('march gyaros>thera 0+3').asks('blue');
    assert.deepEqual([defence.area('thera').owner, defence.area('thera').mercenaries], ['red', 4]);
    assert.equal(defence.area('gyaros').owner, 'blue');
    assert.deepEqual([...clashes(attack), ...clashes(defence)], []);
  });

  test('[R-PREBATTLE] she keeps the mercenaries for good: they withdraw with her', () => {
    const game = story(`${hers} gyaros blue troops 3 mercenaries 2\n now turn red zeus`);
    game.play('mobilise pandora>gyaros 0', 'roll 0', 'roll 2', 'lose mercenary', 'withdraw thera');
    assert.deepEqual([game.area('thera').mercenaries, game.area('gyaros').mercenaries], [2, 0]);
    assert.equal(game.area('gyaros').troops, 3);
  });

  test('[R-PREBATTLE] Pandora attacks Hector: he strikes troops that came with her, not mercenaries she has just turned', () => {
    const turned = `${hers} gyaros blue troops 1 mercenaries 1\n hero hector blue gyaros\n now turn red zeus`;
    const alone = story(turned).play('mobilise pandora>gyaros 0').asks('fate');
    alone.play('roll 0', 'roll 0');
    assert.deepEqual(clashes(alone), [[2, 2]]);
    const troop = story(turned).play('mobilise pandora>gyaros 1').asks('blue').offers(['destroy troop gyaros']);
    troop.play('destroy troop gyaros', 'roll 0', 'roll 0');
    assert.deepEqual(clashes(troop), [[2, 2]]);
    const both = story(turned).play('mobilise pandora>gyaros 1+1').asks('blue');
    both.offers(['destroy troop gyaros', 'destroy mercenary gyaros']).play('destroy mercenary gyaros');
    both.play('roll 0', 'roll 0');
    assert.deepEqual(clashes(both), [[3, 2]]);
  });

  test('[R-PREBATTLE] Pandora and Hector defend together: mercenaries who came over are no prey for him', () => {
    const both = `${hers} hero hector red thera`;
    const game = story(`${both}\n gyaros blue troops 1 mercenaries 2\n now turn blue ares`);
    game.play('march gyaros>thera 1+2').asks('red').offers(['destroy troop thera']).play('destroy troop thera');
    assert.deepEqual([game.area('thera').owner, game.area('thera').mercenaries], ['red', 3]);
    const led = story(`${both}\n gyaros blue mercenaries 2\n hero ajax blue gyaros\n now turn blue zeus`);
    led.play('mobilise ajax>thera 0+2').asks('fate').play('roll 0', 'roll 0');
    assert.deepEqual(clashes(led), [[2, 6]]);
  });
});

describe('the sacrifice of Pandora', () => {
  const home = `
    ${OTHERS}
    thera red
    kea red
    hero pandora red thera
  `;
  const copies: readonly (readonly [string, string, readonly string[]])[] = [
    ['croesus', 'gold red 15', ['found kea.1', 'token gold']],
    ['hector', 'red priestesses 3', []],
    ['helen', 'thera port.1 port.2\n kythnos red temple.1 temple.2', []],
    ['jason', 'clymene red fleets 8', ['found kea.1', 'token gold']],
    ['ajax', 'kythnos red\n syros red\n makronisos red\n kimolos red\n tinos red', ['found kea.1', 'token gold']],
    ['odysseus', 'thera port.1 port.2\n kea port.1', ['found kea.1', 'token gold']],
    ['perseus', 'kea troops 1', ['fly kea>gyaros 1']],
  ];

  for (const [hero, condition, then] of copies) {
    test(`[LE-HERO-PANDORA] [R-PANDORA] she leaves for what ${hero} on the track would bring, if the condition holds for her owner`, () => {
      const game = story(`${home} heroes - ${hero}\n ${condition}\n now turn red athena`);
      game.offers([`sacrifice pandora as ${hero}`], 'sacrifice').refuses('sacrifice pandora', `sacrifice ${hero}`);
      game.play(`sacrifice pandora as ${hero}`, ...then);
      assert.deepEqual(game.state.heroes, []);
      assert.ok(!game.state.heroDeck.includes('pandora') && !game.state.heroTrack.includes('pandora'));
      // The other card stays where it lies.
      assert.deepEqual(game.state.heroTrack, [null, hero]);
      if (then.includes('token gold')) assert.equal(game.faction('red').metropolises, 1);
      if (hero === 'croesus') assert.equal(game.faction('red').gold, 3);
      if (hero === 'hector')
        assert.deepEqual([game.faction('red').priestesses, game.faction('red').philosophers], [1, 1]);
      if (hero === 'helen') {
        while (game.offered('raze').length > 0) game.play(game.offered('raze')[0]);
        game.offers(['thera.1', 'thera.2', 'kythnos.1', 'kythnos.2', 'kea.1'].map((site) => `found ${site}`));
      }
      if (hero === 'perseus') assert.deepEqual([game.area('gyaros').owner, game.area('gyaros').troops], ['red', 1]);
    });

    test(`[LE-HERO-PANDORA] [R-PANDORA] she is not offered what ${hero} would bring while the condition does not hold`, () => {
      // What an opponent has does not help.
      const rival = `gold blue 15\n blue priestesses 3\n mykonos port.1 port.2 troops 1\n andros port.1\n urania blue fleets 8`;
      const game = story(`${home} heroes ${hero} -\n ${rival}\n now turn red athena`);
      game.offers([], 'sacrifice').refuses(`sacrifice pandora as ${hero}`);
    });
  }

  test('[LE-HERO-PANDORA] either hero on the track can be her model, those elsewhere cannot', () => {
    const game = story(
      `${home} heroes hector croesus\n gold red 15\n red priestesses 2\n kea troops 1\n now turn red zeus`,
    );
    game.offers(['sacrifice pandora as hector', 'sacrifice pandora as croesus'], 'sacrifice');
    game.refuses('sacrifice pandora as perseus');
  });

  test('[LE-HERO-PANDORA] with an empty track there is nothing to use', () => {
    const game = story(`${home} heroes - -\n gold red 15\n red priestesses 2\n kea troops 1\n now turn red zeus`);
    game.offers([], 'sacrifice').refuses('sacrifice pandora', 'sacrifice pandora as hector');
  });

  test('[LE-HERO-PANDORA] [LE-HERO-3] not in the cycle in which she was recruited', () => {
    const fresh = home.replace('hero pandora red thera', 'cycle 2\n hero pandora red thera 2');
    story(`${fresh} heroes hector -\n red priestesses 2\n now turn red zeus`).offers([], 'sacrifice');
  });

  test('[R-PANDORA] [R-PERSEUS] as Perseus she leaves first and is not in the group', () => {
    const game = story(`${home} heroes perseus -\n thera troops 1\n hero helen red thera\n now turn red zeus`);
    game.play('sacrifice pandora as perseus', 'fly thera>syros 1').offers(['join helen', 'stay helen']);
    game.play('join helen');
    assert.deepEqual([game.area('syros').heroes, game.area('thera').heroes], [['helen'], []]);
    // Alone she would leave nobody to move.
    story(`${home} heroes perseus -\n now turn red zeus`).offers([], 'sacrifice');
  });
});
