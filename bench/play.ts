import { random } from '../packages/engine/src/index.ts';
import { boardgameMoves, boardgameStateSize } from './boardgame.ts';
import { chessMoves } from './chess.ts';
import { type Row, race, rate, times } from './measure.ts';
import { randomGame, starts } from './random-play.ts';
import { BOARDGAME, CHESSOPS } from './versions.ts';

/** Player decisions only: fate's draws and dice are played as well, but not counted. */
export function playRows(seconds: number): Row[] {
  const games = starts({ players: 4 });
  const rng = random('bench');
  let game = 0;
  const ours = () => randomGame(games[game++ % games.length], rng).decisions;
  const [meltemi, chess, boardgame] = race([ours, () => chessMoves(rng), () => boardgameMoves(rng)], seconds);
  return [
    { what: 'Meltemi, decisions of players', value: rate(meltemi, 'decisions') },
    {
      what: `${CHESSOPS}, all legal destinations and play`,
      value: rate(chess, 'moves'),
      ratio: times(meltemi / chess),
      wanted: '≥ 1× (stretch 3×)',
    },
    {
      what: `${BOARDGAME} reducer, ${boardgameStateSize} B of state, no list of moves`,
      value: rate(boardgame, 'moves'),
      ratio: times(meltemi / boardgame),
      wanted: '≥ 20× (stretch 60×)',
    },
  ];
}
