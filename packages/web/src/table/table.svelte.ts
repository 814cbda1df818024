import type { Advice } from '@meltemi/bots';
import type { Move, Table, View } from '@meltemi/engine';
import type { Changes, Marks, Spot } from '../board/spot.ts';
import type { Driver, Entry, News } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import { nextFrame, nextTask } from '../next-task.ts';
import { pace, preferences, tempo } from '../preferences.svelte.ts';
import { callPlayer, playFor } from '../sound.ts';
import type { Naming } from '../words/naming.ts';
import { tell, topOf } from '../words/say.ts';
import { w } from '../words/words.svelte.ts';
import { type Choosing, type Chosen, choosing, marksOf, NOTHING, tap } from './acting/choosing.ts';
import { type Foresight, foresee } from './acting/foresight.ts';
import { sameSpot } from './acting/parts.ts';
import { questionOf } from './acting/question.ts';
import { Announcer } from './announcer.svelte.ts';
import { Explanations } from './explanations.svelte.ts';
import { ofLastCycles } from './log-lines.ts';
import { tableNaming } from './naming.ts';
import { ownFaction } from './own.ts';
import { changedAreas, ownFactions, sinceTurn } from './since.ts';
import { type Item, summary } from './summary.ts';
import { FALL, Pacing, untilTheDice } from './timing.ts';

/** What shows happenings on the board. */
interface Stage {
  animate(happened: News['happened'], after: View, factor: number, still: number): Promise<void>;
}

/** The table as the page shows it: the latest news, and what the person is about to choose. */
export class TableState {
  readonly driver: Driver;
  /** A lesson: everything is asked and confirmed, whatever the reader prefers. */
  private readonly guided: boolean;
  stage: Stage | null = null;
  news = $state.raw<News | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  chosen = $state.raw<Chosen>(NOTHING);
  /** What has just come, which a click that was under way does not mean: a question, or what is left to choose of it. */
  fresh = $state<'question' | 'choice' | null>(null);
  /** The place whose button is pointed at. */
  pointed = $state.raw<Spot | null>(null);
  /** The areas whose line or sentence is pointed at. */
  lit = $state.raw<readonly number[]>([]);
  advice = $state.raw<readonly Advice[] | null>(null);
  /** Asked for and not there yet, or failed. */
  advising = $state<'no' | 'thinking' | 'failed'>('no');
  /** For those who listen. */
  readonly announcer = new Announcer();
  /** What somebody else has taken back, until the next move. */
  takenBack = $state('');
  private readonly explanations = new Explanations();
  /** Something is being shown that could be skipped. */
  moving = $state(false);
  /** Where a battle has just ended, if nothing was clicked since. */
  fought = $state<number | null>(null);
  /** The game can't go on here. */
  failure = $state.raw<{ readonly error: unknown } | null>(null);
  /** Who has decided last. */
  private decided: number | null = null;
  /** Asked after somebody else, and not told so yet. */
  private called = true;
  /** The question that was read out last, with the moves played before it. */
  private lastAsked = '';
  /** What of the summary was said. */
  private said = new Set<string>();
  private readonly pacing = new Pacing();

  // Computed again only when the table or its players change.
  private readonly table: Table | null = $derived(this.news?.seen.table ?? null);
  private readonly company: Company | null = $derived.by(() => this.news && this.driver.company);
  /** How things are called here. */
  readonly naming: Naming | null = $derived(this.table && this.company && tableNaming(this.table, this.company));
  readonly choosing: Choosing = $derived(choosing(this.news?.legal ?? [], this.chosen));
  readonly marks: Marks = $derived(marksOf(this.choosing, this.chosen, this.pointed));
  /** The chosen move waits for a second thought. */
  private readonly asks: boolean = $derived.by(() => {
    const { move } = this.choosing;
    if (!move || !this.foresight) return false;
    if (move.do === 'end') return this.guided || preferences.confirmEnds;
    if (move.do === 'bid' && !this.guided && !preferences.confirmBids) return false;
    return this.foresight.grave;
  });
  /** Of the move that is chosen. */
  readonly foresight: Foresight | null = $derived(
    this.choosing.move && this.news ? foresee(this.news.seen, this.choosing.move) : null,
  );
  /** A move is chosen, but it wants a number, or a second thought because it is final or in vain. */
  readonly settled: boolean = $derived(
    this.chosen !== NOTHING &&
      this.choosing.move !== null &&
      (this.asks || Object.keys(this.choosing.counts).length > 0),
  );

