import type { ClassicFrame, FrameKind, FrameOf, LegendaryFrame, SharedFrame } from './frames.ts';
import type { FATE } from './ids.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusal.ts';
import type { Position } from './state.ts';

// The two kinds of rules. A frame is popped before `run` or `take`; a rule that is not finished pushes it again.

/** A rule that runs without a decision. */
export interface Auto<F> {
  run(s: Position, frame: F): void;
}

/** A question: who decides (a faction or FATE), what is legal, what happens, and why anything else is refused. */
export interface Ask<F> {
  who(s: Position, frame: F): number;
  moves(s: Position, frame: F): Move[];
  take(s: Position, frame: F, move: Move): void;
  /** For a move that is not among `moves`: the rule that refuses it. */
  refuse(s: Position, frame: F, move: Move): Refusal;
  /** The answer shows its player something secret, so it can't be taken back. */
  readonly reveals?: boolean;
  /** LE-ACT-4: true if there is nothing to ask; the frame is dropped. */
  skip?(s: Position, frame: F): boolean;
}

/** A question to fate. */
export interface FateAsk<F> extends Ask<F> {
  who(s: Position, frame: F): typeof FATE;
}

/** The kinds of frames that ask a player, out of the rules of an edition. */
export type PlayerQuestions<R> = {
  [K in keyof R]: R[K] extends { who(...args: never[]): infer Who } ? (number extends Who ? K : never) : never;
}[keyof R];

/** One rule per kind of frame: a missing one does not compile. */
type Rules<K extends FrameKind> = { readonly [X in K]: Auto<FrameOf<X>> | Ask<FrameOf<X>> };

export type LegendaryRules = Rules<(SharedFrame | LegendaryFrame)['kind']>;

export type ClassicRules = Rules<(SharedFrame | ClassicFrame)['kind']>;

/** For kinds of moves that a question does not offer. They can't get here, because `apply` has checked the move. */
export function impossible(move: Move): never {
  throw new Error(`'${move.do}' does not answer this question`);
}
