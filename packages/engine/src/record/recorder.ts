import { fixBoard } from '../editions/fix-board.ts';
import type { Move } from '../model/moves.ts';
import type { Options } from '../model/options.ts';
import type { State } from '../model/state.ts';
import { RULES, VERSION } from '../model/version.ts';
import { hashPosition } from '../notation/hash.ts';
import { writeMove } from '../notation/move.ts';
import type { GameRecord } from './record.ts';

/** After how many moves a hash is noted. */
const EVERY = 50;

/** Writes a game down while it is played. */
export class Recorder {
  readonly options: Options;
  readonly moves: string[] = [];
  private readonly hashes: { after: number; hash: string }[] = [];

  constructor(options: Options) {
    this.options = fixBoard(options);
  }

  /** To be called with the state before the move. */
  note(before: State, move: Move): void {
    if (this.moves.length > 0 && this.moves.length % EVERY === 0) this.hashes.push(this.hashNow(before));
    this.moves.push(writeMove(before, move));
  }

  finish(s: State): GameRecord {
    const hashes = this.hashes.filter(({ after }) => after < this.moves.length);
    return {
      ...{ meltemi: 1, version: VERSION, rules: RULES },
      ...{ options: this.options, moves: [...this.moves], hashes: [...hashes, this.hashNow(s)] },
    };
  }

  private hashNow(s: State): { after: number; hash: string } {
    return { after: this.moves.length, hash: hashPosition(s) };
  }
}
