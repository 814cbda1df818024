import { type Options, setup } from '@meltemi/engine';
import { type Board, boardOf } from '@meltemi/engine/board';

const boardFor = (options: Options): Board => boardOf(setup(options));

/** All quick boards, the classic ones, and random ones of every size, with names. */
export function* boards(randoms: number): Generator<readonly [string, Board]> {
  for (const players of [2, 3, 4, 5, 6]) yield [`quick ${players}`, boardFor({ players, start: 'quick' })];
  for (const players of [2, 3, 4, 5]) yield [`classic ${players}`, boardFor({ edition: 'classic', players })];
  for (let seed = 0; seed < randoms; seed++) {
    yield [`random ${seed}`, boardFor({ players: 3 + (seed % 4), board: { seed } })];
  }
}
