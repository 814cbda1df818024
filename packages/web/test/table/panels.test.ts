import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  drawFate,
  type Event,
  type Happening,
  heardBy,
  moves,
  random,
  readPosition,
  setup,
  view,
} from '@meltemi/engine';
import { namingOf, tell } from '@meltemi/words';
import type { HistoryEntry } from '../../src/game/driver.ts';
import { isAmong, offeredMoves } from '../../src/table/acting/offered.ts';
import { creaturePrices } from '../../src/table/creature-price.ts';
import { godPlaces } from '../../src/table/god-places.ts';
import { chapters, ofLastCycles } from '../../src/table/log-lines.ts';
import { ownFaction } from '../../src/table/own-faction.ts';
import { bidsOf, offerPrice } from '../../src/table/prices.ts';
import { progressOf } from '../../src/table/progress.ts';
import { teamsInOrder } from '../../src/table/teams-in-order.ts';
import { words as en } from '../../src/words/en/index.ts';

const LANDS = 'syros red temple.1\nandros blue\nmilos yellow';

function legendary(text: string) {
  return readPosition(`position legendary players 3\nboard quick\n${LANDS}\n${text}`);
}

test('LE-OFFER-7 priestesses take from an offering, down to nothing; with Apollo it is free', () => {
  const seen = view(legendary('red priestesses 2\nnow offerings'), 0);
  assert.deepEqual(offerPrice(seen, 0, 'zeus', 7), { bid: 7, off: 2, pays: 5 });
  assert.deepEqual(offerPrice(seen, 0, 'zeus', 1), { bid: 1, off: 1, pays: 0 });
  assert.deepEqual(offerPrice(seen, 0, 'apollo', 0), { bid: 0, off: 0, pays: 0 });
});

test('CL-OFFER-3 in the classic edition an offering costs at least 1', () => {
  const board = 'kea red\nandros blue\ntinos yellow\nred priestesses 3';
  const seen = view(readPosition(`position classic players 3\nboard classic\n${board}\nnow offerings`), 0);
  assert.deepEqual(offerPrice(seen, 0, 'zeus', 2), { bid: 2, off: 1, pays: 1 });
});

test('LE-OFFER-1 amounts are those that may be offered, by god', () => {
  const s = legendary('gods zeus hera poseidon ares athena\norder red blue yellow\ngold red 5\nnow offerings');
  const bids = bidsOf(moves(s));
  assert.deepEqual([...bids.keys()].sort(), ['apollo', 'hera', 'zeus']);
  assert.deepEqual(bids.get('zeus'), [1, 3, 5]);
});

test('LE-BUILD-3 temples take from the price of a creature, for the one who looks', () => {
  const s = legendary('creatures hydra harpy medusa sylph\nnow turn red zeus');
  assert.deepEqual(creaturePrices(view(s, 0), 0, 'hydra'), { printed: 5, pays: 4 });
  assert.deepEqual(creaturePrices(view(s, 1), 1, 'hydra'), { printed: 5, pays: 5 });
  assert.deepEqual(creaturePrices(view(s, null), ownFaction(view(s, null)), 'sylph'), { printed: 2, pays: 2 });
});

test('LE-TEAM-7 of two factions the one that is asked speaks', () => {
  const s = setup({ players: 2, board: 'quick', start: 'quick' });
  const [first, second] = [0, 1].map((seat) => ownFaction(view(s, seat)));
  assert.equal(s.table.seatOf[first], 0);
  assert.equal(s.table.seatOf[second], 1);
  const teams = teamsInOrder(view(s, 0));
  assert.deepEqual(
    teams.map(({ factions }) => factions.length),
    [2, 2],
  );
});

test('LE-ACT-1 gods act from the top, Apollo last; those face down do not act', () => {
  const gods = 'gods zeus hera poseidon ares athena\nred offers zeus 1\nblue offers hera 1\nyellow offers apollo 0';
  const places = godPlaces(view(legendary(`${gods}\norder red blue yellow\nacted red\nnow turn blue hera`), 0));
  assert.deepEqual(
    places.map(({ god, number, turn }) => [god, number, turn]),
    [
      ['zeus', 1, 'done'],
      ['hera', 2, 'now'],
      ['poseidon', 0, 'later'],
      ['ares', 0, 'later'],
      ['athena', 0, 'later'],
      ['apollo', 3, 'later'],
    ],
  );
});

test('LE-METRO-1 kinds of building count once, and only own ones', () => {
  const s = legendary('thera red temple.1\nkythnos red port.1\ngyaros blue fortress.1\nnow offerings');
  assert.deepEqual(progressOf(view(s, 0), 0), { metropolises: 0, kinds: ['port', 'temple'] });
});

