import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { actor, apply, moves, type Options, readMove, setup, view, writeMove } from '@meltemi/engine';
import { type BotName, type Budget, think } from '../src/index.ts';

// Games that the first medium and hard played when there was nothing else, move by move. As yardsticks they are to play
// on like that.

const SEED = 'a';

interface Agreement {
  readonly decisions: number;
  readonly same: number;
}

/** How often this bot makes the move that was made then. */
function agreement(game: string, options: Options, bot: BotName, budget: Budget): Agreement {
  const s = setup(options);
  const played = readFileSync(new URL(`first-games/${game}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  let decisions = 0;
  let same = 0;
  for (const [i, text] of played.entries()) {
    const who = actor(s);
    const legal = moves(s);
    if (who !== 'fate' && who !== null && legal.length > 1) {
      const question = { seen: view(s, who), legal: moves(view(s, who)), seed: `${SEED} ${i + 1}` };
      decisions++;
      if (writeMove(s, think(bot, question, budget)) === text) same++;
    }
    apply(s, readMove(s, text), legal);
  }
  return { decisions, same };
}

const GAMES: readonly (readonly [BotName, string, Options, Budget, number])[] = [
  ['medium-1', 'legendary-medium-1', { players: 4, board: 'quick' }, {}, 0.99],
  ['medium-1', 'classic-medium-1', { edition: 'classic', players: 4 }, {}, 0.99],
  // It shares the search of the offerings with hard, which tries out more than it did then.
  ['hard-1', 'legendary-hard-1', { players: 4, board: 'quick' }, { iterations: 40 }, 0.92],
];

for (const [bot, game, options, budget, least] of GAMES) {
  test(`${bot} plays as it did when it was new: ${game}`, () => {
    const { decisions, same } = agreement(game, options, bot, budget);
    assert.ok(decisions > 100);
    assert.ok(same >= least * decisions, `${same} of ${decisions} moves`);
  });
}

test('other bots do not: the measure can tell them apart', () => {
  const { decisions, same } = agreement('legendary-medium-1', { players: 4, board: 'quick' }, 'medium', {});
  assert.ok(same < 0.8 * decisions, `${same} of ${decisions} moves`);
});
