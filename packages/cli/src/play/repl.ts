import { advise, type Budget } from '@meltemi/bots';
import { actor, COLOURS, type Move, NotationError, readMove, why, writeMove } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import { refuse } from '@meltemi/words';
import { resultLines } from '../record/replay.ts';
import { loadRecord, saveRecord } from '../record/save.ts';
import { adviceLines } from '../screen/advice.ts';
import { about } from '../screen/cards.ts';
import { eventLines } from '../screen/event-lines.ts';
import { drawGame } from '../screen/map.ts';
import { drawMenu } from '../screen/menu.ts';
import { nameOf, namingFor, promptOf } from '../screen/naming.ts';
import { guidePage, helpPage } from '../screen/pages.ts';
import { asked } from '../screen/question.ts';
import { isRuleId, ruleText } from '../screen/rules.ts';
import { bold, paintNames, type Screen } from '../screen/screen.ts';
import { drawStatus } from '../screen/status.ts';
import { wrap } from '../screen/wrap.ts';
import type { Words } from '../words/words.ts';
import { whyNoFile, whyNoUndo } from './sayings.ts';
import { introduction, styles } from './seating.ts';
import { Session } from './session.ts';
import { withSpinner } from './spinner.ts';

/** What can be typed besides moves; how, and what for, is said in words. */
const PHRASES: Readonly<Record<Phrase, (repl: Repl, rest: string) => void | Promise<void>>> = {
  moves: (repl, rest) => repl.showMoves(rest),
  board: (repl) => repl.showBoard(true),
  status: (repl) => repl.showStatus(),
  why: (repl, rest) => repl.explain(rest),
  hint: (repl) => repl.hint(),
  about: (repl, rest) => repl.tellAbout(rest),
  undo: (repl) => repl.undo(),
  save: (repl, rest) => repl.save(rest),
  load: (repl, rest) => repl.load(rest),
  guide: (repl) => repl.guide(),
  help: (repl) => repl.help(),
  quit: () => {},
};
type Phrase = keyof Words['talk']['phrases'];

/** Rows of a turn below the map: the tracks, the players, the question and its first moves. */
const ROWS_BESIDE_MAP = 16;

/** What a session at the terminal needs besides the game. */
interface Setting {
  readonly screen: Screen;
  /** How long to think about a hint. */
  readonly budget: Budget;
  /** Aborted when the person quits while others move. */
  readonly stop?: AbortSignal;
  /** Whether to ask before a game is left that is not saved: somebody is there who could answer. */
  readonly asksBack?: boolean;
}

/** The read-eval-print loop of a game: each line of input is answered. */
export class Repl {
  private readonly screen: Screen;
  private readonly budget: Budget;
  private readonly stop: AbortSignal | undefined;
  private session: Session;
  private shownMap = '';
  private readonly asksBack: boolean;
  /** Decisions of the person that no file has. */
  private isUnsaved = false;

  constructor(session: Session, { screen, budget, stop, asksBack = false }: Setting) {
    this.session = session;
    this.screen = screen;
    this.budget = budget;
    this.stop = stop;
    this.asksBack = asksBack;
  }

  get prompt(): string {
    return `${promptOf(this.names(this.session.own), this.words)}> `;
  }

  async begin(): Promise<void> {
    this.print(wrap(this.introduction, this.screen.width, '  '));
    for (const style of styles(this.session.seating, this.words))
      this.print(wrap(`  ${style}`, this.screen.width, '     '));
    this.print(this.talk.howTo);
    await this.goOn(true);
  }

  private get introduction(): string {
    const { own, mates, state, seating } = this.session;
    const { list } = this.words.game.names;
    const team = mates.length > 0 ? `, ${this.talk.inTeam(list(this.names(mates)))}` : '';
    return `${this.talk.leads(list(this.names(own)))}${team}; ${introduction(state.table, seating, this.words)}.`;
  }

  private get words(): Words {
    return this.screen.words;
  }

