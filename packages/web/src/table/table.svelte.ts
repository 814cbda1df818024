import type { Highlights, Marks, Target } from '@meltemi/board';
import type { Advice } from '@meltemi/bots';
import type { Move, Table } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import type { Naming } from '@meltemi/words';
import { tell, topOf } from '@meltemi/words';
import { pace, preferences, tempo } from '../device/preferences.svelte.ts';
import { callPlayer, playFor } from '../device/sound.ts';
import type { Driver, GameUpdate, HistoryEntry } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import { nextFrame, nextTask } from '../scheduling/next-task.ts';
import { w } from '../words/words.svelte.ts';
import { type Choosing, type Chosen, choosing, marksOf, NOTHING, tap } from './acting/choosing.ts';
import { isDirect } from './acting/direct.ts';
import { type Foresight, foresee } from './acting/foresight.ts';
import { isAmong, offeredMoves } from './acting/offered.ts';
import { sameSpot } from './acting/parts.ts';
import { questionOf } from './acting/question.ts';
import type { AnimatedBoard } from './animated-board.ts';
import { Announcer } from './announcer.svelte.ts';
import { Explanations } from './explanations.svelte.ts';
import { ofLastCycles } from './log-lines.ts';
import { changedAreas, ownFactions, sinceTurn } from './since.ts';
import { type Item, summary } from './summary.ts';
import { tableNames } from './table-names.ts';
import { FALL, Pacing, untilTheDice } from './timing.ts';
import { goesOn } from './waiting.ts';

/** The table as the page shows it: the latest update, and what the person is about to choose. */
export class TableState {
  readonly driver: Driver;
  /** A lesson: everything is confirmed, and preferences do not count. */
  private readonly guided: boolean;
  board: AnimatedBoard | null = null;
  update = $state.raw<GameUpdate | null>(null);
  entries = $state.raw<readonly HistoryEntry[]>([]);
  chosen = $state.raw<Chosen>(NOTHING);
  /** What was chosen last, if it was not legal. */
  refused = $state.raw<Move | null>(null);
  /**
   * What has just appeared, a question or its next choices, so that a click meant for what was there before does not
   * count.
   */
  fresh = $state<'question' | 'choice' | null>(null);
  /** The place whose button is pointed at. */
  pointed = $state.raw<Target | null>(null);
  /** The areas whose line or sentence is pointed at. */
  lit = $state.raw<readonly number[]>([]);
  advice = $state.raw<readonly Advice[] | null>(null);
  /** The state of the request for advice. */
  advising = $state<'no' | 'thinking' | 'failed'>('no');
  /** Texts for screen readers. */
  readonly announcer = new Announcer();
  /** What somebody else has taken back, until the next move. */
  takenBack = $state('');
  private readonly explanations = new Explanations();
  /** Something is being shown that could be skipped. */
  moving = $state(false);
  /** The update that is shown last, or will be as soon as the one before has been shown long enough. */
  private latest: GameUpdate | null = null;
  /** The area that a lesson speaks of: the board brings it into sight. */
  spokenOf = $state<number | null>(null);
  /** Where a battle has just ended, if nothing was clicked since. */
  fought = $state<number | null>(null);
  /** The reader took part in it. */
  private involved = false;
  /** The game can't go on here. */
  failure = $state.raw<{ readonly error: unknown } | null>(null);
  /** Who has decided last. */
  private decided: number | null = null;
  private readonly pacing = new Pacing();

  // Computed again only when the table or its players change.
  private readonly table: Table | null = $derived(this.update?.seen.table ?? null);
  private readonly company: Company | null = $derived.by(() => this.update && this.driver.company);
  /** The names of players and areas at this table. */
  readonly naming: Naming | null = $derived(this.table && this.company && tableNames(this.table, this.company));
  /** What can be clicked on; not all of it need be legal. */
  readonly offered: readonly Move[] = $derived(this.update ? offeredMoves(this.update) : []);
  readonly choosing: Choosing = $derived(choosing(this.offered, this.chosen));
  readonly marks: Marks = $derived(marksOf(this.choosing, this.chosen, this.pointed));
  /** The chosen move needs a confirmation. */
  private readonly asks: boolean = $derived.by(() => {
    const { move } = this.choosing;
    if (!move || !this.foresight) return false;
    if (move.do === 'end') return this.guided || preferences.confirmEnds;
    if (move.do === 'bid' && !this.guided && !preferences.confirmBids) return false;
    return this.foresight.grave;
  });
  /** The foresight of the chosen move. */
  readonly foresight: Foresight | null = $derived(
    this.choosing.move && this.update ? foresee(this.update.seen, this.choosing.move) : null,
  );
  /** A move is chosen, but needs a number, or a confirmation because it is final or has no effect. */
  readonly settled: boolean = $derived(
    this.chosen !== NOTHING &&
      this.choosing.move !== null &&
      (this.asks || Object.keys(this.choosing.counts).length > 0),
  );

