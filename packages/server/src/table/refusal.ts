import { RuleError } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import { Damaged } from '../store/damaged.ts';

/** Something that was asked and is not done: a word for programs, a sentence for people. */
export class RequestRefusal extends Error {
  override readonly name = 'RequestRefusal';
  readonly code: string;
  readonly rule: string | undefined;

  constructor(code: string, text: string, rule?: string) {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}

/** What the rules forbid is refused. */
export function asRefusal(error: unknown): unknown {
  return error instanceof RuleError ? new RequestRefusal(error.code, error.message, error.rule) : error;
}

/** The page was loaded from an earlier server, and knows nothing of numbers that are pledged and shown. */
export class OldPage extends RequestRefusal {
  constructor() {
    super(
      'old-page',
      'This page is of an earlier version: reload it. A program has to pledge numbers (docs/protocol.md).',
    );
  }
}

/**
 * The store failed, so it is not known whether what was asked was done, now or when it was asked before. It is safe to
 * ask again under the same key.
 */
export class Unsure extends Error {
  override readonly name = 'Unsure';
  /** For people, the reason being none of their business. */
  static readonly text = 'It is not known yet whether this was done.';

  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

/** Whatever else the store throws says nothing about what it has stored. */
export function throwUnsure(error: unknown): never {
  throw error instanceof RequestRefusal || error instanceof Damaged ? error : new Unsure(error);
}