  /** What this person is asked; empty if somebody else is. */
  readonly question: string = $derived(
    this.news && this.naming && this.news.legal.length > 0
      ? questionOf(this.news, this.naming, this.choosing, this.chosen)
      : '',
  );
  /** Everybody looks at this screen: purses are shown only while their owner wants to see them. */
  readonly discreet: boolean = $derived(this.news?.shared === 'secret');
  /** Turns of bots in one line each, by the moves played before them. */
  readonly explained: ReadonlyMap<number, string> = $derived(
    this.naming ? this.explanations.inWords(this.naming) : new Map(),
  );

  private readonly mine: readonly number[] = $derived(this.news ? ownFactions(this.news.seen) : []);
  private readonly told = $derived(sinceTurn(ofLastCycles(this.entries, 2), this.mine));
  /** What others did since this person's turn. */
  readonly since: readonly Item[] = $derived(
    this.news && this.naming ? summary(this.told, this.mine, this.news.seen, this.naming, w(), this.explained) : [],
  );
  readonly changes: Changes = $derived({
    changed: this.news ? changedAreas(this.told, this.mine, this.news.seen) : new Map(),
    lit: this.lit,
  });

  constructor(driver: Driver, guided = false) {
    this.driver = driver;
    this.guided = guided;
  }

  /** The game was read in one task; showing it is another. */
  async begin(): Promise<void> {
    await nextTask();
    const failed = (error: unknown) => {
      this.failure = { error };
    };
    this.driver.begin((news) => this.show(news), failed);
  }

  /** Shows one piece of news after the other, at the pace the reader likes. The driver goes on meanwhile: the next news waits here. */
  private async show(news: News): Promise<void> {
    await this.pacing.ready();
    const before = this.news;
    if (!before || news.happened.length === 0) {
      this.moving = false;
      return this.accept(news);
    }
    const { hurried } = this.pacing;
    const motion = hurried ? 0 : pace();
    const dwell = this.pacing.dwell(news) * (hurried ? 0 : tempo());
    const since = Date.now();
    this.moving = dwell > 0;
    this.say(news);
    playFor(news.happened);
    if (motion > 0) await this.throwDice(news, motion);
    await this.stage?.animate(news.happened, news.seen, motion, hurried ? 0 : tempo());
    // The board shows it first, then the panels do.
    await nextTask();
    this.accept(news);
    this.pacing.hold(dwell, since);
    // It is painted before a bot takes the processor.
    if (typeof news.next === 'number') await nextFrame();
  }

  /** The panel shows the dice first, then the board shows what comes of them. */
  private async throwDice({ happened, turn }: News, factor: number): Promise<void> {
    const dice = untilTheDice(happened);
    if (dice.length === 0) return;
    this.entries = [...this.entries, { turn: turn - 1, happened: dice }];
    await this.pacing.wait(FALL * factor);
  }

  private accept(news: News): void {
    const before = this.news;
    this.news = news;
    // Asked the same again, what was begun goes on.
    if (news.turn !== before?.turn || JSON.stringify(news.legal) !== JSON.stringify(before.legal)) this.forget();
    if (news.by === null) this.entries = this.driver.history();
    else {
      const turn = news.turn - 1;
      const told = this.entries.at(-1)?.turn === turn ? this.entries.slice(0, -1) : this.entries;
      this.entries = [...told, { turn, happened: news.happened }];
    }
    // Spectators are never asked, so one step was skipped for them.
    if (news.legal.length > 0 || news.seen.seat === null) this.pacing.hurried = false;
    for (const happening of news.happened) {
      if (happening.event === 'battle-over') this.fought = happening.area;
      if (happening.event === 'cycle') this.fought = null;
    }
    // A reader who comes back finds what was explained before.
    for (const shown of before ? [] : (this.driver.recent?.() ?? [])) this.explanations.see(shown, this.driver.company);
    this.explanations.see(news, this.driver.company);
    if (before && news.turn < before.turn) this.tellTakenBack(news);
    else if (news.happened.length > 0) this.takenBack = '';
    this.recap(news);
    this.call(news);
    if (this.passes(news, before)) setTimeout(() => this.play({ do: 'done' }));
  }

  /** LE-HERO-3: a sacrifice before the god's free action is asked about only if the reader wants that, or came back here. */
  private passes({ seen, legal, turn }: News, before: News | null): boolean {
    if (this.guided || preferences.askSacrifices || legal.length === 0) return false;
    return topOf(seen).kind === 'moment' && !(before && turn < before.turn);
  }

  /** What others take back is shown as well; what one has taken back oneself is seen. */
  private tellTakenBack({ takenBack = [], seen }: News): void {
    const naming = tableNaming(seen.table, this.driver.company);
    const [line = ''] = takenBack.map((happening) => tell(w().log, happening, naming)).filter(Boolean);
    this.takenBack = line && w().table.takenBack(line);
    this.announcer.say(this.takenBack || w().acting.undone);
  }

