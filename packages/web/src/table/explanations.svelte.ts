import type { Reason } from '@meltemi/bots';
import type { Shown } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import type { Naming } from '../words/naming.ts';
import { because } from '../words/say.ts';
import { w } from '../words/words.svelte.ts';
import { type FinishedTurn, TurnWatch } from './turns.ts';

/** What lines of the log say just as well. */
const PLAIN: readonly Reason['kind'][] = ['land', 'hero', 'monument', 'recruits', 'gold'];

/** What turns of bots were good for, worked out from the views of the reader when they are over. */
export class Explanations {
  /** By the moves played before the turn. */
  private reasons = $state.raw<ReadonlyMap<number, Reason>>(new Map());
  private readonly turns = new TurnWatch();

  see(shown: Shown, company: Company): void {
    const finished = this.turns.see(shown);
    if (finished && 'level' in company.seats[finished.before.table.seatOf[finished.faction]]) this.explain(finished);
    // What was taken back needs no explanation.
    if ([...this.reasons.keys()].some((turn) => turn >= shown.turn))
      this.reasons = new Map([...this.reasons].filter(([turn]) => turn < shown.turn));
  }

  /** One line each. */
  inWords(naming: Naming): ReadonlyMap<number, string> {
    return new Map([...this.reasons].map(([turn, reason]) => [turn, because(w().advice, reason, naming)]));
  }

  private async explain({ turn, faction, before, after }: FinishedTurn): Promise<void> {
    // Without it the game goes on all the same.
    const explainer = await import('../game/explainer.ts').catch(() => null);
    const reason = explainer?.explainTurn(before, after, faction);
    if (reason && !PLAIN.includes(reason.kind)) this.reasons = new Map([...this.reasons, [turn, reason]]);
  }
}
