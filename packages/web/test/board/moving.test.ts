import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { apply, clone, type Event, heardBy, readMove, setup, type View, view } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { readRecord } from '@meltemi/engine/record';
import { atLeast } from '@meltemi/testkit';
import { cards } from '@meltemi/words/en';
import { afterEvent } from '../../src/board/after-event.ts';
import { contentsOf } from '../../src/board/contents.ts';
import { crossing } from '../../src/board/crossing.ts';
import { stepsOf } from '../../src/board/steps.ts';

const golden = new URL('../../../engine/test/golden/', import.meta.url);
const COUNTS = ['troops', 'mercenaries', 'fleets', 'owner', 'built', 'prosperity'] as const;

/** The moves of a stored game with the views before and after, and what was heard in between. */
function* played(name: string): Generator<{ before: View; after: View; heard: ReturnType<typeof heardBy> }> {
  const record = readRecord(readFileSync(new URL(`${name}.json`, golden), 'utf8'));
  let state = setup(record.options);
  for (const text of record.moves) {
    const next = clone(state);
    const log: Event[] = [];
    apply(next, readMove(state, text), undefined, log);
    yield { before: view(state, 0), after: view(next, 0), heard: heardBy(log, 0) };
    state = next;
  }
}

for (const name of ['three-quick', 'monuments-three']) {
  test(`what happened in ${name} leads from view to view`, () => {
    let same = 0;
    let all = 0;
    for (const { before, after, heard } of played(name)) {
      const shown = heard.reduce(afterEvent, before);
      all++;
      if (COUNTS.every((counts) => String(shown[counts]) === String(after[counts]))) same++;
    }
    assert.ok(same / all > 0.93, `${same} of ${all} moves are shown as they are`);
  });

  test(`pieces of ${name} have keys of their own, and what moves stands on the board`, (t) => {
    const sawTravel = atLeast(t, 20, 'journeys');
    const sawOther = atLeast(t, 50, 'other motions');
    const words = { cards };
    for (const { before, heard } of played(name)) {
      const keys = contentsOf(before, words).pieces.map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length, keys.join());
      for (const { motions } of stepsOf(heard, before, words)) {
        for (const motion of motions) {
          if (motion.how === 'travel') {
            sawTravel();
            assert.ok(motion.path.length >= 2);
          } else {
            sawOther();
            assert.ok(motion.contents.pieces.some(({ key }) => key === motion.piece.key));
          }
        }
      }
    }
  });
}

test('troops cross the sea over the fleets that carry them, the shortest way, and over none on one island', () => {
  const board = boardOf(setup({ players: 3, start: 'quick' }));
  const owner = board.areas.map(() => -1);
  const ways = board.areas.flatMap((area, from) =>
    area.land ? board.seaNear[from].flatMap((sea) => board.seaNear[sea].map((next) => ({ from, sea, next }))) : [],
  );
  const over = ways.flatMap((way) => board.landNear[way.next].map((far) => ({ ...way, far })));
  const { from, sea, next, far } = over.find(
    (way) =>
      board.island[way.far] !== board.island[way.from] &&
      !board.seaNear[way.from].includes(way.next) &&
      !board.landNear[way.sea].includes(way.far),
  ) as (typeof over)[number];
  const fleets = owner.map((_, area) => (area === sea || area === next ? 1 : 0));
  const seen = { owner: owner.map((_, area) => (area === sea || area === next ? 2 : -1)), fleets };
  assert.deepEqual(crossing(board, seen, 2, [from, far]), [from, sea, next, far]);
  assert.deepEqual(crossing(board, seen, 1, [from, far]), [from, sea, next, far], 'fleets of others, with Jason');
  const isle = board.areas.findIndex(({ land }, area) => land && board.landNear[area].length > 0);
  assert.deepEqual(crossing(board, seen, 2, [isle, board.landNear[isle][0]]), [isle, board.landNear[isle][0]]);
});
