import './production.ts';
import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

// The tic-tac-toe of boardgame.io's tutorial, with boardgame.io's bot.

const ITERATIONS = 200;
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

interface G {
  cells: (string | null)[];
}

const game = {
  setup: (): G => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: G; playerID: string }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
    },
  },
  endIf({ G: { cells }, ctx }: { G: G; ctx: { currentPlayer: string } }) {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function enumerate({ cells }: G) {
  return cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : []));
}

const first = InitializeGame({ game, numPlayers: 2 });

/** Lets the bot search once for the first move. Its promise is already resolved when it is returned. */
export function ticTacToeIterations(): number {
  const bot = new MCTSBot({ game, enumerate, seed: 'bench', iterations: ITERATIONS });
  bot.play(first, '0');
  return ITERATIONS;
}
