/** Something that was asked and is not done: a word for programs, a sentence for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly rule: string | undefined;

  constructor(code: string, text: string, rule?: string) {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}
