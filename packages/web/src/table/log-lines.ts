import type { EditionId } from '@meltemi/engine';
import type { Entry } from '../game/driver.ts';
import type { Naming } from '../words/naming.ts';
import { ruleOfHappening } from '../words/rule-of.ts';
import { type Log, tell } from '../words/say.ts';

/** A line of the log: what happened, the moves played before it, and the rule it stands under. */
export interface Line {
  readonly turn: number;
  readonly text: string;
  readonly rule: string;
}

/** Lines of one phase, or of one god's turn. */
interface Passage extends Line {
  /** Whose turn it is, or null. */
  readonly faction: number | null;
  readonly lines: Line[];
}

/** Lines of one cycle; the first chapter may come before the first cycle and has no title. */
export interface Chapter {
  readonly title: Line | null;
  readonly passages: Passage[];
}

/** Phases in which nothing is told are left out, unless they are the last. `undone` says that a line was taken back. */
export function chapters(entries: readonly Entry[], log: Log, n: Naming, undone = (line: string) => line): Chapter[] {
  const edition: EditionId = n.edition;
  const all: Chapter[] = [];
  let passage: Passage | null = null;
  const chapter = (): Chapter => all[all.length - 1] ?? all[all.push({ title: null, passages: [] }) - 1];
  const open = (line: Line, faction: number | null) => {
    passage = { ...line, faction, lines: [] };
    chapter().passages.push(passage);
  };
  const add = (line: Line) => {
    if (!passage) open({ ...line, text: '' }, null);
    (passage as Passage | null)?.lines.push(line);
  };
  for (const { turn, happened, takenBack = [] } of entries) {
    for (const [i, happening] of happened.entries()) {
      // Income is told once, not again as gold that came in.
      const text = happening.event === 'got' && happened[i - 1]?.event === 'income' ? '' : tell(log, happening, n);
      if (!text) continue;
      const line = { turn, text, rule: ruleOfHappening(edition, happening) };
      if (happening.event === 'cycle') {
        all.push({ title: line, passages: [] });
        passage = null;
      } else if (happening.event === 'phase') open(line, null);
      else if (happening.event === 'turn') open(line, happening.faction);
      else add(line);
    }
    const lost = takenBack.find((happening) => tell(log, happening, n));
    if (lost) add({ turn: turn + 1, text: undone(tell(log, lost, n)), rule: ruleOfHappening(edition, lost) });
  }
  return all;
}

/** The entries of the last few cycles; the first of them may still tell the end of the one before. */
export function ofLastCycles(entries: readonly Entry[], cycles: number): readonly Entry[] {
  let from = entries.length;
  for (let begun = 0; begun < cycles && from > 0; ) {
    from--;
    if (entries[from].happened.some(({ event }) => event === 'cycle')) begun++;
  }
  return entries.slice(from);
}
