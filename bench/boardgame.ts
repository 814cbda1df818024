import './production.ts';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import type { Random } from '../packages/engine/src/index.ts';
import { below } from '../packages/engine/src/internal.ts';
import { AREAS, peerGame, peerSize } from './peer-game.ts';

const PLAYERS = 4;
const game = peerGame(PLAYERS);
const reducer = CreateGameReducer({ game });
const first = InitializeGame({ game, numPlayers: PLAYERS });
export const boardgameStateSize = peerSize(PLAYERS);

/** A hundred moves through the reducer. */
export function boardgameMoves(rng: Random): number {
  let state = first;
  for (let i = 0; i < 100; i++) {
    const payload = {
      type: 'march',
      args: [below(rng, AREAS)],
      playerID: state.ctx.currentPlayer,
      credentials: undefined,
    };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return 100;
}