  /** What this person is asked; empty if somebody else is. */
  readonly question: string = $derived(
    this.update && this.naming && this.update.legal.length > 0
      ? questionOf(this.update, this.naming, this.choosing, this.chosen)
      : '',
  );
  /** People share this screen, so purses are shown only while their owners want to see them. */
  readonly discreet: boolean = $derived(this.update?.shared === 'secret');
  /** Turns of bots in one line each, by the moves played before them. */
  readonly explained: ReadonlyMap<number, string> = $derived(
    this.naming ? this.explanations.inWords(this.naming) : new Map(),
  );

  private readonly mine: readonly number[] = $derived(this.update ? ownFactions(this.update.seen) : []);
  private readonly told = $derived(sinceTurn(ofLastCycles(this.entries, 2), this.mine));
  /** What others did since this person's turn. */
  readonly since: readonly Item[] = $derived(
    this.update && this.naming ? summary(this.told, this.mine, this.update.seen, this.naming, w(), this.explained) : [],
  );
  readonly highlights: Highlights = $derived({
    changed: this.update ? changedAreas(this.told, this.mine, this.update.seen) : new Map(),
    lit: this.lit,
  });

  constructor(driver: Driver, guided = false) {
    this.driver = driver;
    this.guided = guided;
  }

  /** Begins in a task of its own, after the one that read the game. */
  async begin(): Promise<void> {
    await nextTask();
    const failed = (error: unknown) => {
      this.failure = { error };
    };
    this.driver.begin((update) => this.show(update), failed);
  }

  /**
   * Shows one update after the other, at the pace the reader has chosen. The driver does not wait: its next updates
   * queue here.
   */
  private async show(update: GameUpdate): Promise<void> {
    this.latest = update;
    await this.pacing.ready();
    const before = this.update;
    if (!before || update.happened.length === 0) {
      this.moving = false;
      return this.accept(update);
    }
    const { hurried } = this.pacing;
    const motion = hurried ? 0 : pace();
    const dwell = this.pacing.dwell(update) * (hurried ? 0 : tempo());
    const since = Date.now();
    this.moving = dwell > 0;
    // The end of a battle between others does not hide what is done after it.
    if (!this.involved) this.fought = null;
    this.say(update);
    playFor(update.happened);
    if (motion > 0) await this.throwDice(update, motion);
    await this.board?.animate(update.happened, update.seen, motion, hurried ? 0 : tempo());
    // The board is updated first, the panels in the next task.
    await nextTask();
    this.accept(update);
    this.pacing.hold(dwell, since);
    if (this.moving && !goesOn(update.next, this.driver.company)) this.restAfter(update);
    // Paint before a bot uses the processor.
    if (typeof update.next === 'number') await nextFrame();
  }

  /** After this update a person decides, so once its time is over there is nothing to skip, unless another has come. */
  private async restAfter(update: GameUpdate): Promise<void> {
    await this.pacing.ready();
    if (this.latest === update) this.moving = false;
  }

  /** The panel shows the dice first, then the board the result. */
  private async throwDice({ happened, turn }: GameUpdate, factor: number): Promise<void> {
    const dice = untilTheDice(happened);
    if (dice.length === 0) return;
    this.entries = [...this.entries, { turn: turn - 1, happened: dice }];
    await this.pacing.wait(FALL * factor);
  }

  private accept(update: GameUpdate): void {
    const before = this.update;
    this.update = update;
    // If the same question is asked again, what was chosen so far stays.
    if (update.turn !== before?.turn || JSON.stringify(update.legal) !== JSON.stringify(before.legal)) this.forget();
    if (update.by === null) this.entries = this.driver.history();
    else {
      const turn = update.turn - 1;
      const told = this.entries.at(-1)?.turn === turn ? this.entries.slice(0, -1) : this.entries;
      this.entries = [...told, { turn, happened: update.happened }];
    }
    // Spectators are never asked, so one step was skipped for them.
    if (update.legal.length > 0 || update.seen.seat === null) this.pacing.hurried = false;
    for (const happening of update.happened) {
      const { event } = happening;
      if (event === 'battle')
        this.involved = [happening.attacker, happening.defender].some((f) => this.mine.includes(f));
      if (event === 'battle-over') this.fought = happening.area;
      if (event === 'turn' || event === 'cycle') this.fought = null;
    }
    // A reader who comes back finds what was explained before.
    for (const shown of before ? [] : (this.driver.recent?.() ?? [])) this.explanations.see(shown, this.driver.company);
    this.explanations.see(update, this.driver.company);
    if (before && update.turn < before.turn) this.tellTakenBack(update);
    else if (update.happened.length > 0) this.takenBack = '';
    if (update.cardAway && !before?.cardAway) this.announcer.say(w().passDevice.away);
    this.recap(update);
    this.call(update);
    if (this.passes(update, before)) setTimeout(() => this.play({ do: 'done' }));
  }

