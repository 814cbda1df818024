import { type Advice, type BotClient, PATIENCE, type Question } from '@meltemi/bots';
import {
  type Actor,
  drawFate,
  type Event,
  heardBy,
  type Move,
  random,
  type State,
  type View,
  view,
} from '@meltemi/engine';
import { below, required } from '@meltemi/engine/internal';
import { advance, type History } from '@meltemi/engine/record';
import { inSlices } from '../scheduling/time-slices.ts';
import type { Driver, GameUpdate, HistoryEntry, Shown } from './driver.ts';
import { keep, keptText } from './game-store.ts';
import { openingOf } from './replay-saved.ts';
import type { Company, SavedGame } from './saved-game.ts';

/** Why a game can't be stored: there is no room, or another window has stored moves of it. */
export type StorageProblem = 'full' | 'elsewhere';

/** Number of cycles whose turns are explained when a game is opened: as many as the log shows. */
const RECENT = 2;

/** A game on this device: people around one screen, bots in a worker. */
export class LocalDriver implements Driver {
  readonly company: Company;
  private readonly opened: SavedGame;
  private readonly game: History;
  private readonly people: readonly number[];
  private show: (update: GameUpdate) => Promise<void> | void = () => {};
  private failed: (error: unknown) => void = () => {};
  private readonly onStorageProblem: (problem: StorageProblem) => void;
  /** The text that was stored last; null: none. */
  private kept: string | null;
  private worker: Worker | null = null;
  private host: BotClient | null = null;
  /** The seat whose view is shown; null: what everybody may see. */
  private eyes: number | null;
  /** The seat whose player has confirmed being alone at the screen. */
  private alone: number | null = null;
  /** That player has decided, and nobody has since. */
  private cardAway = false;
  /** Nobody can move, because the game is over or was played at a server. */
  private readonly closed: boolean;
  private here = true;
  private busy = false;

  private constructor(
    opened: SavedGame,
    game: History,
    kept: string | null,
    onStorageProblem: (problem: StorageProblem) => void,
  ) {
    const { company } = opened;
    this.company = company;
    this.opened = opened;
    this.game = game;
    this.people = company.seats.flatMap((sitter, seat) => ('name' in sitter ? [seat] : []));
    const [first = null, ...others] = this.people;
    this.eyes = others.length === 0 ? first : null;
    this.onStorageProblem = onStorageProblem;
    this.closed = company.over || company.online === true;
    this.kept = kept;
  }

  /** `onStorageProblem` is called when the game can't be stored. */
  static async open(saved: SavedGame, onStorageProblem: (problem: StorageProblem) => void): Promise<LocalDriver> {
    const kept = keptText(saved.company.id);
    return new LocalDriver(saved, await inSlices(openingOf(saved)), kept, onStorageProblem);
  }

  begin(show: (update: GameUpdate) => Promise<void> | void, failed: (error: unknown) => void): void {
    this.show = show;
    this.failed = failed;
    this.attempt(async () => {
      this.busy = true;
      // Show the position while a bot thinks.
      if (this.askedPerson === null) await this.tell([], null);
      await this.goOn();
    });
  }

