import { type Advice, type BotHost, type Level, PATIENCE, type Question } from '@meltemi/bots';
import {
  type Actor,
  actor,
  below,
  drawFate,
  type Event,
  heardBy,
  type Move,
  moves,
  random,
  type View,
  view,
} from '@meltemi/engine';
import { inSlices } from '../steps.ts';
import type { Driver, Entry, News, Shown } from './driver.ts';
import { Match } from './match.ts';
import type { Company, SavedGame } from './saved-game.ts';
import { keep, keptText } from './store.ts';

/** Why a game can't be kept: there is no room, or it goes on in another window. */
export type Trouble = 'full' | 'elsewhere';

/** Cycles whose turns are looked at again when a game is opened: as many as the log shows. */
const RECENT = 2;

/** A game on this device: people around one screen, bots in a worker. */
export class LocalDriver implements Driver {
  readonly company: Company;
  private readonly match: Match;
  private readonly people: readonly number[];
  private show: (news: News) => Promise<void> | void = () => {};
  private failed: (error: unknown) => void = () => {};
  private readonly trouble: (trouble: Trouble) => void;
  /** The game as it was kept last; null: it was not. */
  private kept: string | null;
  private worker: Worker | null = null;
  private host: BotHost | null = null;
  /** For whom the screen is; null: nobody in particular. Around one screen everybody looks at it. */
  private eyes: number | null;
  /** The person who has come to the screen alone. */
  private alone: number | null = null;
  /** It is over, or was played at a server: there is something to look at, and nothing to do. */
  private readonly closed: boolean;
  private here = true;
  private busy = false;

  private constructor(match: Match, kept: string | null, trouble: (trouble: Trouble) => void) {
    this.company = match.company;
    this.match = match;
    this.people = match.company.seats.flatMap((sitter, seat) => ('name' in sitter ? [seat] : []));
    this.eyes = this.people.length === 1 ? this.people[0] : null;
    this.trouble = trouble;
    this.closed = match.company.over || match.company.online === true;
    this.kept = kept;
  }

  /** `trouble` is told when the game can't be kept. */
  static async open(saved: SavedGame, trouble: (trouble: Trouble) => void): Promise<LocalDriver> {
    const kept = keptText(saved.company.id);
    return new LocalDriver(await inSlices(Match.opening(saved)), kept, trouble);
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
    return this.match.logs.map((log, turn) => ({ turn, happened: heardBy(log, listener) }));
  }

  recent(): Shown[] {
    const { listener } = this;
    return this.match
      .since(RECENT)
      .map(({ state, log, turn }) => ({ seen: view(state, listener), happened: heardBy(log, listener), turn }));
  }

  /** Around one screen everybody hears what is told, so nobody's secrets are. */
  private get listener(): number | null {
    return this.people.length > 1 ? null : this.eyes;
  }

  /** Around one screen a secret card is shown only to the person who has come alone. */
  private get seen(): View {
    const { state } = this.match;
    const seen = view(state, this.eyes);
    const isAlone = this.people.length === 1 || (this.alone !== null && this.alone === this.eyes);
    return isAlone ? seen : { ...seen, top: view(state, null).top };
  }

  /** One move at a time: until this one is shown and others have moved, nothing is taken. */
  async play(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(async () => {
      await this.step(move, moves(this.match.state));
      await this.goOn();
    });
  }

  undo(): void {
    const seat = this.eyes;
    if (this.busy || seat === null || !this.match.undo(seat)) return;
    this.write();
    this.attempt(() => this.tell([], null));
  }

  lift(): void {
    this.eyes = this.alone = actor(this.match.state) as number;
    this.attempt(() => this.tell([], null));
  }

  saved(): SavedGame {
    return this.match.save();
  }

  leave(): void {
    this.here = false;
    this.worker?.terminate();
  }

  async advise(): Promise<Advice[]> {
    const { adviceFor } = await import('./adviser.ts');
    return adviceFor(this.questionFor(actor(this.match.state) as number));
  }