  private get talk(): Words['talk'] {
    return this.words.talk;
  }

  private names(factions: readonly number[]): string[] {
    return factions.map((faction) => nameOf(faction, this.words));
  }

  end(): void {
    this.print(this.talk.bye);
  }

  /** Answers a line; returns false if the person quits. */
  async hear(line: string): Promise<boolean> {
    const text = line.trim().replace(/\s+/g, ' ');
    if (text === '') return true;
    const [first = '', ...rest] = text.split(' ');
    const word = first.toLowerCase();
    if (word === 'quit' || word === 'exit') return this.staysOnce('quit');
    const legal = this.session.legal;
    const chosen = /^\d+$/.test(text) ? legal[Number(text) - 1] : this.legalMove(text);
    if (chosen) await this.decide(chosen);
    else if (/^\d+$/.test(text)) this.print(legal.length > 0 ? this.talk.numbers(legal.length) : this.talk.over);
    else if (isPhrase(word)) await PHRASES[word](this, rest.join(' '));
    else this.refuse(text);
    return true;
  }

  /** Whether to stay in a game that would be lost: one that is not saved is left when told a second time. */
  private staysOnce(word: string): boolean {
    if (!this.asksBack || !this.isUnsaved || actor(this.session.state) === null) return false;
    this.isUnsaved = false;
    this.print(this.talk.unsaved(word));
    return true;
  }

  print(text: string): void {
    const lines = text.split('\n').map((line) => wrap(line, this.screen.width, ' '.repeat(line.search(/\S|$/))));
    this.screen.print(paintNames(this.screen, lines.join('\n')));
  }

  private legalMove(text: string): Move | undefined {
    const { state, legal } = this.session;
    return legal.find((move) => writeMove(state, move) === text.toLowerCase());
  }

  private async decide(move: Move): Promise<void> {
    const { session } = this;
    session.play(move);
    this.isUnsaved = true;
    await this.goOn(false);
  }

  /**
   * Plays on until the person is asked again. With `showAll`, or if somebody else has decided, everything is shown
   * again.
   */
  private async goOn(showAll: boolean): Promise<void> {
    const { session, screen } = this;
    const { forced, others } = await session.advance(this.stop);
    if (this.stop?.aborted) return;
    const news = eventLines(session.state, session.news(), this.words);
    if (news.length > 0) screen.print('');
    for (const line of news) this.print(`  ${wrap(line, screen.width - 4, '    ')}`);
    if (forced.length > 0) this.print(`  ${this.talk.forced(forced.join(', '))}`);
    if (showAll) this.shownMap = '';
    if (showAll || others) {
      this.showChangedMap(showAll);
      this.showStatus();
    }
    this.ask();
  }

  private ask(): void {
    const { session, screen } = this;
    screen.print('');
    if (actor(session.state) === null) {
      for (const line of resultLines(session.state, this.words)) this.print(line);
      this.print(this.talk.whenOver);
      return;
    }
    screen.print(bold(screen, wrap(asked(session.view, this.words), screen.width, '  ')));
    this.showMoves('');
  }

  showMoves(filter: string): void {
    const { state, view, legal } = this.session;
    if (legal.length === 0) return this.print(this.talk.over);
    this.screen.print(drawMenu(this.screen, { state, view, legal }, filter, filter !== ''));
  }

  showBoard(withAreas: boolean): void {
    this.shownMap = drawGame(this.screen, this.session.view, false);
    this.screen.print(`\n${withAreas ? drawGame(this.screen, this.session.view, true) : this.shownMap}`);
  }

  /** Where the map would push everything else out of sight, it is shown once, and then when it is asked for. */
  private showChangedMap(always: boolean): void {
    const { screen, session } = this;
    const map = drawGame(screen, session.view, false);
    if (map === this.shownMap) return;
    this.shownMap = map;
    if (always || screen.rows === null || map.split('\n').length + ROWS_BESIDE_MAP <= screen.rows)
      return this.showBoard(false);
    this.print(`\n${this.talk.mapIsLong}`);
  }