  /** Reports errors, so that the page does not wait for an update forever. */
  private async attempt(work: () => Promise<void> | void): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.here) this.failed(error);
    }
  }

  history(): HistoryEntry[] {
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

  /** Number of moves before the last cycles. */
  private get recentFrom(): number {
    const first = this.game.state.cycle - RECENT + 1;
    return 1 + this.game.steps.findIndex(({ events }) => events.some((e) => e.event === 'cycle' && e.cycle >= first));
  }

  /** Events contain no secrets when several people share the screen. */
  private get listener(): number | null {
    return this.people.length > 1 ? null : this.eyes;
  }

  /** The view to show; with several people, a secret card only to the one who is alone at the screen. */
  private get seen(): View {
    const { state } = this.game;
    const seen = view(state, this.eyes);
    const isAlone = this.people.length === 1 || (this.alone !== null && this.alone === this.eyes);
    return isAlone ? seen : { ...seen, top: view(state, null).top };
  }

  /** Ignores moves until the last one has been shown and the others have moved. */
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

  arrived(): void {
    this.eyes = this.alone = this.asked;
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
    return adviceFor(this.questionFor(required(this.asked, 'seat that is asked')));
  }

  /** Makes fate's, bots' and forced moves until a person has to decide or the game is over. */
  private async goOn(): Promise<void> {
    this.busy = true;
    const fate = (s: State, legal: readonly Move[]) => drawFate(s, legal, this.randomFor('fate'));
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

  /** The deciding seat; null if fate decides or the game is over. */
  private get asked(): number | null {
    const { next } = this;
    return typeof next === 'number' ? next : null;
  }

  /** The seat of a person who has to choose between several moves. */
  private get askedPerson(): number | null {
    const { asked, game } = this;
    return asked !== null && this.people.includes(asked) && game.forced === null ? asked : null;
  }

  /**
   * With several people the view is that of the deciding seat; a secret card only after the player has confirmed being
   * alone.
   */
  private comeForward(): void {
    if (this.people.length === 1) return;
    const next = this.asked;
    this.cardAway = this.alone !== null && !this.showsCard;
    if (!this.showsCard || this.alone !== next) this.alone = null;
    this.eyes = this.showsCard && this.alone === null ? null : next;
  }

  /** LE-COMP-5: purses are secret unless it was agreed otherwise, on a shared screen as well. */
  private get isSecret(): boolean {
    const { table, phase } = this.game.state;
    return this.people.length > 1 && table.gold !== 'open' && phase !== 'over';
  }

  /** LE-ZEUS-3: whether the question shows a card that others may not see. */
  private get showsCard(): boolean {
    const { frames } = this.game.state;
    return frames[frames.length - 1]?.kind === 'top-card';
  }

  private async letBotDecide(seat: number): Promise<void> {
    const sitter = this.company.seats[seat];
    if (!sitter || !('level' in sitter)) throw new Error(`there is no bot on seat ${seat}`);
    const { level } = sitter;
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

  /** Stores and shows the move that was just played. */
  private async shown(): Promise<void> {
    const { next, latest } = this.game;
    this.write();
    // While fate decides, the view stays that of the player who has just moved.
    if (this.people.length > 1 && next !== this.eyes && next !== 'fate') this.eyes = null;
    await this.tell(latest?.events ?? [], latest?.by ?? null);
  }

  /** Stores the game, unless another window has stored it in the meantime. */
  private write(): void {
    const there = keptText(this.company.id);
    if (there !== null && there !== this.kept) return this.onStorageProblem('elsewhere');
    try {
      this.kept = keep(this.saved());
    } catch {
      this.onStorageProblem('full');
    }
  }

  private tell(log: readonly Event[], by: Actor): Promise<void> | void {
    const { turn } = this.game;
    const { next } = this;
    // Nobody is asked while an answer would be ignored.
    const asked = this.busy ? null : this.askedPerson;
    const mine = asked !== null && asked === this.eyes;
    return this.show({
      seen: this.seen,
      happened: heardBy(log, this.listener),
      by,
      turn,
      next,
      // All payments are public, so the offered moves reveal no more of a purse than can be worked out.
      legal: mine ? this.game.legal : [],
      undoable: mine && 'to' in this.game.wayBack(asked),
      passTo: mine ? null : asked,
      ...(this.cardAway && { cardAway: true }),
      ...(this.people.length > 1 && { shared: this.isSecret ? 'secret' : 'open' }),
    });
  }

  private questionFor(seat: number): Question {
    const { state, legal } = this.game;
    return { seen: view(state, seat), legal, seed: below(this.randomFor(seat), 0x1_0000_0000) };
  }

  /** Every decision has a random generator of its own, so that a game that is left and reopened continues the same. */
  private randomFor(who: Actor): ReturnType<typeof random> {
    return random(`play ${this.company.seed} ${this.game.turn} ${who}`);
  }
}
