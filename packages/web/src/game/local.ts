import { type Advice, type BotClient, type Level, PATIENCE, type Question } from '@meltemi/bots';
import {
  type Actor,
  advance,
  below,
  drawFate,
  type Event,
  type History,
  heardBy,
  type Move,
  random,
  type State,
  type View,
  view,
} from '@meltemi/engine';
import { inSlices } from '../steps.ts';
import type { Driver, Entry, News, Shown } from './driver.ts';
import { openingOf } from './opening.ts';
import type { Company, SavedGame } from './saved-game.ts';
import { keep, keptText } from './store.ts';

/** Why a game can't be kept: there is no room, or it goes on in another window. */
export type Trouble = 'full' | 'elsewhere';

/** Cycles whose turns are looked at again when a game is opened: as many as the log shows. */
const RECENT = 2;

/** A game on this device: people around one screen, bots in a worker. */
export class LocalDriver implements Driver {
  readonly company: Company;
  private readonly opened: SavedGame;
  private readonly game: History;
  private readonly people: readonly number[];
  private show: (news: News) => Promise<void> | void = () => {};
  private failed: (error: unknown) => void = () => {};
  private readonly trouble: (trouble: Trouble) => void;
  /** The game as it was kept last; null: it was not. */
  private kept: string | null;
  private worker: Worker | null = null;
  private host: BotClient | null = null;
  /** For whom the screen is; null: nobody in particular. Around one screen everybody looks at it. */
  private eyes: number | null;
  /** The person who has come to the screen alone. */
  private alone: number | null = null;
  /** It is over, or was played at a server: there is something to look at, and nothing to do. */
  private readonly closed: boolean;
  private here = true;
  private busy = false;

  private constructor(opened: SavedGame, game: History, kept: string | null, trouble: (trouble: Trouble) => void) {
    const { company } = opened;
    this.company = company;
    this.opened = opened;
    this.game = game;
    this.people = company.seats.flatMap((sitter, seat) => ('name' in sitter ? [seat] : []));
    this.eyes = this.people.length === 1 ? this.people[0] : null;
    this.trouble = trouble;
    this.closed = company.over || company.online === true;
    this.kept = kept;
  }

  /** `trouble` is called when the game can't be stored. */
  static async open(saved: SavedGame, trouble: (trouble: Trouble) => void): Promise<LocalDriver> {
    const kept = keptText(saved.company.id);
    return new LocalDriver(saved, await inSlices(openingOf(saved)), kept, trouble);
  }

  begin(show: (news: News) => Promise<void> | void, failed: (error: unknown) => void): void {
    this.show = show;
    this.failed = failed;
    this.attempt(async () => {
      this.busy = true;
      // While a bot thinks there is something to look at.
      if (!this.asksPerson) await this.tell([], null);
      await this.goOn();
    });
  }

