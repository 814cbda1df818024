import type { RefusalCode } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';

/** An illegal move: a code for programs, a sentence for people, and the rule that forbids it. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly move: string;

  constructor(code: RefusalCode, text: string, rule: RuleId, move = '') {
    super(text);
    this.code = code;
    this.rule = rule;
    this.move = move;
  }
}

/** The message of what was thrown, which need not be an Error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Everything wrong with the options of a game, at once. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly problems: readonly SetupProblem[];

  constructor(problems: readonly SetupProblem[]) {
    super(problems.map((problem) => problem.text).join(' '));
    this.problems = problems;
  }
}

/** Reports a problem with an option. */
export type Wrong = (option: string, code: string, text: string) => void;

/** What is wrong with one option of a game. */
export interface SetupProblem {
  /** The option that is wrong. */
  readonly option: string;
  readonly code: string;
  readonly text: string;
}

/** Text that is no notation: what was expected, and where. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly expected: string;
  readonly line: number;
  readonly column: number;

  constructor(expected: string, found: string, line: number, column: number) {
    super(`Expected ${expected} at line ${line}, column ${column}, found ${found === '' ? 'the end' : `'${found}'`}.`);
    this.expected = expected;
    this.line = line;
    this.column = column;
  }
}