  showStatus(): void {
    this.screen.print(`\n${drawStatus(this.screen, this.session.view)}`);
  }

  guide(): void {
    this.screen.print(guidePage(this.screen, this.session.state.table.edition));
  }

  help(): void {
    this.screen.print(helpPage(this.screen));
  }

  tellAbout(word: string): void {
    if (isRuleId(word)) return this.tellRule(word.toUpperCase());
    const known = about(this.session.state, word.toLocaleLowerCase(this.words.language), this.words);
    for (const text of known) this.print(text);
    if (known.length === 0) this.print(this.talk.aboutWhat);
  }

  private tellRule(id: string): void {
    const text = ruleText(id, this.words.language);
    this.print(text === null ? this.talk.noRule(id) : `${id}: ${text}`);
  }

  explain(text: string): void {
    if (text === '') return this.print(this.talk.whyWhat);
    const { view, legal } = this.session;
    try {
      const move = /^\d+$/.test(text) ? legal[Number(text) - 1] : readMove(view, text.toLowerCase());
      if (!move) return this.print(this.talk.numbers(legal.length));
      const reason = why(view, move);
      if (reason) {
        const { refusals } = this.words.game;
        return this.print(
          `${refuse(refusals, reason, namingFor(view.table, this.words))} (${this.talk.ruleAt(reason.rule)})`,
        );
      }
      const notation = writeMove(view, move);
      const number = legal.findIndex((other) => writeMove(view, other) === notation) + 1;
      this.print(this.talk.isLegal(notation, number));
    } catch (error) {
      this.print(messageOf(error));
    }
  }

  hint(): void {
    if (this.session.legal.length === 0) return this.print(this.talk.over);
    const { question } = this.session;
    const advice = withSpinner(this.talk.looking, () => advise(question, this.budget));
    for (const line of adviceLines(this.screen, question.seen, question.legal, advice)) this.print(line);
  }

  /** Answers a line that is neither a command nor a legal move. */
  private refuse(text: string): void {
    try {
      readMove(this.session.view, text.toLowerCase());
      this.explain(text);
    } catch (error) {
      const known = error instanceof NotationError && error.column > 1;
      this.print(known ? error.message : this.talk.unknown(text));
    }
    const { state, legal } = this.session;
    const words = text.toLowerCase().split(/[\s>]+/);
    const near = legal.filter((move) => words.every((word) => writeMove(state, move).includes(word))).slice(0, 5);
    if (near.length > 0) this.print(this.talk.near(near.map((move) => writeMove(state, move)).join(', ')));
  }

  async undo(): Promise<void> {
    const barrier = this.session.undo();
    if (barrier) return this.print(whyNoUndo(barrier, this.words));
    this.print(this.talk.takenBack);
    await this.goOn(true);
  }

  save(file: string): void {
    if (file === '') return this.print(this.talk.saveWhere);
    try {
      const { record } = this.session;
      saveRecord(file, record);
      this.isUnsaved = false;
      this.print(this.talk.saved(record.moves.length, file));
    } catch (error) {
      this.print(this.talk.notSaved(whyNoFile(error, this.words)));
    }
  }

  async load(file: string): Promise<void> {
    if (file === '') return this.print(this.talk.loadWhere);
    if (this.staysOnce(`load ${file}`)) return;
    try {
      const { setup, own } = this.session;
      this.session = Session.resume(loadRecord(file), { ...setup, colour: COLOURS[own[0] ?? 0] ?? null });
    } catch (error) {
      return this.print(this.talk.notLoaded(whyNoFile(error, this.words)));
    }
    this.isUnsaved = false;
    this.print(wrap(`${this.talk.loaded(file)} ${this.introduction}`, this.screen.width, '  '));
    await this.goOn(true);
  }
}

function isPhrase(word: string): word is Phrase {
  return Object.hasOwn(PHRASES, word);
}
