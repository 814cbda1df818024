import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  COLOURS,
  type Event,
  type Happening,
  heardBy,
  moves,
  random,
  readPosition,
  setup,
  view,
} from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { atLeast, randomMove } from '@meltemi/testkit';
import { namingOf } from '@meltemi/words';
import type { HistoryEntry } from '../../src/game/driver.ts';
import { changedAreas, ownFactions, sinceTurn } from '../../src/table/since.ts';
import { summary } from '../../src/table/summary.ts';
import { words as cs } from '../../src/words/cs/index.ts';
import { words as en, type Words } from '../../src/words/en/index.ts';
import { words as pl } from '../../src/words/pl/index.ts';
import { words as uk } from '../../src/words/uk/index.ts';

const RED = 0;
const BLUE = 1;
const YELLOW = 2;
const ME = [RED];
const seen = view(
  readPosition('position legendary players 3\nboard quick\nsyros red\nandros blue\nmilos yellow\nnow offerings'),
  0,
);
const NAMES = ['You', 'Penelope', 'Daedalus'];
const area = (id: string): number => en_naming.areas.indexOf(id);

const naming = namingOf(seen.table, { faction: (faction) => NAMES[faction], areas: en.areas });
const en_naming = { areas: Array.from({ length: seen.owner.length }, (_, at) => naming.area(at).toLowerCase()) };

/** One entry for each list, after the first bid of the reader. */
function entries(...lists: readonly (readonly Happening[])[]): HistoryEntry[] {
  const bid: Happening = { event: 'bid', faction: RED, god: 'zeus', amount: 1 };
  return [[bid], ...lists].map((happened, turn) => ({ turn, happened }));
}

function told(all: readonly HistoryEntry[], words: Words = en) {
  return summary(sinceTurn(all, ME), ME, seen, naming, words);
}
const texts = (all: readonly HistoryEntry[], words?: Words) => told(all, words).map(({ text }) => text);

const turnOf = (faction: number): Happening => ({ event: 'turn', faction, god: 'ares' });
const SYROS = area('syros');
const MILOS = area('milos');

test('nothing to say before the first bid, nor when nothing has happened', () => {
  assert.deepEqual(sinceTurn([{ turn: 0, happened: [turnOf(BLUE)] }], ME), []);
  assert.deepEqual(texts(entries()), []);
  assert.deepEqual(texts(entries([turnOf(BLUE)], [], [turnOf(YELLOW)])), [], 'turns in which nothing is done');
});

test('the player who outbids the reader is named, with how much', () => {
  const all = entries([
    { event: 'bid', faction: BLUE, god: 'zeus', amount: 3 },
    { event: 'thrown-out', faction: RED, god: 'zeus' },
  ]);
  assert.deepEqual(told(all), [
    { turn: 1, loss: true, areas: [], text: 'Penelope bids 3\u00a0GP on Zeus: you are out' },
  ]);
  const others = entries([
    { event: 'bid', faction: BLUE, god: 'ares', amount: 3 },
    { event: 'thrown-out', faction: YELLOW, god: 'ares' },
  ]);
  assert.deepEqual(texts(others), []);
  // With several markers one may outbid oneself (CL-OFFER-4).
  const own = entries([
    { event: 'bid', faction: RED, god: 'ares', amount: 3 },
    { event: 'thrown-out', faction: RED, god: 'ares' },
  ]);
  assert.deepEqual(texts(own), []);
});

test('losses come first; a turn of a rival is one sentence, with its first deed to be shown', () => {
  const all = entries(
    [turnOf(BLUE)],
    [{ event: 'paid', faction: BLUE, gold: 2 }],
    [{ event: 'built', faction: BLUE, building: 'fortress', site: 0 }],
    [{ event: 'controlled', faction: BLUE, area: MILOS, from: YELLOW }],
    [turnOf(YELLOW)],
    [
      { event: 'creature', faction: YELLOW, creature: 'gryphon', effect: true },
      { event: 'robbed', faction: RED, by: YELLOW, gold: 3 },
    ],
  );
  const items = told(all);
  assert.deepEqual(
    items.map(({ text }) => text.replace(/on \S+,|on \S+ \(\S+\),/, 'on …,')),
    [
      'Daedalus stole 3\u00a0GP from you',
      'Penelope built a fortress on …, took Milos from Daedalus',
      'Daedalus played Gryphon',
    ],
  );
  assert.deepEqual(
    items.map(({ loss }) => loss),
    [true, false, false],
  );
  assert.equal(items[1].turn, 3);
  assert.ok(items[1].areas.includes(MILOS));
});

test('land that is taken from the reader, with what fell there, is one sentence', () => {
  const all = entries(
    [turnOf(BLUE)],
    [{ event: 'battle', area: SYROS, attacker: BLUE, defender: RED }],
    [
      { event: 'lost', faction: RED, unit: 'troop', area: SYROS },
      { event: 'lost', faction: RED, unit: 'troop', area: SYROS },
      { event: 'controlled', faction: BLUE, area: SYROS, from: RED },
      { event: 'battle-over', area: SYROS, winner: BLUE },
    ],
  );
  assert.deepEqual(texts(all), ['Penelope took Syros from you, you lost 2\u00a0troops']);
  const areas = changedAreas(sinceTurn(all, ME), ME, seen);
  assert.deepEqual([...areas], [[SYROS, true]]);
});

