import { advise, type Budget } from '@meltemi/bots';
import { actor, type Move, NotationError, readMove, why, writeMove } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import { resultLines } from '../record/replay.ts';
import { loadRecord, saveRecord } from '../record/save.ts';
import { adviceLines } from '../screen/advice.ts';
import { about } from '../screen/cards.ts';
import { eventLines } from '../screen/event-lines.ts';
import { GUIDE } from '../screen/guide.ts';
import { drawGame } from '../screen/map.ts';
import { drawMenu } from '../screen/menu.ts';
import { asked } from '../screen/question.ts';
import { bold, listed, paintNames, type Screen } from '../screen/screen.ts';
import { drawStatus } from '../screen/status.ts';
import { wrap } from '../screen/wrap.ts';
import { introduction, styles } from './seating.ts';
import { Session } from './session.ts';
import { withSpinner } from './spinner.ts';

/** What can be typed besides moves. */
interface Phrase {
  readonly usage: string;
  readonly help: string;
  say(repl: Repl, rest: string): void | Promise<void>;
}

const PHRASES: Readonly<Record<string, Phrase>> = {
  moves: {
    usage: 'moves [WORDS]',
    help: 'all moves, or those with these words',
    say: (repl, rest) => repl.showMoves(rest),
  },
  board: { usage: 'board', help: 'the map, and every area with its neighbours', say: (repl) => repl.showBoard(true) },
  status: { usage: 'status', help: 'gods, creatures, players and the rest', say: (repl) => repl.showStatus() },
  why: {
    usage: 'why MOVE',
    help: 'whether a move is legal, and if not, by which rule',
    say: (repl, rest) => repl.explain(rest),
  },
  hint: {
    usage: 'hint',
    help: 'good moves, your chance to win with them, and what they achieve',
    say: (repl) => repl.hint(),
  },
  about: {
    usage: 'about WORD',
    help: 'what a god, creature, hero, building or monument does',
    say: (repl, rest) => repl.tellAbout(rest),
  },
  undo: {
    usage: 'undo',
    help: 'take your last decision back, if nothing was revealed since',
    say: (repl) => repl.undo(),
  },
  save: { usage: 'save FILE', help: 'write the game into a file', say: (repl, rest) => repl.save(rest) },
  load: { usage: 'load FILE', help: 'go on with a saved game', say: (repl, rest) => repl.load(rest) },
  guide: { usage: 'guide', help: 'the game in short, and how to read the map', say: (repl) => repl.guide() },
  help: { usage: 'help', help: 'this list', say: (repl) => repl.help() },
  quit: { usage: 'quit', help: 'leave', say: () => {} },
};

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
    return `${this.session.own.join('+')}> `;
  }

  async begin(): Promise<void> {
    this.print(wrap(this.introduction, this.screen.width, '  '));
    for (const style of styles(this.session.seating)) this.print(wrap(`  ${style}`, this.screen.width, '     '));
    this.print(
      `Type the number of a move, or the move itself. 'hint' advises you, 'guide' tells the game in short, 'help' lists all commands.`,
    );
    await this.goOn(true);
  }

  private get introduction(): string {
    const { own, mates, state, seating } = this.session;
    const team = mates.length > 0 ? `, in a team with ${listed(mates)}` : '';
    return `You lead ${listed(own)}${team}; ${introduction(state.table, seating)}.`;
  }

  end(): void {
    this.print('Bye.');
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
    else if (/^\d+$/.test(text))
      this.print(legal.length > 0 ? `There are moves 1 to ${legal.length}.` : 'The game is over.');
    else if (Object.hasOwn(PHRASES, word)) await PHRASES[word]?.say(this, rest.join(' '));
    else this.refuse(text);
    return true;
  }

  /** Whether to stay in a game that would be lost: one that is not saved is left when told a second time. */
  private staysOnce(word: string): boolean {
    if (!this.asksBack || !this.isUnsaved || actor(this.session.state) === null) return false;
    this.isUnsaved = false;
    this.print(`This game is not saved: 'save FILE' keeps it, and '${word}' once more leaves it.`);
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
    const news = eventLines(session.state, session.news());
    if (news.length > 0) screen.print('');
    for (const line of news) this.print(`  ${wrap(line, screen.width - 4, '    ')}`);
    if (forced.length > 0) this.print(`  (Played for you, for lack of a choice: ${forced.join(', ')}.)`);
    if (showAll) this.shownMap = '';
    if (showAll || others) {
      if (drawGame(screen, session.view, false) !== this.shownMap) this.showBoard(false);
      this.showStatus();
    }
    this.ask();
  }

  private ask(): void {
    const { session, screen } = this;
    screen.print('');
    if (actor(session.state) === null) {
      for (const line of resultLines(session.state)) this.print(line);
      this.print(`The game is over. 'save FILE' keeps it, 'quit' leaves.`);
      return;
    }
    screen.print(bold(screen, asked(session.view)));
    this.showMoves('');
  }

  showMoves(filter: string): void {
    const { state, view, legal } = this.session;
    if (legal.length === 0) return this.print('The game is over.');
    this.screen.print(drawMenu(this.screen, { state, view, legal }, filter, filter !== ''));
  }

  showBoard(withAreas: boolean): void {
    this.shownMap = drawGame(this.screen, this.session.view, false);
    this.screen.print(`\n${withAreas ? drawGame(this.screen, this.session.view, true) : this.shownMap}`);
  }

  showStatus(): void {
    this.screen.print(`\n${drawStatus(this.screen, this.session.view)}`);
  }

  guide(): void {
    for (const text of GUIDE[this.session.state.table.edition]) {
      const heading = text.endsWith(':');
      this.screen.print(heading ? bold(this.screen, text) : wrap(`  ${text}`, this.screen.width - 2, '  '));
    }
  }

  help(): void {
    const width = Math.max(...Object.values(PHRASES).map(({ usage }) => usage.length));
    this.print(`Type the number of a move, a move in notation (bid zeus 5), or:`);
    for (const { usage, help } of Object.values(PHRASES)) this.print(`  ${usage.padEnd(width)}  ${help}`);
  }

  tellAbout(word: string): void {
    const known = about(this.session.state, word.toLowerCase());
    for (const text of known) this.print(text);
    if (known.length === 0) this.print(`'about' takes a word of this game, as 'status' shows them: about kraken`);
  }

  explain(text: string): void {
    if (text === '') return this.print('Say which move: why bid zeus 3');
    const { view, legal } = this.session;
    try {
      const move = /^\d+$/.test(text) ? legal[Number(text) - 1] : readMove(view, text.toLowerCase());
      if (!move) return this.print(`There are moves 1 to ${legal.length}.`);
      const reason = why(view, move);
      if (reason) return this.print(`${reason.text} (${reason.rule} in docs/rules)`);
      const notation = writeMove(view, move);
      const number = legal.findIndex((other) => writeMove(view, other) === notation) + 1;
      this.print(`'${notation}' is legal: it is number ${number}.`);
    } catch (error) {
      this.print(messageOf(error));
    }
  }

  hint(): void {
    if (this.session.legal.length === 0) return this.print('The game is over.');
    const { question } = this.session;
    const advice = withSpinner('Looking for good moves ...', () => advise(question, this.budget));
    for (const line of adviceLines(question.seen, question.legal, advice, this.screen.width)) this.print(line);
  }

  /** Answers a line that is neither a command nor a legal move. */
  private refuse(text: string): void {
    try {
      readMove(this.session.view, text.toLowerCase());
      this.explain(text);
    } catch (error) {
      const known = error instanceof NotationError && error.column > 1;
      this.print(known ? error.message : `I don't know '${text}'. Type a number, a move, or 'help'.`);
    }
    const { state, legal } = this.session;
    const words = text.toLowerCase().split(/[\s>]+/);
    const near = legal.filter((move) => words.every((word) => writeMove(state, move).includes(word))).slice(0, 5);
    if (near.length > 0) this.print(`Did you mean: ${near.map((move) => writeMove(state, move)).join(', ')}?`);
  }

  async undo(): Promise<void> {
    const refusal = this.session.undo();
    if (refusal) return this.print(`Can't undo: ${refusal}.`);
    this.print('Taken back.');
    await this.goOn(true);
  }

  save(file: string): void {
    if (file === '') return this.print('Say where to: save my-game.json');
    try {
      const { record } = this.session;
      saveRecord(file, record);
      this.isUnsaved = false;
      this.print(`Saved ${record.moves.length} moves in ${file}.`);
    } catch (error) {
      this.print(`Not saved: ${messageOf(error)}.`);
    }
  }

  async load(file: string): Promise<void> {
    if (file === '') return this.print('Say from where: load my-game.json');
    if (this.staysOnce(`load ${file}`)) return;
    try {
      const { setup, own } = this.session;
      this.session = Session.resume(loadRecord(file), { ...setup, colour: own[0] ?? null });
    } catch (error) {
      return this.print(`Not loaded, your game goes on: ${messageOf(error)}`);
    }
    this.isUnsaved = false;
    this.print(wrap(`Loaded ${file}. ${this.introduction}`, this.screen.width, '  '));
    await this.goOn(true);
  }
}
