import { apply } from '../kernel/apply.ts';
import { actor } from '../kernel/game.ts';
import { setup } from '../kernel/setup.ts';
import type { Move } from '../model/moves.ts';
import type { State } from '../model/state.ts';
import { RULES } from '../model/version.ts';
import { hashPosition } from '../notation/hash.ts';
import { readMove } from '../notation/move.ts';
import type { GameRecord } from './record.ts';

/** The first place where a record does not hold. */
interface Difference {
  readonly after: number;
  readonly text: string;
}

export interface Replayed {
  readonly state: State;
  readonly played: number;
  readonly difference: Difference | null;
}

/**
 * Plays a record from the start; stops at the first illegal move or wrong hash, or where moves are missing. `seen` is called before every
 * move.
 */
export function replay(record: GameRecord, seen?: (s: State, move: Move) => void): Replayed {
  const s = setup(record.options);
  let played = 0;
  const differs = (text: string): Replayed => ({
    ...{ state: s, played },
    difference: { after: played, text: text + otherRules(record) },
  });
  /** Was another position recorded here? */
  const strays = (when: string): Replayed | null => {
    const recorded = record.hashes.filter(({ after }) => after === played);
    const other = recorded.length > 0 && recorded.find(({ hash }) => hash !== hashPosition(s));
    return other ? differs(`${when}, the position is ${hashPosition(s)}, recorded was ${other.hash}.`) : null;
  };
  const wrongStart = strays('Before the first move');
  if (wrongStart) return wrongStart;
  for (const text of record.moves) {
    try {
      if (actor(s) === null) return differs(`The game is over, but '${text}' follows.`);
      const move = readMove(s, text);
      seen?.(s, move);
      apply(s, move);
    } catch (error) {
      return differs(`Move ${played + 1}, '${text}': ${(error as Error).message}`);
    }
    played++;
    const wrong = strays(`After move ${played}, '${text}'`);
    if (wrong) return wrong;
  }
  const nowhere = record.hashes.find(({ after }) => !Number.isInteger(after) || after < 0 || after > played);
  if (nowhere) return differs(`The moves end after ${played}, but a hash was recorded after move ${nowhere.after}.`);
  return { state: s, played, difference: null };
}

/** Why a record may differ that is as it was written. */
function otherRules({ rules, version }: GameRecord): string {
  if (rules === undefined || rules === RULES) return '';
  return ` It was recorded with rules ${rules}${version ? ` (Meltemi ${version})` : ''}; these are rules ${RULES}.`;
}