test('land that is taken from another rival was fought for, which is not told twice', () => {
  const battle: Happening = { event: 'battle', area: MILOS, attacker: BLUE, defender: YELLOW };
  const over: Happening = { event: 'battle-over', area: MILOS, winner: BLUE };
  const taken: Happening = { event: 'controlled', faction: BLUE, area: MILOS, from: YELLOW };
  const sentence = ['Penelope took Milos from Daedalus'];
  assert.deepEqual(texts(entries([turnOf(BLUE)], [battle], [taken, over])), sentence);
  assert.deepEqual(texts(entries([turnOf(BLUE)], [battle], [over, taken])), sentence);
});

test('what a creature destroys in the upkeep is lost to its holder, unless the reader keeps it', () => {
  const phase: Happening = { event: 'phase', phase: 'upkeep' };
  const lost: Happening = { event: 'lost', faction: RED, unit: 'fleet', area: SYROS };
  const stays = (holder: number): Happening => ({ event: 'kept', creature: 'hydra', holder, area: MILOS });
  const moves = (holder: number): Happening => ({ event: 'figure', creature: 'hydra', holder, area: MILOS });
  for (const kept of [stays, moves]) {
    const all = entries([phase], [kept(BLUE)], [lost], [turnOf(YELLOW)]);
    assert.deepEqual(texts(all), ['You lost 1\u00a0fleet at Syros to Penelope']);
    assert.deepEqual(texts(entries([phase], [kept(BLUE)], [kept(RED)], [lost])), ['You lost 1\u00a0fleet at Syros']);
  }
});

test('mercenaries, priestesses and buildings that are lost are told', () => {
  const all = entries(
    [turnOf(BLUE)],
    [{ event: 'creature', faction: BLUE, creature: 'dryad', effect: true }],
    [{ event: 'switched', faction: BLUE, mercenaries: 2, area: SYROS }],
    [
      { event: 'card', faction: RED, card: 'priestess', by: -1 },
      { event: 'card', faction: BLUE, card: 'priestess', by: 1 },
    ],
    [{ event: 'lost', faction: RED, unit: 'fleet', area: MILOS }],
    [{ event: 'razed', building: 'temple', site: boardOf(seen).areas[SYROS].sites[0] }],
  );
  assert.deepEqual(texts(all), [
    '2\u00a0mercenaries of yours at Syros went over to Penelope',
    'Penelope took 1\u00a0priestess from you',
    'You lost 1\u00a0fleet at Milos to Penelope',
    `Penelope destroyed your temple on ${naming.site(boardOf(seen).areas[SYROS].sites[0])}`,
    'Penelope played Dryad',
  ]);
});

test('gains and moves are told if nothing else was done', () => {
  const placed: Happening = { event: 'placed', faction: BLUE, piece: 'troop', area: MILOS };
  assert.deepEqual(texts(entries([turnOf(BLUE)], [placed], [placed])), ['Penelope gained 2\u00a0troops']);
  const sailed: Happening = { event: 'sailed', faction: BLUE, path: [SYROS, MILOS], fleets: 1 };
  assert.deepEqual(texts(entries([turnOf(BLUE)], [sailed])), ['Penelope moved to Milos']);
});

test('in the reader’s own turn it stays until something is decided, and begins again after it', () => {
  const built: Happening = { event: 'built', faction: BLUE, building: 'temple', site: 0 };
  const before = entries([turnOf(BLUE)], [built], [turnOf(RED)]);
  assert.equal(texts(before).length, 1);
  const decided = [
    ...before,
    { turn: 4, happened: [{ event: 'placed', faction: RED, piece: 'troop', area: SYROS }] } as HistoryEntry,
  ];
  assert.deepEqual(texts(decided), []);
  const unseen = [...before, { turn: 4, happened: [] }];
  assert.deepEqual(texts(unseen), [], 'a decision without an event');
  const later = [...unseen, { turn: 5, happened: [turnOf(BLUE)] }, { turn: 6, happened: [built] }];
  assert.equal(texts(later).length, 1);
});

test('sentences of random games in all languages reveal no more than the seat’s events', (t) => {
  for (const [game, options] of [{ players: 3 }, { edition: 'classic', players: 4, monuments: true }].entries()) {
    const s = setup(options as Parameters<typeof setup>[0]);
    const rng = random(`since ${game}`);
    const logs: Event[][] = [];
    const saw = atLeast(t, 50, 'sentences');
    for (let who = actor(s); who !== null && s.cycle < 12; who = actor(s)) {
      const legal = moves(s);
      const log: Event[] = [];
      apply(s, randomMove(s, legal, rng), legal, log);
      logs.push(log);
      if (actor(s) !== 0) continue;
      const now = view(s, 0);
      const heard = logs.map((events, turn) => ({ turn, happened: heardBy(events, 0) }));
      const mine = ownFactions(now);
      for (const words of [en, pl, cs, uk]) {
        const called = namingOf(s.table, { faction: (f) => words.names.colour[COLOURS[f]], areas: words.areas });
        for (const { text, turn } of summary(sinceTurn(heard, mine), mine, now, called, words)) {
          saw();
          assert.ok(turn < logs.length);
          assert.doesNotMatch(text, /undefined|NaN|null|\[object|\(\)|: *$|^ | $| {2}|=>|\.$/);
        }
      }
    }
  }
});
