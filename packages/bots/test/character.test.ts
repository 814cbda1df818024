import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawFate, type God, type Move, type Options, random, view, writeMove } from '@meltemi/engine';
import { advance, History } from '@meltemi/engine/record';
import { type BotName, think } from '../src/index.ts';
import { byCharacter } from '../src/levels/character.ts';

const bid = (god: God, amount: number): Move => ({ do: 'bid', god, amount });

/** How often each of these moves is made, of 600 seeds. */
function counts(judged: readonly { readonly move: Move; readonly chance: number }[]): number[] {
  const made = judged.map(() => 0);
  const [{ move: best }] = judged;
  for (let seed = 0; seed < 600; seed++) {
    const move = byCharacter(judged, best, random(seed));
    made[judged.findIndex((each) => each.move === move)]++;
  }
  return made;
}

test('bids that are as good as each other are all made, those on a favourite god more often', () => {
  const judged = [
    { move: bid('ares', 3), chance: 0.25 },
    { move: bid('athena', 2), chance: 0.248 },
    { move: bid('zeus', 2), chance: 0.246 },
    { move: bid('poseidon', 1), chance: 0.22 },
  ];
  const [ares, athena, zeus, poseidon] = counts(judged);
  assert.ok(athena > 2 * ares && athena > 2 * zeus, 'Penelope likes Athena');
  assert.ok(ares > 60 && zeus > 60 && poseidon === 0);
});

test('where one side is far ahead a tie is closer, and turns are left alone', () => {
  const far = [
    { move: bid('ares', 3), chance: 0.98 },
    { move: bid('athena', 2), chance: 0.978 },
  ];
  assert.deepEqual(counts(far), [600, 0]);
  const turn = [
    { move: { do: 'skip' } as Move, chance: 0.25 },
    { move: { do: 'gain', card: 'philosopher' } as Move, chance: 0.25 },
  ];
  assert.deepEqual(counts(turn), [600, 0]);
});

/** The offerings of the first cycle, by the seed of fate and that of the bots. */
function opening(level: BotName, options: Options, fate: string, thoughts: string): string {
  const game = new History(options);
  const rng = random(fate);
  const bids: string[] = [];
  for (const { asks } of advance(game, (s, results) => drawFate(s, results, rng))) {
    const { state, legal } = game;
    if (state.phase === 'actions') break;
    if (asks === undefined) continue;
    const seed = `${thoughts} ${bids.length}`;
    const move = think(level, { seen: view(state, asks), legal, seed }, { iterations: 1 });
    bids.push(writeMove(state, move));
    game.play(move);
  }
  return bids.join(', ');
}

for (const options of [
  { players: 4, board: 'quick' },
  { edition: 'classic', players: 4 },
] as const) {
  test(`the same deal is not always opened in the same way: ${'edition' in options ? 'classic' : 'Legendary'}`, () => {
    const distinct = (level: BotName) =>
      Array.from({ length: 6 }, (_, fate) => {
        const openings = Array.from({ length: 6 }, (_, i) => opening(level, options, `deal ${fate}`, `${i}`));
        return new Set(openings).size;
      }).reduce((sum, count) => sum + count, 0);
    assert.equal(distinct('medium-1'), 6);
    const medium = distinct('medium');
    assert.ok(medium >= 9, `medium opened six deals in ${medium} ways`);
  });
}
