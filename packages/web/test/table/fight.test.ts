import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, apply, drawFate, type Event, heardBy, moves, random, setup, view } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { armies } from '@meltemi/engine/query';
import type { HistoryEntry } from '../../src/game/driver.ts';
import { fightOf } from '../../src/table/fight.ts';
import { untilTheDice } from '../../src/table/timing.ts';

test('LE-SEA-4, LE-LAND-6 a battle is shown with the dice of each round, and how it ended', () => {
  const s = setup({ players: 4, board: 'quick', start: 'quick' });
  const rng = random('fight');
  const entries: HistoryEntry[] = [];
  let rounds = 0;
  let ends = 0;
  let first = 0;
  for (let turn = 0; turn < 900 && actor(s) !== null; turn++) {
    const legal = moves(s);
    const before = armies(s);
    const warlike = legal.filter((move) => move.do === 'march' || move.do === 'sail');
    const any = warlike.length > 0 ? warlike : legal;
    const log: Event[] = [];
    apply(s, actor(s) === 'fate' ? drawFate(s, legal, rng) : any[below(rng, any.length)], legal, log);
    entries.push({ turn, happened: heardBy(log, null) });
    const dice = untilTheDice(entries[turn].happened);
    if (dice.length > 0) {
      first++;
      assert.equal(dice.at(-1)?.event, 'rolled');
      assert.ok(dice.every(({ event }) => event !== 'clash' && event !== 'lost'));
    } else assert.ok(!log.some(({ event }) => event === 'clash') || !log.some(({ event }) => event === 'rolled'));
    const fight = fightOf(entries, view(s, null));
    const clash = log.find(({ event }) => event === 'clash');
    if (clash?.event === 'clash' && before && fight && !fight.open) {
      rounds++;
      const { attacker, defender } = before;
      assert.equal(clash.attack, attacker.strength + (attacker.die ?? (fight.dice.get(attacker.faction) as number)));
      assert.equal(clash.defence, defender.strength + (defender.die ?? (fight.dice.get(defender.faction) as number)));
    }
    if (s.battle) {
      assert.equal(fight?.area, s.battle.area);
      assert.ok(fight.told.every(({ event }) => event !== 'battle-over'));
    } else if (log.some(({ event }) => event === 'battle-over')) {
      ends++;
      assert.equal(fight?.told.at(-1)?.event, 'battle-over');
      assert.ok(fight.told.some(({ event }) => event === 'lost' || event === 'withdrew'));
    }
  }
  assert.ok(rounds > 5 && ends > 3 && first > 5, `${rounds} rounds, ${ends} ends, ${first} times dice first`);
});
