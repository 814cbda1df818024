import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { below, type Random } from '../packages/engine/src/index.ts';

// A game of about our size in boardgame.io: 34 areas and 4 players; a move changes an area and a purse.

interface G {
  areas: { owner: number; troops: number; mercenaries: number; fleets: number; prosperity: number; built: string[] }[];
  players: { gold: number; priestesses: number; philosophers: number }[];
}

const game = {
  setup: (): G => ({
    areas: Array.from({ length: 34 }, (_, i) => ({
      owner: i % 4,
      troops: i % 3,
      mercenaries: 0,
      fleets: 1,
      prosperity: 0,
      built: ['port', 'temple'],
    })),
    players: Array.from({ length: 4 }, () => ({ gold: 5, priestesses: 1, philosophers: 0 })),
  }),
  moves: {
    march({ G, ctx }: { G: G; ctx: { currentPlayer: string } }, area: number) {
      G.areas[area].troops++;
      G.players[Number(ctx.currentPlayer)].gold++;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const reducer = CreateGameReducer({ game });
const first = InitializeGame({ game, numPlayers: 4 });
export const boardgameStateSize = JSON.stringify(first).length;

/** A hundred moves through the reducer. */
export function boardgameMoves(rng: Random): number {
  let state = first;
  for (let i = 0; i < 100; i++) {
    const payload = {
      type: 'march',
      args: [below(rng, 34)],
      playerID: state.ctx.currentPlayer,
      credentials: undefined,
    };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return 100;
}
