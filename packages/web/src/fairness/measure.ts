import { addGame, countOf, emptyTally, sidesOf, type Tally } from '@meltemi/bots/fairness';
import { type Options, setup } from '@meltemi/engine';
import type { Order } from '../game/self-play.ts';
import * as tallies from './kept-tallies.ts';

/** Numbers of games after which results are reported; after the last one measuring stops. */
export const STAGES: readonly number[] = [20, 50, 100, 200, 400];
const ALL = Math.max(...STAGES);

/** The part of a Worker that is used: it answers each game with what its sides have won. */
export interface Player {
  onmessage: ((event: MessageEvent<number[] | null>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: Order): void;
  terminate(): void;
}

/**
 * Continues measuring how fair a board is and reports: at once, then after each stage. Null: it could not be measured.
 * Results are stored on this device for each version of the bots. Returns how to stop.
 */
export function measure(
  options: Options,
  version: string,
  hire: () => Player,
  tell: (tally: Tally | null) => void,
): () => void {
  const { table } = setup(options);
  const board = JSON.stringify(table);
  let { played, tally } = tallies.recallTally(board, version) ?? {
    played: 0,
    tally: emptyTally(countOf(sidesOf(table))),
  };
  tell(tally);
  if (played >= ALL) return () => {};
  const player = hire();
  const stop = () => {
    player.onmessage = player.onerror = null;
    player.terminate();
    if (played > 0) tallies.keepTally(board, version, { played, tally });
  };
  player.onmessage = ({ data }) => {
    played++;
    tally = addGame(tally, data);
    if (!STAGES.includes(played)) return;
    tallies.keepTally(board, version, { played, tally });
    tell(tally);
    if (played === ALL) stop();
  };
  player.onerror = () => {
    stop();
    tell(null);
  };
  player.postMessage({ options, from: played, upTo: ALL });
  return stop;
}
