import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  drawFate,
  type MonumentId,
  type Move,
  moves,
  random,
  readPosition,
  type State,
  setup,
  view,
} from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { decider, MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import { ask, namingOf } from '@meltemi/words';
import { choosing, NOTHING } from '../../src/table/acting/choosing.ts';
import { partsOf } from '../../src/table/acting/parts.ts';
import { factionOf, namesFaction } from '../../src/table/own-faction.ts';

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

for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  test(`${language}: LE-TEAM-7 a faction that its own player outbids is not told of a rival`, async () => {
    await speak(language);
    const state = outbidByOwn();
    const seen = view(state, actor(state) as number);
    const naming = namingOf(seen.table, { faction: (faction) => `faction ${faction}`, areas: {} });
    assert.match(ask(w().asking, seen, naming), /3/);
    assert.doesNotMatch(ask(w().asking, seen, naming), /faction/);
    const legal = moves(state);
    const deed = partsOf(required(legal[0], 'move')).deed;
    const asked = new Wording(naming, seen).question(choosing(legal, { ...NOTHING, deed }), false);
    assert.match(asked, /3/);
    assert.doesNotMatch(asked, /faction/);
  });
}

test('LE-TEAM-7 what is asked and waited for belongs to the faction on turn, not to its player’s first', async () => {
  const state = outbidByOwn();
  const seat = actor(state) as number;
  const faction = decider(state) as number;
  assert.equal(factionOf(view(state, null), seat), faction);
  assert.ok(namesFaction({ seen: view(state, seat) }));
  assert.ok(!namesFaction({ seen: view(setup({ players: 3, start: 'quick' }), 0) }));
});

/** Two players: a faction bids on a god, and the other one of its player throws it out with 3 gold. */
function outbidByOwn(): State {
  const state = setup({ players: 2, board: 'quick', start: 'quick' });
  const rng = random('outbid');
  for (let legal = moves(state); actor(state) === 'fate' || state.phase !== 'offerings'; legal = moves(state))
    apply(state, actor(state) === 'fate' ? drawFate(state, legal, rng) : required(legal[0], 'move'), legal);
  const first = decider(state) as number;
  const god = required(state.gods[0], 'god');
  for (let top = state.frames.at(-1); top?.kind === 'offer' && !top.barred; top = state.frames.at(-1)) {
    const faction = decider(state) as number;
    const mate = state.table.seatOf[faction] === state.table.seatOf[first];
    const wanted = (move: Move) =>
      move.do === 'bid' && (mate ? move.god === god && move.amount === (faction === first ? 1 : 3) : move.god !== god);
    apply(state, required(moves(state).find(wanted), 'bid'));
  }
  assert.equal(decider(state), first);
  return state;
}
