import type { Happening } from '@meltemi/engine';
import type { Naming } from '@meltemi/words';
import { tell } from '@meltemi/words';
import type { GameUpdate } from '../game/driver.ts';
import { w } from '../words/words.svelte.ts';
import { namesFaction, ownFaction } from './own-faction.ts';
import type { Told } from './since.ts';

/** Number of lines that are kept, so that readers can go back to them. */
const KEPT = 8;

/** Lines for screen readers: lines are added, never changed. */
export class Announcer {
  lines = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  private count = 0;
  /** It is this person's turn after somebody else's, and that was not announced yet. */
  private turnBegins = true;
  /** The question that was announced last, with the moves played before it. */
  private lastAsked = '';
  /** Sentences about others that were announced. */
  private said = new Set<string>();

  say(text: string): void {
    if (text) this.lines = [...this.lines.slice(1 - KEPT), { id: this.count++, text }];
  }

  /** The next question is the first after somebody else's turn. */
  beginTurn(): void {
    this.turnBegins = true;
  }

  happened(happened: readonly Happening[], naming: Naming): void {
    const lines = happened.map((happening) => tell(w().log, happening, naming)).filter(Boolean);
    this.say(lines.join('. '));
  }

  /** What others did, once: sentences, and bids as in the log. */
  recap(sentences: readonly string[], told: readonly Told[], naming: Naming): void {
    const bids = told.flatMap(({ happening }) => (happening.event === 'bid' ? tell(w().log, happening, naming) : []));
    const fresh = [...sentences, ...bids].filter((text) => !this.said.has(text));
    for (const text of fresh) this.said.add(text);
    if (fresh.length > 0) this.say(`${fresh.join('. ')}.`);
  }

  /** A new recap begins. */
  forgetRecap(): void {
    this.said.clear();
  }

  /** A question once, with whose turn it is after somebody else's. */
  ask(question: string, update: GameUpdate, naming: Naming): void {
    const { turn, seen } = update;
    const asked = `${turn} ${question}`;
    if (!question || asked === this.lastAsked) return;
    this.lastAsked = asked;
    const whose = namesFaction(update)
      ? `${w().table.turn}: ${naming.faction(ownFaction(seen))}.`
      : w().acting.yourTurn;
    this.say(this.turnBegins ? `${whose} ${question}` : question);
    this.turnBegins = false;
  }
}
