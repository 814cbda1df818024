import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  apply,
  clone,
  type Event,
  heardBy,
  moves,
  type Options,
  random,
  setup,
  view,
  writeMove,
} from '@meltemi/engine';
import { applyStep, diff } from '@meltemi/protocol';
import { randomMove } from '@meltemi/testkit';
import { derives, isDerivable } from '../src/live/derivable.ts';

const MODES: readonly Options[] = [
  { players: 3, start: 'quick' },
  { players: 4, start: 'quick', teams: true },
  { players: 5, edition: 'classic', monuments: true },
  { players: 2, edition: 'classic', gold: 'open' },
];

for (const options of MODES) {
  test(`a move tells almost all that it does: ${JSON.stringify(options)}`, () => {
    const rng = random(`follow ${JSON.stringify(options)}`);
    let s = setup(options);
    let [all, moved] = [0, 0];
    for (let turn = 0; turn < 1500 && actor(s) !== null; turn++) {
      const legal = moves(s);
      const move = randomMove(s, legal, rng);
      const after = clone(s);
      const events: Event[] = [];
      const looks = new Set<number>();
      apply(after, move, legal, events, looks);
      for (const eyes of [null, ...Array.from({ length: options.players }, (_, seat) => seat)]) {
        const [seen, sees, happened] = [view(s, eyes), view(after, eyes), heardBy(events, eyes)];
        const before = JSON.stringify(seen);
        const alone = isDerivable({ before: s, move, after, events, looks }, eyes);
        assert.equal(alone, derives(seen, move, sees, events), 'to know all purses is to follow');
        const step = alone ? writeMove(s, move) : { by: actor(s), turn: turn + 1, patch: diff(seen, sees), happened };
        const got = applyStep(JSON.parse(before), turn, JSON.parse(JSON.stringify(step)));
        assert.deepEqual(got, { view: JSON.parse(JSON.stringify(sees)), happened, by: actor(s), turn: turn + 1 });
        assert.equal(JSON.stringify(seen), before, 'the view before is left as it was');
        all++;
        if (alone) moved++;
      }
      s = after;
    }
    assert.ok(moved > 0.97 * all, `${moved} of ${all}`);
  });
}

for (const edition of ['legendary', 'classic'] as const) {
  test(`${edition}: news of a theft have the same form whatever the purse held`, () => {
    const rng = random(`theft ${edition}`);
    let thefts = 0;
    while (thefts < 5) {
      const s = setup({ players: 4, edition, ...(edition === 'legendary' && { start: 'quick' }) });
      for (let legal = moves(s); actor(s) !== null; legal = moves(s)) {
        const theft = legal.find((move) => move.do === 'rob');
        if (theft) {
          thefts++;
          const thief = actor(s) as number;
          const victim = s.table.teamOf[theft.faction];
          const others = [null, ...s.table.seatOf].filter((seat) => seat !== thief && seat !== theft.faction);
          // As in a position without history: nobody can work out what the victim has.
          const forms = [0, 1, 2, 9, 20].map((purse) => {
            const before = {
              ...s,
              gold: s.gold.with(victim, purse),
              goldMin: s.goldMin.with(victim, 0),
              goldMax: s.goldMax.with(victim, 20),
            };
            const after = clone(before);
            const events: Event[] = [];
            const looks = new Set<number>();
            apply(after, theft, legal, events, looks);
            return others.map((seat) => [
              isDerivable({ before, move: theft, after, events, looks }, seat),
              heardBy(events, seat),
            ]);
          });
          for (const form of forms) assert.deepEqual(form, forms[0]);
          assert.ok(
            forms[0].every(([alone]) => alone),
            'the move says all',
          );
        }
        const bought = legal.find(
          (move) => move.do === 'buy' && (move.creature === 'gryphon' || move.creature === 'griffon'),
        );
        apply(s, theft ?? bought ?? randomMove(s, legal, rng), legal);
      }
    }
  });
}
