import type { ChainOfLog, ProvenRecord } from '@meltemi/protocol/proof';
import { Slice } from '../slice.ts';
import { commitmentOf, detailsOf, entryDigest, originOf } from '../store/chain.ts';
import type { MadeRow } from '../store/rows.ts';
import type { StoredLine } from '../store/store.ts';
import { type Entry, entryOf } from './entry.ts';
import type { Table } from './table.ts';

/**
 * A finished game as a file: a record that anybody can replay, with the proof of its dice and draws. `lines`: in order,
 * page by page.
 */
export async function recordOf(
  table: Table,
  row: MadeRow,
  lines: AsyncIterable<readonly StoredLine[]>,
): Promise<ProvenRecord & { readonly names: readonly string[] }> {
  const slice = await Slice.first();
  const { history, game } = table;
  if (!history) throw new Error('the game has not begun');
  const { seed } = game;
  const names = table.seats.map((sitter) => (sitter === null ? '' : 'person' in sitter ? sitter.name : sitter.level));
  const { log, chain } = await logOf(row, lines, slice);
  const proof = {
    ...(table.chance === 2 && { chance: 2 as const }),
    ...{ commitment: commitmentOf(seed), seed, entropy: table.entropy, log, chain },
  };
  return { ...history.toRecord(), names, proof };
}

/** The log as it may be published, and what is needed to compare receipts with it. */
async function logOf(row: MadeRow, lines: AsyncIterable<readonly StoredLine[]>, slice: Slice) {
  const log: Readonly<Record<string, unknown>>[] = [];
  const details: string[] = [];
  const hidden: Record<number, string> = {};
  const erased: number[] = [];
  for await (const page of lines)
    for (const line of page) {
      const shown = publicEntry(entryOf(line));
      if (JSON.stringify(shown) !== line.entry) hidden[log.length] = entryDigest(line);
      if (line.erased !== null) erased.push(line.seq);
      log.push(shown);
      details.push(detailsOf(line));
      if (slice.isOver) await slice.next();
    }
  const chain: ChainOfLog = { origin: originOf(row), details, hidden, ...(erased.length > 0 && { erased }) };
  return { log, chain };
}

/**
 * Who sat where is in the names, a bot's moves can be checked with its level, and a person's numbers with the pledge;
 * ids of persons, and of the next table, are nobody's business.
 */
export function publicEntry(entry: Entry): Readonly<Record<string, unknown>> {
  if (entry.do === 'rematch') return { do: 'rematch' };
  if (entry.do === 'keep') return { do: 'keep', seat: entry.seat };
  if (entry.do === 'readmit') return { do: 'readmit' };
  if (entry.do === 'join') return { do: 'join', seat: entry.seat };
  if (entry.do !== 'seat') return entry;
  const { seat, sitter } = entry;
  if (!sitter) return { do: 'seat', seat };
  if ('level' in sitter) return { do: 'seat', seat, level: sitter.level };
  return { do: 'seat', seat, ...(sitter.pledge && { pledge: sitter.pledge }) };
}
