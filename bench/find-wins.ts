import { isDecision, markerToAct, sureWin } from '../packages/bots/src/win/sure-win.ts';
import type { Exercise } from '../packages/bots/test/exercise.ts';
import { playLine } from '../packages/bots/test/line.ts';
import { MEDIUM, winsCycle } from '../packages/bots/test/play-on.ts';
import { wayOf } from '../packages/bots/test/way.ts';
import {
  clone,
  type EditionId,
  type Move,
  readPosition,
  type State,
  view,
  writeMove,
  writePosition,
} from '../packages/engine/src/index.ts';
import { decider, metropolisesOf } from '../packages/engine/src/query.ts';
import { selfPlay } from './self-play.ts';

// Positions in which the faction whose turn it is can reach the goal for certain before the turn ends.

/** Simulations of the rest of the cycle, and the share that must be won. */
const TRIES = 6;
const LASTS = 0.8;

/** All sure wins of one game, at most one from a turn. */
export function findWins(edition: EditionId, seed: string, game: number): Exercise[] {
  const found: Exercise[] = [];
  let last = '';
  selfPlay(edition, seed, game, (s, seat, legal) => {
    const marker = markerToAct(s);
    const turn = `${s.cycle} ${marker}`;
    if (marker < 0 || turn === last || s.battle || !isDecision(legal[0]) || someoneIsThere(s)) return;
    const win = sureWin(view(s, seat));
    const way = win && wayOf(s, win.line);
    if (!way || !lasts(s, win.line)) return;
    last = turn;
    found.push({
      seat,
      rival: -1,
      way,
      decisions: win.decisions,
      line: texts(s, win.line),
      position: writePosition(s),
    });
  });
  return found;
}

/** Whether the position is still won with the current bots. */
export function isStillWon({ position, seat }: Exercise): boolean {
  const s = readPosition(position);
  const win = sureWin(view(s, seat));
  return win !== null && lasts(s, win.line);
}

/**
 * A later player may take a metropolis or reach the goal with more gold, so the line must still win when the cycle is
 * played on.
 */
function lasts(s: State, line: readonly Move[]): boolean {
  const team = s.table.teamOf[decider(s) as number];
  const there = playLine(s, line);
  let won = 0;
  for (let i = 0; i < TRIES; i++) {
    if (winsCycle(clone(there), team, { playerOf: () => MEDIUM, seed: `try ${i}` })) won++;
  }
  return won >= LASTS * TRIES;
}

/** Whether somebody has reached the goal: then reaching it too need not be the best move. */
function someoneIsThere(s: State): boolean {
  return s.gold.some((_, team) => metropolisesOf(s, team) >= s.table.goal);
}

function texts(s: State, line: readonly Move[]): string[] {
  return line.map((move, i) => writeMove(playLine(clone(s), line.slice(0, i)), move));
}
