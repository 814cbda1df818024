import { readFileSync } from 'node:fs';
import { COLOURS, type EditionId, type State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import type { Boon, Reason } from '../src/index.ts';

// Positions, a move, and why it is good. A case is a line `edition options: move -> reason; reason`, `-` where there is
// none, and indented lines with the position, whose lines are separated by semicolons. The board is the quick one of
// Legendary, or the printed one.

export interface ReasonCase {
  readonly edition: EditionId;
  readonly move: string;
  /** As written by `writeReason`. */
  readonly reasons: readonly string[];
  readonly position: string;
}

export function readCases(): ReasonCase[] {
  const text = readFileSync(new URL('positions/reasons.txt', import.meta.url), 'utf8').replace(/^(#.*)?\n/gm, '');
  return text.split(/\n(?=\S)/).map(readCase);
}

function readCase(text: string): ReasonCase {
  const [head, ...rest] = text.trim().split('\n');
  const said = /^(legendary|classic)( .*)?: (.+) -> (.+)$/.exec(head);
  if (!said) throw new Error(`no case: '${head}'`);
  const [, edition, options = '', move, why] = said;
  const board = edition === 'classic' ? 'classic' : 'quick';
  const lines = rest.join(';').split(';');
  return {
    edition: edition as EditionId,
    move,
    reasons: why === '-' ? [] : why.split('; '),
    position: [`position ${edition}${options}`, `board ${board}`, ...lines.map((line) => line.trim())].join('\n'),
  };
}

/** In words and numbers of the notation; chances in percent. */
export function writeReason(s: State, reason: Reason): string {
  const fact = Object.entries(reason).flatMap(([field, value]): string[] => {
    if (field === 'area') return [boardOf(s).areas[value as number].id];
    if (field === 'faction') return [COLOURS[value as number]];
    if (field === 'from') return (value as number) < 0 ? [] : ['from', COLOURS[value as number]];
    if (field === 'what') return value === null ? [] : Object.values(value as Boon).map(String);
    if (field === 'before' || field === 'after' || field === 'chance') return [`${Math.round(100 * Number(value))}%`];
    return value === null ? [] : [String(value)];
  });
  return fact.join(' ');
}
