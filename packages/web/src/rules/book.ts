export const BOOKS = ['legendary', 'classic', 'monuments', 'rulings', 'examples'] as const;
export type BookName = (typeof BOOKS)[number];

/** A book of the rules as the page shows it. */
export interface Book {
  readonly name: BookName;
  /** The language it is written in: English where there is no other yet. */
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}

export interface Section {
  /** Ids to link to; there is always one. */
  readonly ids: readonly string[];
  readonly title: string;
  /** A part of the section before it. */
  readonly inner: boolean;
  readonly entries: readonly RuleEntry[];
}

export interface RuleEntry {
  /** Of the rule, and of those told within it. */
  readonly ids: readonly string[];
  readonly title: string;
  readonly html: string;
}
