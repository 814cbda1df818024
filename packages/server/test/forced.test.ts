import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, apply, moves, random, type State, setup } from '@meltemi/engine';
import { openlyForced } from '@meltemi/protocol';
import { randomMove } from '@meltemi/testkit';

/** The decisions of random games, seat by seat. */
function* decisions(games: number): Generator<{ s: State; seat: number }> {
  for (let game = 0; game < games; game++) {
    const rng = random(`forced/${game}`);
    const s = setup(game % 2 === 0 ? { players: 4, edition: 'classic' } : { players: 4, start: 'quick' });
    for (let who = actor(s); who !== null; who = actor(s)) {
      const legal = moves(s);
      if (typeof who === 'number') yield { s, seat: who };
      apply(s, randomMove(s, legal, rng));
    }
  }
}

test('what is played at once says nothing about a purse', () => {
  let forced = 0;
  let byPurse = 0;
  for (const { s, seat } of decisions(20)) {
    const team = s.table.teamOf[s.table.seatOf.indexOf(seat)];
    const told = JSON.stringify(openlyForced(s, seat, moves(s)));
    for (const gold of [0, 1, 3, 7, 40]) {
      const other = { ...s, gold: s.gold.with(team, gold) };
      assert.equal(JSON.stringify(openlyForced(other, seat, moves(other))), told);
    }
    if (told !== 'null') forced++;
    else if (moves(s).length === 1) byPurse++;
  }
  assert.ok(forced > 20 && byPurse > 5, `${forced} forced, ${byPurse} by the purse`);
});
