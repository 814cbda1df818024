import { NotationError, RuleError, SetupError } from '@meltemi/engine';
import { isRecord, messageOf } from '@meltemi/engine/internal';
import { LONGEST } from './lines.ts';
import { type Games, OPS } from './ops.ts';
import { type Fields, ProtocolError, Request } from './request.ts';

// Implements docs/engine-protocol.md: one answer per line. No line can end the process except `quit`.

/** Answers requests and keeps their games. */
export class Desk {
  private readonly games: Games = new Map();
  closed = false;

  /** The answer to a line; null for an empty one, and for every line after `quit`. */
  answer(line: string): string | null {
    if (this.closed || line.trim() === '') return null;
    let id: string | number | null = null;
    try {
      const fields = parse(line);
      id = idOf(fields);
      return JSON.stringify({ id, ok: true, ...this.perform(fields) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, error: describe(error) });
    }
  }

  tooLong(): string {
    const message = `The line is longer than ${LONGEST} characters.`;
    return JSON.stringify({ id: null, ok: false, error: { code: 'too-long', message } });
  }

  private perform(fields: Fields): object {
    const { op } = fields;
    if (op === undefined) throw new ProtocolError('missing-field', "Field 'op' is missing.", { field: 'op' });
    if (typeof op !== 'string') throw new ProtocolError('wrong-type', "Field 'op' is a text.", { field: 'op' });
    const known = Object.hasOwn(OPS, op) ? OPS[op] : undefined;
    if (!known) {
      throw new ProtocolError(
        'unknown-op',
        `There is no op '${op.slice(0, 40)}'. Known: ${Object.keys(OPS).join(', ')}.`,
      );
    }
    const { fields: allowed, run } = known;
    const request = new Request(fields, ['id', 'op', ...allowed]);
    if (op === 'quit' && !request.has('game')) this.closed = true;
    return run(request, this.games);
  }
}

function parse(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new ProtocolError('bad-json', `The line is not JSON: ${messageOf(error).slice(0, 200)}`);
  }
  if (!isRecord(value)) throw new ProtocolError('bad-request', 'A request is a JSON object.');
  return value;
}

function idOf({ id = null }: Fields): string | number | null {
  if (id === null || typeof id === 'number' || typeof id === 'string') return id;
  throw new ProtocolError('wrong-type', "Field 'id' is a text, a number or null.", { field: 'id' });
}

/** An error of the engine or the protocol as JSON: a code, a sentence, and details. */
function describe(error: unknown): object {
  if (error instanceof ProtocolError) return { code: error.code, message: error.message, ...error.more };
  if (error instanceof RuleError) {
    return { code: error.code, message: error.message, rule: error.rule, move: error.move };
  }
  if (error instanceof NotationError) {
    const { expected, line, column } = error;
    return { code: 'bad-notation', message: error.message, expected, line, column };
  }
  if (error instanceof SetupError) return { code: 'bad-setup', message: error.message, problems: error.problems };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
