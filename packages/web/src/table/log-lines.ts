import type { Happening } from '@meltemi/engine';
import { ruleOfEvent } from '@meltemi/engine/query';
import type { Naming } from '@meltemi/words';
import { tell } from '@meltemi/words';
import type { HistoryEntry } from '../game/driver.ts';
import type { Words } from '../words/en/index.ts';

/**
 * A line of the log: what happened, the moves played before it, its words with what was paid for it, and the rule it
 * stands under.
 */
export interface LogItem {
  readonly happening: Happening;
  readonly turn: number;
  readonly text: string;
  readonly rule: string;
}

/** Lines of one phase, or of one god's turn. */
interface Passage extends LogItem {
  /** Whose turn it is, or null. */
  readonly faction: number | null;
  readonly lines: LogItem[];
}

/** Lines of one cycle; the first chapter may come before the first cycle and has no title. */
export interface Chapter {
  readonly title: LogItem | null;
  readonly passages: Passage[];
}

type Spoken = Pick<Words, 'log' | 'logPanel' | 'names' | 'table'>;

/**
 * Phases without a line are left out, except the last one. `then`: the names at a move, where others may have sat on
 * the seats.
 */
export function chapters(
  entries: readonly HistoryEntry[],
  words: Spoken,
  naming: Naming,
  then: (turn: number) => Naming = () => naming,
): Chapter[] {
  const all: Chapter[] = [];
  let passage: Passage | null = null;
  const begin = (title: LogItem | null): Chapter => {
    const chapter: Chapter = { title, passages: [] };
    all.push(chapter);
    return chapter;
  };
  const open = (line: LogItem, faction: number | null) => {
    passage = { ...line, faction, lines: [] };
    (all.at(-1) ?? begin(null)).passages.push(passage);
  };
  const add = (line: LogItem) => {
    if (!passage) open({ ...line, text: '' }, null);
    (passage as Passage | null)?.lines.push(line);
  };
  for (const { turn, happened, takenBack = [] } of entries) {
    const n = then(turn);
    for (const [i, happening] of happened.entries()) {
      if (happening.event === 'paid' && (isFor(happened, i) || paysBid(passage, happening, words, n))) continue;
      // Income has one line, not a second one for the gold received.
      const told =
        happening.event === 'got' && happened[i - 1]?.event === 'income' ? '' : tell(words.log, happening, n);
      if (!told) continue;
      const before = happened[i - 1];
      const price =
        before?.event === 'paid' && isFor(happened, i - 1) ? ` · ${words.names.gold[n.edition](before.gold)}` : '';
      const line = { happening, turn, text: `${told}${price}`, rule: ruleOfEvent(n.edition, happening) };
      if (happening.event === 'cycle') {
        begin(line);
        passage = null;
      } else if (happening.event === 'phase') open(line, null);
      else if (happening.event === 'turn') open(line, happening.faction);
      else add(line);
    }
    const lost = takenBack.find((happening) => tell(words.log, happening, n));
    if (!lost) continue;
    const text = words.table.takenBack(tell(words.log, lost, n));
    add({ happening: lost, turn: turn + 1, text, rule: ruleOfEvent(n.edition, lost) });
  }
  return all;
}

/** A payment is merged into the next event of the same faction, which it paid for. */
function isFor(happened: readonly Happening[], paid: number): boolean {
  const [payment, deed] = [happened[paid], happened[paid + 1]];
  if (payment?.event !== 'paid' || !deed || !('faction' in deed)) return false;
  return deed.event !== 'paid' && deed.event !== 'turn' && deed.faction === payment.faction;
}

/** The payment of an offering is shown with the bid if the amounts differ. */
function paysBid(
  passage: Passage | null,
  { faction, gold }: { readonly faction: number; readonly gold: number },
  words: Spoken,
  n: Naming,
): boolean {
  const lines = passage?.lines ?? [];
  const bids = lines.filter(({ happening: h }) => h.event === 'bid' && h.faction === faction && h.god !== 'apollo');
  if (bids.some(({ happening: h }) => h.event === 'bid' && h.amount === gold)) return true;
  // With two markers (CL-OFFER-4) the other one may have its payment.
  const bid = bids.findLast(({ happening, text }) => text === tell(words.log, happening, n));
  if (!bid) return false;
  const paid = words.logPanel.paid(words.names.gold[n.edition](gold));
  lines[lines.indexOf(bid)] = { ...bid, text: `${bid.text} · ${paid}` };
  return true;
}

/** The entries of the last few cycles; the first of them may still tell the end of the one before. */
export function ofLastCycles(entries: readonly HistoryEntry[], cycles: number): readonly HistoryEntry[] {
  let from = entries.length;
  for (let begun = 0; begun < cycles && from > 0; ) {
    from--;
    if (entries[from]?.happened.some(({ event }) => event === 'cycle')) begun++;
  }
  return entries.slice(from);
}
