import { isRecord } from '@meltemi/engine/internal';

export type Fields = Readonly<Record<string, unknown>>;

/** A request that can't be answered: a code, a sentence, and what it is about. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: string;
  readonly more: object;

  constructor(code: string, message: string, more: object = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

/** The longest name of a game. */
const LONGEST_NAME = 100;

/** The fields of one request, each asked for by name and type. */
export class Request {
  private readonly fields: Fields;

  constructor(fields: Fields, allowed: readonly string[]) {
    const unknown = Object.keys(fields).find((field) => !allowed.includes(field));
    if (unknown !== undefined) {
      const name = unknown.slice(0, 40);
      const message = `Op '${fields.op}' has no field '${name}'. Known: ${allowed.join(', ')}.`;
      throw new ProtocolError('unknown-field', message, { field: name });
    }
    this.fields = fields;
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined;
  }

  /** The name of the game a request is about. */
  get game(): string {
    const name = this.has('game') ? this.text('game') : 'main';
    if (name.length > LONGEST_NAME) this.wrong('game', `a text of at most ${LONGEST_NAME} characters`);
    return name;
  }

  text(field: string): string {
    const value = this.must(field);
    return typeof value === 'string' ? value : this.wrong(field, 'a text');
  }

  record(field: string): Record<string, unknown> {
    const value = this.must(field);
    return isRecord(value) ? value : this.wrong(field, 'an object');
  }

  flag(field: string): boolean {
    const value = this.fields[field] ?? false;
    return typeof value === 'boolean' ? value : this.wrong(field, 'true or false');
  }

  /** A whole number, or the usual one. */
  number(field: string, usual: number, least: number, most: number): number {
    const value = this.fields[field] ?? usual;
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    return this.wrong(field, `a whole number from ${least} to ${most}`);
  }

  oneOf<Word extends string>(field: string, words: readonly Word[]): Word {
    const value = this.text(field);
    return words.find((word) => word === value) ?? this.wrong(field, `one of ${words.join(', ')}`);
  }

  /** A seat of the table, or null for a spectator. */
  seat(players: number): number | null {
    const value = this.must('seat');
    if (value === null) return null;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players) return value;
    return this.wrong('seat', `a seat from 0 to ${players - 1}, or null for a spectator`);
  }

  private must(field: string): unknown {
    const value = this.fields[field];
    if (value === undefined) throw new ProtocolError('missing-field', `Field '${field}' is missing.`, { field });
    return value;
  }

  private wrong(field: string, expected: string): never {
    throw new ProtocolError('wrong-type', `Field '${field}' is ${expected}.`, { field });
  }
}
