import { moves, random, type State } from '../packages/engine/src/index.ts';
import type { Row } from './measure.ts';
import { randomGame, starts } from './random-play.ts';

function timed(s: State): number {
  const start = performance.now();
  moves(s);
  return performance.now() - start;
}

/** The slowest single call of moves() over random states, in both editions and all numbers of players. */
export function longestMoves(states: number): Row[] {
  const rng = random('longest');
  const legendary = [2, 3, 4, 5, 6].flatMap((players) => starts({ players }));
  const classic = [2, 3, 4, 5].flatMap((players) => starts({ edition: 'classic', players, monuments: true }));
  const games = [...legendary, ...classic];
  for (let i = 0; i < games.length; i++) randomGame(games[i], rng); // warm up
  let seen = 0;
  let slowest = 0;
  let most = 0;
  for (let game = 0; seen < states; game++) {
    randomGame(games[game % games.length], rng, (s) => {
      let time = timed(s);
      // A slow call may be the machine's fault, so a new maximum is measured twice more and the best of the three
      // counts.
      if (time > slowest) time = Math.min(time, timed(s), timed(s));
      seen++;
      slowest = Math.max(slowest, time);
      most = Math.max(most, moves(s).length);
    });
  }
  return [
    {
      what: `slowest moves() of ${seen.toLocaleString('en')} states (a slow one is timed thrice, the best counts)`,
      value: `${slowest.toFixed(2)} ms`,
      wanted: '< 5 ms',
    },
    { what: 'most moves in one list', value: most.toLocaleString('en') },
  ];
}