  /** Plays for fate and bots, and what is forced, until a person has to decide or the game is over. */
  private async goOn(): Promise<void> {
    this.busy = true;
    while (this.here && !this.asksPerson && this.next !== null) await this.step(...(await this.decide(this.next)));
    this.busy = false;
    if (!this.here) return;
    this.comeForward();
    await this.tell([], null);
  }

  private get next(): Actor {
    return this.closed ? null : actor(this.match.state);
  }

  /** A person has to decide, and can. */
  private get asksPerson(): boolean {
    return this.isPerson(this.next) && moves(this.match.state).length > 1;
  }

  /** Around one screen it is for whoever decides, once that person has come if there is more to see than a purse. */
  private comeForward(): void {
    if (this.people.length === 1) return;
    const next = this.next as number | null;
    if (!this.showsCard || this.alone !== next) this.alone = null;
    this.eyes = this.showsCard && this.alone === null ? null : next;
  }

  /** LE-COMP-5: purses are secret unless it was agreed otherwise. Around one screen they stay so. */
  private get isSecret(): boolean {
    const { table, phase } = this.match.state;
    return this.people.length > 1 && table.gold !== 'open' && phase !== 'over';
  }

  /** LE-ZEUS-3: what is asked shows a card that others may not see. */
  private get showsCard(): boolean {
    const { frames } = this.match.state;
    return frames[frames.length - 1]?.kind === 'top-card';
  }

  private async decide(who: Actor): Promise<[Move, readonly Move[]]> {
    const { state } = this.match;
    const legal = moves(state);
    if (legal.length === 1) return [legal[0], legal];
    if (who === 'fate') return [drawFate(state, legal, this.luckOf('fate')), legal];
    const { level } = this.company.seats[who as number] as { level: Level };
    const bots = await this.bots();
    return [await bots.ask(level, this.questionFor(who as number), { ms: PATIENCE[level] }).move, legal];
  }

  private async bots(): Promise<BotHost> {
    if (this.host) return this.host;
    const { hostBots } = await import('./bot-host.ts');
    ({ worker: this.worker, host: this.host } = hostBots());
    if (!this.here) this.leave();
    return this.host;
  }

  private async step(move: Move, legal: readonly Move[]): Promise<void> {
    const by = actor(this.match.state);
    const log = this.match.play(move, legal);
    this.write();
    const next = actor(this.match.state);
    // Whoever has decided stays at the screen while fate does.
    if (this.people.length > 1 && next !== this.eyes && next !== 'fate') this.eyes = null;
    await this.tell(log, by);
  }

  /** Kept after every move, before it is shown. What another window has kept of this game in the meantime is not overwritten. */
  private write(): void {
    const there = keptText(this.company.id);
    if (there !== null && there !== this.kept) return this.trouble('elsewhere');
    try {
      this.kept = keep(this.match.save());
    } catch {
      this.trouble('full');
    }
  }

  private tell(log: readonly Event[], by: Actor): Promise<void> | void {
    const { turn } = this.match;
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
      legal: mine ? moves(this.match.state) : [],
      undoable: mine && this.match.undoable(next as number),
      curtain: asked && !mine ? (next as number) : null,
      ...(this.people.length > 1 && { shared: this.isSecret ? 'secret' : 'open' }),
    });
  }

  private isPerson(who: Actor): boolean {
    return typeof who === 'number' && this.people.includes(who);
  }

  private questionFor(seat: number): Question {
    const seen = view(this.match.state, seat);
    return { seen, legal: moves(seen), seed: below(this.luckOf(seat), 0x1_0000_0000) };
  }

  /** Every decision has its own luck, so that a game that was left and taken up again goes on like one that was not. */
  private luckOf(who: Actor): ReturnType<typeof random> {
    return random(`play ${this.company.seed} ${this.match.turn} ${who}`);
  }
}