  /** Asked after somebody else has decided. Online the page calls people itself, also where it is not looked at. */
  private call({ by, curtain, legal, seen }: News): void {
    if (typeof by === 'number') this.decided = by;
    const asked = curtain ?? (legal.length > 0 ? seen.seat : null);
    if (asked === null || this.decided === null || asked === this.decided) return;
    this.decided = asked;
    this.called = true;
    if (!this.driver.company.online) callPlayer();
  }

  private forget(): void {
    this.chosen = NOTHING;
    this.advice = null;
    this.advising = 'no';
  }

  /** What others do is said once, when this person is asked; spectators hear every step. */
  private say(news: News): void {
    const { seat } = news.seen;
    const decider = news.by === 'fate' ? this.decided : news.by;
    if (seat !== null && decider !== seat) return;
    const naming = tableNaming(news.seen.table, this.driver.company);
    const lines = news.happened.map((happening) => tell(w().log, happening, naming)).filter(Boolean);
    this.announcer.say(lines.join('. '));
  }

  /** Once, though more is asked before the next turn. */
  private recap({ legal, seen }: News): void {
    if (seen.seat === null || this.told.length === 0) this.said.clear();
    if (legal.length === 0 || !this.naming) return;
    const naming = this.naming;
    const bids = this.told.flatMap(({ happening }) =>
      happening.event === 'bid' ? tell(w().log, happening, naming) : [],
    );
    const news = [...this.since.map(({ text }) => text), ...bids].filter((text) => !this.said.has(text));
    for (const text of news) this.said.add(text);
    if (news.length > 0) this.announcer.say(`${news.join('. ')}.`);
  }

  /** Once for every time it is asked, with whose turn it is where somebody else had theirs before. */
  askAloud(question: string): void {
    const { news, naming } = this;
    const asked = `${news?.turn} ${question}`;
    if (!question || !news || !naming || asked === this.lastAsked) return;
    this.lastAsked = asked;
    const name = naming.faction(ownFaction(news.seen));
    const whose = news.shared ? `${w().table.turn}: ${name}.` : w().acting.yourTurn;
    this.announcer.say(this.called ? `${whose} ${question}` : question);
    this.called = false;
  }

  /** What is shown now has been seen. */
  step(): void {
    this.pacing.step();
  }

  /** Nothing is waited for until this person is asked. */
  skip(): void {
    this.pacing.hurry();
  }

  pick(spot: Spot): boolean {
    this.pointed = null;
    const { legal } = this.news as News;
    const last = this.chosen.spots.at(-1);
    if (this.settled && last && sameSpot(last, spot)) return this.confirm();
    const next = tap(legal, this.chosen, spot);
    if (next) this.choose(next);
    return next !== null;
  }

  /** Something more was chosen: a move that is settled and can be taken back is made at once. */
  choose(chosen: Chosen, labelled = false): void {
    // The same again: that is a confirmation.
    if (this.settled && JSON.stringify(chosen) === JSON.stringify(this.chosen)) return void this.confirm();
    this.chosen = chosen;
    this.lit = [];
    const { move, counts } = this.choosing;
    if (!move || Object.keys(counts).length > 0) return;
    if (!this.asks || (labelled && DIRECT.includes(move.do))) this.play(move);
  }

  /** Makes the chosen move, unless this click is the second half of the one that chose it. */
  confirm(): true {
    if (this.settled && !this.fresh) this.play(this.choosing.move as Move);
    return true;
  }

  play(move: Move): void {
    // Until it is shown nothing else can be chosen.
    this.chosen = NOTHING;
    if (this.news) this.news = { ...this.news, legal: [], undoable: false };
    this.driver.play(move);
  }

  /** Asked again, it goes. */
  async hint(): Promise<void> {
    if (this.advising === 'thinking') return;
    if (this.advice) {
      this.advice = null;
      return;
    }
    const asked = this.news?.turn;
    this.advising = 'thinking';
    this.announcer.say(w().acting.hintWait);
    try {
      const advice = await this.driver.advise();
      if (asked !== this.news?.turn) return;
      this.advice = advice;
      this.advising = 'no';
    } catch {
      this.advising = 'failed';
      this.announcer.say(w().acting.hintFailed);
    }
  }
}

/** Deeds whose button says all there is to say: no second question. */
const DIRECT: readonly Move['do'][] = [
  'fight',
  'lose',
  'stand',
  'reroll',
  'join',
  'stay',
  'done',
  'skip',
  'look',
  'play',
  'return',
];
