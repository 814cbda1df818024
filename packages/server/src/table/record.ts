import { apply, type Options, Recorder, readMove, setup } from '@meltemi/engine';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import { commitmentOf } from '../store/chain.ts';
import type { Line } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { Table } from './table.ts';

/** A finished game as a file: a record anybody can replay, and all that is needed to check every die and draw. */
export function recordOf(table: Table, lines: readonly Line[]): ProvenRecord & { readonly names: readonly string[] } {
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
  return { ...recorder.finish(s), names, proof: { commitment: commitmentOf(seed), seed, entropy: table.entropy, log } };
}

/** Who sat where is in the names, and a bot's moves can be checked with its level; ids of persons, and of the next table, are nobody's business. */
function publicly(entry: Entry): Readonly<Record<string, unknown>> {
  if (entry.do === 'rematch') return { do: 'rematch' };
  if (entry.do === 'join') return { do: 'join', seat: entry.seat };
  if (entry.do !== 'seat') return entry;
  const { seat, sitter } = entry;
  return { do: 'seat', seat, ...(sitter && 'level' in sitter && { level: sitter.level }) };
}