  /**
   * LE-HERO-3: a sacrifice before the god's free action is asked about only if the reader wants that, or came back
   * here.
   */
  private passes({ seen, legal, turn }: GameUpdate, before: GameUpdate | null): boolean {
    if (this.guided || preferences.askSacrifices || legal.length === 0) return false;
    return topOf(seen).kind === 'moment' && !(before && turn < before.turn);
  }

  /** Announces what was taken back; what others took back is shown as well. */
  private tellTakenBack({ takenBack = [], seen }: GameUpdate): void {
    const naming = tableNames(seen.table, this.driver.company);
    const [line = ''] = takenBack.map((happening) => tell(w().log, happening, naming)).filter(Boolean);
    this.takenBack = line && w().table.takenBack(line);
    this.announcer.say(this.takenBack || w().acting.undone);
  }

  /** Plays a sound when it becomes this person's turn. Online the page itself alerts. */
  private call({ by, passTo, legal, seen }: GameUpdate): void {
    if (typeof by === 'number') this.decided = by;
    const asked = passTo ?? (legal.length > 0 ? seen.seat : null);
    if (asked === null || this.decided === null || asked === this.decided) return;
    this.decided = asked;
    this.announcer.beginTurn();
    if (!this.driver.company.online) callPlayer();
  }

  private forget(): void {
    this.chosen = NOTHING;
    this.refused = null;
    this.advice = null;
    this.advising = 'no';
  }

  /** Announces own moves at once, and to spectators all moves; players hear of others in the recap. */
  private say(update: GameUpdate): void {
    const { seat } = update.seen;
    const decider = update.by === 'fate' ? this.decided : update.by;
    if (seat !== null && decider !== seat) return;
    this.announcer.happened(update.happened, tableNames(update.seen.table, this.driver.company));
  }

  /** Announces once what others did, when this person is asked. */
  private recap({ legal, seen }: GameUpdate): void {
    if (seen.seat === null || this.told.length === 0) this.announcer.forgetRecap();
    if (legal.length === 0 || !this.naming) return;
    const sentences = this.since.map(({ text }) => text);
    this.announcer.recap(sentences, this.told, this.naming);
  }

  /** Announces a question once, with whose turn it is after somebody else's. */
  askAloud(question: string): void {
    if (this.update && this.naming) this.announcer.ask(question, this.update, this.naming);
  }

  /** The names at the move after this number of moves, where others may have sat on the seats. */
  namingAt(turn: number): Naming {
    const { table, naming } = this;
    const company = this.driver.companyAt?.(turn);
    return company && table ? tableNames(table, company) : required(naming, 'naming');
  }

  /** Skips the rest of the current pause. */
  step(): void {
    this.pacing.step();
  }

  /** Skips all pauses until this person is asked. */
  skip(): void {
    this.moving = false;
    this.pacing.hurry();
  }

  pick(spot: Target): boolean {
    this.pointed = null;
    const last = this.chosen.spots.at(-1);
    if (this.settled && last && sameSpot(last, spot)) return this.confirm();
    const next = tap(this.offered, this.chosen, spot);
    if (next) this.choose(next);
    return next !== null;
  }

  /** Takes a further choice; a complete move that needs no confirmation is made at once. */
  choose(chosen: Chosen, labelled = false): void {
    // Choosing the same again confirms it.
    if (this.settled && JSON.stringify(chosen) === JSON.stringify(this.chosen)) return void this.confirm();
    this.chosen = chosen;
    this.lit = [];
    const { move, counts } = this.choosing;
    this.refused = null;
    if (!move || Object.keys(counts).length > 0) return;
    if (!isAmong(move, this.update?.legal ?? [])) return this.refuse(move);
    if (!this.asks || (labelled && isDirect(move))) this.play(move);
  }

  private refuse(move: Move): void {
    this.chosen = NOTHING;
    this.refused = move;
  }

  /** Makes the chosen move, unless this is the second click of a double click that chose it. */
  confirm(): true {
    const { move } = this.choosing;
    if (move && this.settled && !this.fresh) this.play(move);
    return true;
  }

  play(move: Move): void {
    // Nothing can be chosen until it is shown.
    this.chosen = NOTHING;
    if (this.update) this.update = { ...this.update, legal: [], undoable: false };
    this.driver.play(move);
  }

  /** Asks for advice; a second time hides it. */
  async hint(): Promise<void> {
    if (this.advising === 'thinking') return;
    if (this.advice) {
      this.advice = null;
      return;
    }
    const asked = this.update?.turn;
    this.advising = 'thinking';
    this.announcer.say(w().acting.hintWait);
    try {
      const advice = await this.driver.advise();
      if (asked !== this.update?.turn) return;
      this.advice = advice;
      this.advising = 'no';
    } catch {
      this.advising = 'failed';
      this.announcer.say(w().acting.hintFailed);
    }
  }
}
