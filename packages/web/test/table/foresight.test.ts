import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actor,
  drawFate,
  type Move,
  moves,
  random,
  readMove,
  readPosition,
  type State,
  view,
  writeMove,
} from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { advance, History } from '@meltemi/engine/record';
import { type Foresight, foresee } from '../../src/table/acting/foresight.ts';

/** What the player to decide can tell of a move. */
function foreseen(lines: string, move: string): Foresight {
  const s = readPosition(`position legendary players 3\nboard quick\n${lines}`);
  const seen = view(s, actor(s) as number);
  const read = readMove(s, move);
  assert.ok(moves(seen).some((legal: Move) => JSON.stringify(legal) === JSON.stringify(read)));
  return foresee(seen, read);
}

const LANDS = 'syros red troops 2\nmilos blue\nkea yellow';

test('the last player to go to Apollo pays nothing, whatever the others pay now', () => {
  const offers = 'blue offers ares 5\nyellow offers zeus 3\norder blue yellow red';
  const { cost, final } = foreseen(`${LANDS}\ngold blue 9\ngold yellow 9\n${offers}\nnow offerings`, 'bid apollo 0');
  assert.deepEqual([cost, final], [0, true]);
});

test('foresight knows a creature without effect, and a turn that ends by itself', () => {
  const turn = (gold: number) => `${LANDS}\ngold red ${gold}\ncreatures - - - charon\nnow turn red ares`;
  const poor = foreseen(turn(2), 'buy charon');
  assert.deepEqual([poor.cost, poor.idle, poor.final], [2, true, true]);
  const rich = foreseen(turn(9), 'buy charon');
  assert.deepEqual([rich.cost, rich.idle, rich.final], [2, true, false]);
});

// Two factions each: after one god of their own the next may be theirs as well.
for (const options of [{ players: 2 }, { players: 3 }, { edition: 'classic', players: 2 }] as const) {
  test(`what is said to be final can’t be undone (${JSON.stringify(options)})`, () => {
    const rng = random(`final ${JSON.stringify(options)}`);
    let [final, undoable] = [0, 0];
    for (let games = 0; games < 3; games++) {
      const game = new History(options);
      for (let decisions = 0; decisions < 150; decisions++) {
        const fate = (s: State, legal: readonly Move[]) => drawFate(s, legal, rng);
        for (const { asks } of advance(game, fate)) if (asks !== undefined) break;
        const { next: seat, legal } = game;
        if (typeof seat !== 'number') break;
        const move = legal[below(rng, legal.length)];
        const said = foresee(view(game.state, seat), move).final;
        game.play(move);
        while (game.forced && game.next === seat) game.play(game.forced);
        const back = game.next === seat && 'to' in game.wayBack(seat);
        assert.equal(said, !back, `${writeMove(game.state, move)} in move ${game.turn}`);
        if (said) final++;
        else undoable++;
      }
    }
    assert.ok(final > 20 && undoable > 20, `${final} final, ${undoable} not`);
  });
}
