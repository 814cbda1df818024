import type { Reason } from '@meltemi/bots';
import { at, required } from '@meltemi/engine/internal';
import type { Naming } from '@meltemi/words';
import { because } from '@meltemi/words';
import type { Shown } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import { w } from '../words/words.svelte.ts';
import { keepReasons, keptReasons, type Reasons } from './kept-reasons.ts';
import { type FinishedTurn, TurnWatch } from './turn-watch.ts';

/** Reasons that the log states anyway. */
const PLAIN: readonly Reason['kind'][] = ['land', 'hero', 'monument', 'recruits', 'gold'];

/** Explains bots' turns when they are over, from the reader's views. */
export class Explanations {
  /** By the moves played before the turn. */
  private reasons = $state.raw<Reasons>(new Map());
  private readonly turns = new TurnWatch();
  /** Where explanations are stored; null: they are not, because earlier views are available. */
  private notes: { readonly table: string; readonly seat: number | null } | null = null;

  see(shown: Shown, company: Company): void {
    if (company.online && !this.notes) {
      this.notes = { table: company.id, seat: shown.seen.seat };
      this.reasons = keptReasons(company.id, shown.seen.seat);
    }
    const finished = this.turns.see(shown);
    if (finished && isBot(company, at(finished.before.table.seatOf, finished.faction))) this.explain(finished);
    // What was taken back needs no explanation.
    if ([...this.reasons.keys()].some((turn) => turn >= shown.turn))
      this.keep(new Map([...this.reasons].filter(([turn]) => turn < shown.turn)));
  }

  private keep(reasons: Reasons): void {
    this.reasons = reasons;
    if (this.notes) keepReasons(this.notes.table, this.notes.seat, reasons);
  }

  /** One line each. */
  inWords(naming: Naming): ReadonlyMap<number, string> {
    return new Map([...this.reasons].map(([turn, reason]) => [turn, because(w().advice, reason, naming)]));
  }

  private async explain({ turn, faction, before, after }: FinishedTurn): Promise<void> {
    // If loading fails, there is just no explanation.
    const explainer = await import('../game/explainer.ts').catch(() => null);
    const reason = explainer?.explainTurn(before, after, faction);
    if (reason && !PLAIN.includes(reason.kind)) this.keep(new Map([...this.reasons, [turn, reason]]));
  }
}

function isBot({ seats }: Company, seat: number): boolean {
  return 'level' in required(seats[seat], 'seat');
}
