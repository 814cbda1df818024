import { hash } from 'node:crypto';
import { apply, type Options, Recorder, readMove, setup } from '@meltemi/engine';
import type { ChainOfLog, ProvenRecord } from '@meltemi/protocol/proof';
import { commitmentOf, detailsOf, originOf } from '../store/chain.ts';
import type { Row } from '../store/rows.ts';
import type { Link } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { Table } from './table.ts';

/** A finished game as a file: a record anybody can replay, and all that is needed to check every die and draw. */
export function recordOf(
  table: Table,
  row: Row,
  lines: readonly Link[],
): ProvenRecord & { readonly names: readonly string[] } {
  const recorder = new Recorder(table.game.agreement.options as Options);
  const s = setup(recorder.options);
  for (const text of table.course?.texts ?? []) {
    const move = readMove(s, text);
    recorder.note(s, move);
    apply(s, move);
  }
  const { seed } = table.game;
  const names = table.seats.map((sitter) => (sitter === null ? '' : 'person' in sitter ? sitter.name : sitter.level));
  const log = lines.map(({ entry }) => publicly(JSON.parse(entry) as Entry));
  const proof = { commitment: commitmentOf(seed), seed, entropy: table.entropy, log, chain: chainOf(row, lines, log) };
  return { ...recorder.finish(s), names, proof };
}

/** What makes receipts comparable with the exported log. */
function chainOf(row: Row, lines: readonly Link[], log: readonly object[]): ChainOfLog {
  const hidden: Record<number, string> = {};
  for (const [i, { entry }] of lines.entries()) if (JSON.stringify(log[i]) !== entry) hidden[i] = hash('sha256', entry);
  return { origin: originOf(row), details: lines.map(detailsOf), hidden };
}

/** Who sat where is in the names, and a bot's moves can be checked with its level; ids of persons, and of the next table, are nobody's business. */
function publicly(entry: Entry): Readonly<Record<string, unknown>> {
  if (entry.do === 'rematch') return { do: 'rematch' };
  if (entry.do === 'join') return { do: 'join', seat: entry.seat };
  if (entry.do !== 'seat') return entry;
  const { seat, sitter } = entry;
  return { do: 'seat', seat, ...(sitter && 'level' in sitter && { level: sitter.level }) };
}
