import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readPosition, type View, view } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { type Attack, attacksBy, odds } from '@meltemi/engine/query';
import { attacksOn, chanceOf } from '../../src/table/attack.ts';

const THREE = 'position legendary players 3\nboard quick';
const TEAMS = 'position legendary players 4 teams\nboard quick';

function seen(text: string, head = THREE): View {
  return view(readPosition(`${head}\n${text}\nnow offerings`), 0);
}

/** Red's attacks on an area. */
function attacks(view: View, area: string): Attack[] {
  return attacksBy(view, 0, boardOf(view).index.get(area) as number);
}

/** Red at Thera against blue at Gyaros, on one island. */
function war(text: string): Attack[] {
  return attacks(seen(`${text}\nkythnos red\nmykonos blue\nmilos yellow\nsifnos yellow`), 'gyaros');
}

describe('what comes before the first round (R-PREBATTLE)', () => {
  test('LE-HERO-PANDORA mercenaries change sides, to her attack as to her defence', () => {
    const [all] = war('thera red troops 1\nhero pandora red thera\ngyaros blue mercenaries 3');
    assert.equal(chanceOf(all), 1);
    const [part] = war('thera red troops 1\nhero pandora red thera\ngyaros blue troops 2 mercenaries 1');
    assert.deepEqual(part.odds, odds({ units: 3 }, { units: 2 }));
    const [lost] = war('thera red mercenaries 3\nhero pandora blue gyaros\ngyaros blue troops 1');
    assert.equal(chanceOf(lost), 0);
  });

  test('LE-HERO-HECTOR a troop falls to him, a hero does not', () => {
    assert.equal(chanceOf(war('thera red troops 1\nhero hector blue gyaros\ngyaros blue')[0]), 0);
    const [two] = war('thera red troops 2\nhero hector blue gyaros\ngyaros blue');
    assert.deepEqual(two.odds, odds({ units: 1 }, { units: 1 }));
    const [turned] = war(
      'thera red\nhero pandora red thera\nhero hector blue gyaros\ngyaros blue troops 1 mercenaries 1',
    );
    assert.deepEqual(turned.odds, odds({ units: 2 }, { units: 2 }), 'mercenaries that changed sides are not struck');
    const [hero] = war('thera red\nhero croesus red thera\nhero hector blue gyaros\ngyaros blue');
    assert.deepEqual(hero.odds, odds({ units: 1 }, { units: 1 }));
  });

  test('LE-SEA-4 fleets fight with their ports', () => {
    const ports = 'polydora red fleets 2\ncalypso blue fleets 1\ngyaros red port.1\nmilos yellow\nandros blue';
    assert.deepEqual(attacks(seen(ports), 'calypso')[0].odds, odds({ units: 2, extra: 1 }, { units: 1 }));
  });
});

test('R-MOBILISE with a god other than Ares one hero leads, the others stay', () => {
  const found = war('thera red troops 1\nhero ajax red thera\nhero hector red thera\ngyaros blue troops 2');
  const [ares, ...others] = found;
  assert.deepEqual([ares.mobilised, ares.heroes], [false, ['ajax', 'hector']]);
  assert.deepEqual(
    others.map(({ mobilised, heroes }) => [mobilised, heroes]),
    [
      [true, ['ajax']],
      [true, ['hector']],
    ],
  );
  assert.deepEqual(others[0].odds, odds({ units: 2, extra: 1 }, { units: 2 }));
  assert.deepEqual(others[1].odds, odds({ units: 2 }, { units: 2 }));
});

test('LE-HERO-JASON he comes over rival fleets, but not with Ares', () => {
  const rest = 'syros red troops 2\nkythnos red\nmilos yellow\nsifnos yellow\nmykonos blue\ntinos blue';
  const jason = seen(`${rest}\nevagore blue fleets 1\nhero jason red syros`);
  assert.deepEqual(
    attacks(jason, 'tinos').map(({ mobilised, heroes }) => [mobilised, heroes]),
    [[true, ['jason']]],
  );
  assert.deepEqual(attacks(seen(`${rest}\nevagore blue fleets 1\nhero ajax red syros`), 'tinos'), []);
});

describe('R-ALLY a step into a teammate’s area goes on with a further one', () => {
  const rest = 'korissia blue\nioulis blue\nkastro purple\nschoinoussa purple\nermoupoli yellow';

  test('on land, with Ares as with a hero', () => {
    const row = 'kamares red troops 2\nirakleia yellow\nakrotiri blue troops 1\nlivadi blue\nhero helen red kamares';
    assert.deepEqual(
      attacks(seen(`${rest}\n${row}`, TEAMS), 'akrotiri').map(({ mobilised }) => mobilised),
      [false, true],
    );
    assert.deepEqual(attacks(seen(`${rest}\n${row}`, TEAMS), 'livadi'), []);
  });

  test('at sea', () => {
    const row = 'kamares red\nneso red fleets 2\ndoris yellow fleets 1\nberoe purple fleets 1';
    const view = seen(`${rest}\n${row}`, TEAMS);
    assert.deepEqual(attacks(view, 'beroe')[0].odds, odds({ units: 2 }, { units: 1 }));
    assert.deepEqual(
      attacksOn(view, boardOf(view).index.get('beroe') as number).map(({ from }) => from),
      [boardOf(view).index.get('neso'), boardOf(view).index.get('doris')],
    );
  });
});
