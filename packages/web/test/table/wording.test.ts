import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MonumentId, type Move, moves, readPosition, setup, view } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import { namingOf } from '@meltemi/words';
import { choosing, NOTHING } from '../../src/table/acting/choosing.ts';
import { partsOf } from '../../src/table/acting/parts.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, { $state: Object.assign(same, { raw: same }), document: { documentElement: {} } });
const { LANGUAGES, speak, speakOf, w } = await import('../../src/words/words.svelte.ts');
const { Wording } = await import('../../src/table/acting/wording.ts');
await speakOf('table');

for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  test(`${language}: a monument for one of several isles goes by its name, not by that of a god or a building`, async () => {
    await speak(language);
    const state = setup({ edition: 'classic', players: 4, monuments: true });
    const wording = new Wording(namingOf(state.table, { faction: String, areas: {} }), view(state, 0));
    for (const monument of Object.keys(MONUMENT_BUILDINGS) as MonumentId[])
      assert.ok(
        wording.share({ do: 'erect', monument, area: 0 }).endsWith(`: ${w().cards.monument[monument].name}`),
        monument,
      );
  });
}

test('a single move that needs no place is the question itself, with its price', async () => {
  await speak('en');
  const state = readPosition(`position classic players 3
    board classic
    tinos red
    kea yellow
    naxos blue
    gold red 5
    creatures kraken sphinx -
    now turn red zeus
  `);
  const legal = moves(state);
  const naming = namingOf(state.table, { faction: String, areas: {} });
  const question = (like: (move: Move) => boolean) => {
    const deed = partsOf(required(legal.find(like), 'move')).deed;
    return new Wording(naming, view(state, 0)).question(choosing(legal, { ...NOTHING, deed }), false);
  };
  assert.equal(
    question((move) => move.do === 'replace' && move.creature === 'kraken'),
    'Replace Kraken (1\u00a0GP).',
  );
  assert.equal(
    question((move) => move.do === 'build'),
    'Build: temple (2\u00a0GP). Where?',
  );
});

test('Sylph: every sea area with fleets can be chosen first, and then every other one', async () => {
  await speak('en');
  const state = readPosition(`position legendary players 3
    board quick
    syros red
    milos blue
    kea yellow
    dione red fleets 1
    hippothoe blue fleets 1
    eione yellow fleets 1
    frame {"kind":"actions"}
    frame {"kind":"sylph","by":0}
  `);
  const legal = moves(state);
  const first = choosing(legal, NOTHING);
  assert.equal(first.spots.length, 3);
  const wording = new Wording(namingOf(state.table, { faction: String, areas: {} }), view(state, 0));
  for (const spot of first.spots) {
    const next = choosing(legal, { ...NOTHING, spots: [spot] });
    assert.equal(next.spots.length, 2);
    assert.equal(
      wording.question(next, true),
      `${wording.share({ do: 'swap', area: 0, with: 1 })}. ${w().acting.withWhich}`,
    );
  }
});