test('the log is grouped by cycle, phase and turn, without empty lines', () => {
  const s = setup({ players: 3, board: 'quick', start: 'quick' });
  const rng = random('log');
  const entries: HistoryEntry[] = [];
  for (let turn = 0; turn < 120 && s.cycle < 3; turn++) {
    const happened: Event[] = [];
    apply(s, drawFate(s, moves(s), rng), undefined, happened);
    entries.push({ turn, happened: heardBy(happened, 0) });
  }
  const naming = namingOf(s.table, { faction: (f) => `F${f}`, areas: {} });
  const told = chapters(entries, en, naming);
  const titled = told.filter(({ title }) => title);
  const last = chapters(ofLastCycles(entries, 1), en, naming).filter(({ title }) => title);
  assert.deepEqual(last, titled.slice(-1), 'the last cycle is told alike, with others or alone');
  assert.deepEqual(ofLastCycles(entries, 9), entries);
  assert.ok(told.filter(({ title }) => title).length >= 2);
  const lines = told.flatMap(({ passages }) => passages.flatMap((passage) => passage.lines));
  assert.ok(lines.length > 20);
  assert.ok(lines.every(({ text, rule }) => text && /^(LE|R)-/.test(rule)));
  assert.ok(told.some(({ passages }) => passages.some(({ faction }) => faction !== null)));
  const takenBack = [{ event: 'bid', faction: 1, god: 'ares', amount: 3 }] as const;
  const cut = entries.findIndex(({ happened }) => happened.some(({ event }) => event === 'bid')) + 1;
  const kept = [...entries.slice(0, cut - 1), { ...entries[cut - 1], takenBack }];
  const { text, turn } = chapters(kept, en, naming).at(-1)?.passages.at(-1)?.lines.at(-1) ?? {};
  assert.deepEqual([text, turn], [en.table.takenBack(tell(en.log, takenBack[0], naming)), cut]);
  assert.ok(lines.every(({ turn }, i) => i === 0 || turn >= lines[i - 1].turn));
});

test('payments are shown with what they paid for, and an offering with its bid', () => {
  const s = setup({ players: 3, board: 'quick', start: 'quick' });
  const naming = namingOf(s.table, { faction: (f) => `F${f}`, areas: {} });
  const lists: readonly (readonly Happening[])[] = [
    [{ event: 'phase', phase: 'offerings' }],
    [{ event: 'bid', faction: 1, god: 'zeus', amount: 5 }],
    [
      { event: 'bid', faction: 2, god: 'ares', amount: 3 },
      { event: 'paid', faction: 1, gold: 3 },
      { event: 'paid', faction: 2, gold: 3 },
      { event: 'phase', phase: 'actions' },
      { event: 'turn', faction: 1, god: 'zeus' },
    ],
    [
      { event: 'paid', faction: 1, gold: 4 },
      { event: 'card', faction: 1, card: 'priestess', by: 1 },
    ],
    [{ event: 'paid', faction: 1, gold: 2 }],
  ];
  const told = chapters(
    lists.map((happened, turn) => ({ turn, happened })),
    en,
    naming,
  );
  const lines = told.flatMap(({ passages }) => passages.flatMap(({ lines }) => lines.map(({ text }) => text)));
  assert.deepEqual(lines, [
    'F1: 5\u00a0GP for Zeus · paid 3\u00a0GP',
    'F2: 3\u00a0GP for Ares',
    'F1: +1\u00a0priestess · 4\u00a0GP',
    'F1: 2\u00a0GP paid',
  ]);
});

test('LE-COMP-5 around one screen what is offered is the same for a rich and a poor player', () => {
  const asked = (gold: number, shared: 'secret' | 'open') => {
    const s = legendary(`gods zeus hera poseidon ares athena\norder red blue yellow\ngold red ${gold}\nnow offerings`);
    const legal = moves(s);
    return { legal, offered: offeredMoves({ seen: view(s, 0), legal, shared }) };
  };
  const [poor, rich] = [asked(2, 'secret'), asked(30, 'secret')];
  assert.ok(poor.legal.length < rich.legal.length);
  assert.deepEqual(poor.offered, rich.offered);
  assert.ok(poor.legal.every((move) => isAmong(move, poor.offered)));
  // Open purses hide nothing.
  assert.deepEqual(asked(2, 'open').offered, poor.legal);
});

test('LE-COMP-5 without a scale the offerings around one screen end at what anybody could hold', () => {
  const lands = 'kea red\nandros blue\ntinos yellow';
  const offered = (gold: number) => {
    const s = readPosition(`position classic players 3\nboard classic\n${lands}\ngold red ${gold}\nnow offerings`);
    const bounded = { ...s, goldMax: [7, 12, 9] };
    const moved = { seen: view(bounded, 0), legal: moves(bounded), shared: 'secret' as const };
    return [...bidsOf(offeredMoves(moved)).values()].flat();
  };
  assert.deepEqual(offered(2), offered(6));
  assert.equal(Math.max(...offered(2)), 12);
});

test('a line of the log has the names of its move', () => {
  const bid = (turn: number) => ({ turn, happened: [{ event: 'bid', faction: 1, god: 'zeus', amount: 3 } as const] });
  const { table } = setup({ players: 3, start: 'quick', board: 'quick' });
  const called = (name: string) => namingOf(table, { faction: () => name, areas: {} });
  const told = chapters([bid(4), bid(5)], en, called('Blue'), (turn) => called(turn < 5 ? 'Ben' : 'Daedalus'));
  const lines = told.flatMap(({ passages }) => passages.flatMap((passage) => passage.lines.map(({ text }) => text)));
  assert.match(lines[0], /^Ben/);
  assert.match(lines[1], /^Daedalus/);
});