  /** What goes wrong is said: nobody waits for something that does not come. */
  private async attempt(work: () => Promise<void> | void): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.here) this.failed(error);
    }
  }

  history(): Entry[] {
    const { listener } = this;
    return this.game.steps.map(({ events }, turn) => ({ turn, happened: heardBy(events, listener) }));
  }

  recent(): Shown[] {
    const { game, listener } = this;
    return [...game.positions(this.recentFrom)].map(({ state, events, turn }) => ({
      seen: view(state, listener),
      happened: heardBy(events, listener),
      turn,
    }));
  }

  /** Moves before the last cycles. */
  private get recentFrom(): number {
    const first = this.game.state.cycle - RECENT + 1;
    return 1 + this.game.steps.findIndex(({ events }) => events.some((e) => e.event === 'cycle' && e.cycle >= first));
  }

  /** Around one screen everybody sees the news, so it contains nobody's secrets. */
  private get listener(): number | null {
    return this.people.length > 1 ? null : this.eyes;
  }

  /** Around one screen a secret card is shown only to the person who has come alone. */
  private get seen(): View {
    const { state } = this.game;
    const seen = view(state, this.eyes);
    const isAlone = this.people.length === 1 || (this.alone !== null && this.alone === this.eyes);
    return isAlone ? seen : { ...seen, top: view(state, null).top };
  }

  /** One move at a time: until this one is shown and others have moved, nothing is taken. */
  async play(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(async () => {
      this.game.play(move);
      await this.shown();
      await this.goOn();
    });
  }

  undo(): void {
    const seat = this.eyes;
    if (this.busy || seat === null || !this.game.undo(seat)) return;
    this.write();
    this.attempt(() => this.tell([], null));
  }

  lift(): void {
    this.eyes = this.alone = this.game.next as number;
    this.attempt(() => this.tell([], null));
  }

  saved(): SavedGame {
    const { opened, game } = this;
    const over = opened.company.over || game.next === null;
    const company = { ...opened.company, played: Date.now(), over };
    return { ...opened, options: game.options, moves: game.texts, hashes: [], company };
  }

  leave(): void {
    this.here = false;
    this.worker?.terminate();
  }

  async advise(): Promise<Advice[]> {
    const { adviceFor } = await import('./adviser.ts');
    return adviceFor(this.questionFor(this.game.next as number));
  }

  /** Plays for fate and bots, and what is forced, until a person has to decide or the game is over. */
  private async goOn(): Promise<void> {
    this.busy = true;
    const fate = (s: State, legal: readonly Move[]) => drawFate(s, legal, this.luckOf('fate'));
    if (this.here && !this.closed)
      for (const { asks } of advance(this.game, fate)) {
        if (asks !== undefined && this.people.includes(asks)) break;
        if (asks !== undefined) await this.letBotDecide(asks);
        await this.shown();
        if (!this.here) return;
      }
    this.busy = false;
    this.comeForward();
    await this.tell([], null);
  }

  private get next(): Actor {
    return this.closed ? null : this.game.next;
  }

  /** A person has to decide, and can. */
  private get asksPerson(): boolean {
    const { next, game } = this;
    return typeof next === 'number' && this.people.includes(next) && game.forced === null;
  }

  /** Around one screen the view is that of the deciding seat, after that person has confirmed being there if it shows more than a purse. */
  private comeForward(): void {
    if (this.people.length === 1) return;
    const next = this.next as number | null;
    if (!this.showsCard || this.alone !== next) this.alone = null;
    this.eyes = this.showsCard && this.alone === null ? null : next;
  }

  /** LE-COMP-5: purses are secret unless it was agreed otherwise. Around one screen they stay so. */
  private get isSecret(): boolean {
    const { table, phase } = this.game.state;
    return this.people.length > 1 && table.gold !== 'open' && phase !== 'over';
  }

  /** LE-ZEUS-3: what is asked shows a card that others may not see. */
  private get showsCard(): boolean {
    const { frames } = this.game.state;
    return frames[frames.length - 1]?.kind === 'top-card';
  }

  private async letBotDecide(seat: number): Promise<void> {
    const { level } = this.company.seats[seat] as { level: Level };
    const bots = await this.bots();
    this.game.play(await bots.ask(level, this.questionFor(seat), { ms: PATIENCE[level] }).move);
  }

  private async bots(): Promise<BotClient> {
    if (this.host) return this.host;
    const { hostBots } = await import('./bot-host.ts');
    ({ worker: this.worker, host: this.host } = hostBots());
    if (!this.here) this.leave();
    return this.host;
  }

  /** Keeps the game with the move that was just played, and shows it. */
  private async shown(): Promise<void> {
    const { next, latest } = this.game;
    this.write();
    // The person who has decided stays at the screen while fate does.
    if (this.people.length > 1 && next !== this.eyes && next !== 'fate') this.eyes = null;
    await this.tell(latest?.events ?? [], latest?.by ?? null);
  }

  /** Kept after every move, before it is shown. What another window has kept of this game in the meantime is not overwritten. */
  private write(): void {
    const there = keptText(this.company.id);
    if (there !== null && there !== this.kept) return this.trouble('elsewhere');
    try {
      this.kept = keep(this.saved());
    } catch {
      this.trouble('full');
    }
  }

  private tell(log: readonly Event[], by: Actor): Promise<void> | void {
    const { turn } = this.game;
    const { next } = this;
    // Nobody is asked before the answer counts.
    const asked = !this.busy && this.asksPerson;
    const mine = asked && next === this.eyes;
    return this.show({
      seen: this.seen,
      happened: heardBy(log, this.listener),
      by,
      turn,
      next,
      // Every flow of gold is public: what is offered tells nobody more of a purse than they can work out.
      legal: mine ? this.game.legal : [],
      undoable: mine && 'to' in this.game.wayBack(next as number),
      curtain: asked && !mine ? (next as number) : null,
      ...(this.people.length > 1 && { shared: this.isSecret ? 'secret' : 'open' }),
    });
  }

  private questionFor(seat: number): Question {
    const { state, legal } = this.game;
    return { seen: view(state, seat), legal, seed: below(this.luckOf(seat), 0x1_0000_0000) };
  }

  /** Every decision has its own luck, so that a game that was left and taken up again goes on like one that was not. */
  private luckOf(who: Actor): ReturnType<typeof random> {
    return random(`play ${this.company.seed} ${this.game.turn} ${who}`);
  }
}
