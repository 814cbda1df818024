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
  view,
} from '@meltemi/engine';
import { inSlices } from '../steps.ts';
import type { Driver, Entry, News } from './driver.ts';
import { Match } from './match.ts';
import type { Company, SavedGame } from './saved-game.ts';
import { keep } from './store.ts';

/** A game on this device: people around one screen, bots in a worker. */
export class LocalDriver implements Driver {
  readonly company: Company;
  private readonly match: Match;
  private readonly people: readonly number[];
  private show: (news: News) => Promise<void> | void = () => {};
  private readonly full: (error: Error) => void;
  private worker: Worker | null = null;
  private host: BotHost | null = null;
  /** Whose eyes look at the screen; null: everybody's. */
  private eyes: number | null;
  private here = true;
  private busy = false;

  private constructor(match: Match, full: (error: Error) => void) {
    this.company = match.company;
    this.match = match;
    this.people = match.company.seats.flatMap((sitter, seat) => ('name' in sitter ? [seat] : []));
    this.eyes = this.people.length === 1 ? this.people[0] : null;
    this.full = full;
  }

  /** `full` is told when the game can't be kept, once. */
  static async open(saved: SavedGame, full: (error: Error) => void): Promise<LocalDriver> {
    return new LocalDriver(await inSlices(Match.opening(saved)), full);
  }

  begin(show: (news: News) => Promise<void> | void): void {
    this.show = show;
    this.goOn();
  }

  history(): Entry[] {
    return this.match.logs.map((log, turn) => ({ turn, happened: heardBy(log, this.eyes) }));
  }

  /** One move at a time: until this one is shown and others have moved, nothing is taken. */
  async play(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.step(move, moves(this.match.state));
    await this.goOn();
  }

  undo(): void {
    const seat = this.eyes;
    if (this.busy || seat === null || !this.match.undo(seat)) return;
    this.write();
    this.tell([], null);
  }

  lift(): void {
    this.eyes = actor(this.match.state) as number;
    this.tell([], null);
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
    while (this.here) {
      const who = actor(this.match.state);
      if (who === null || (this.isPerson(who) && moves(this.match.state).length > 1)) break;
      await this.step(...(await this.decide(who)));
    }
    this.busy = false;
    if (!this.here) return;
    this.comeForward();
    await this.tell([], null);
  }

  /** Around one screen, secrets are for whoever decides. */
  private comeForward(): void {
    if (this.people.length === 1) return;
    if (this.eyes !== actor(this.match.state)) this.eyes = null;
    if (!this.secret) this.eyes = actor(this.match.state) as number | null;
  }

  /** LE-COMP-5: purses are secret unless it was agreed otherwise. */
  private get secret(): boolean {
    return this.match.state.table.gold !== 'open';
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
    if (this.people.length > 1 && actor(this.match.state) !== this.eyes && this.secret) this.eyes = null;
    await this.tell(log, by);
  }

  /** Kept after every move, before it is shown. */
  private write(): void {
    try {
      keep(this.match.save());
    } catch (error) {
      this.full(error as Error);
    }
  }

  private tell(log: readonly Event[], by: Actor): Promise<void> | void {
    const { state, turn } = this.match;
    const next = actor(state);
    // Nobody is asked before the answer counts.
    const asked = !this.busy && this.isPerson(next) && moves(state).length > 1;
    const mine = asked && next === this.eyes;
    return this.show({
      seen: view(state, this.eyes),
      happened: heardBy(log, this.eyes),
      by,
      turn,
      next,
      legal: mine ? moves(state) : [],
      undoable: mine && this.match.undoable(next as number),
      curtain: asked && !mine ? (next as number) : null,
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
