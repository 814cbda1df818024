import { agree } from '../editions/agree.ts';
import { flaws } from '../kernel/flaws.ts';
import { decider, moves, proceed } from '../kernel/game.ts';
import { emptyState } from '../kernel/setup.ts';
import { NotationError } from '../model/errors.ts';
import { EDITIONS, NOBODY } from '../model/ids.ts';
import { CHOICES } from '../model/options.ts';
import { at } from '../model/required.ts';
import type { State } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';
import { Words } from '../notation/words.ts';
import { readLine } from './read-line.ts';

// Reads what write-position.ts writes, and shorter texts written by hand: an omitted value is that of a new game,
// decks and stack hold what is nowhere else, and `now …` says what comes next.

/** The state that a text describes (docs/notation.md); throws a `NotationError` that says what is wrong, and where. */
export function readPosition(text: string): State {
  const lines = text
    .split('\n')
    .map((line, i) => new Words(line.replace(/#.*$/, ''), i + 1))
    .filter((line) => !line.done);
  const head = lines.shift() ?? new Words('');
  const s = readTable(head, lines.shift() ?? new Words('', 2));
  const said = new Set<string>();
  for (const line of lines) {
    if (line.next === 'now' && said.has('now')) line.fail("nothing more after 'now', which says what comes next,");
    said.add(line.next);
    readLine(s, line);
    if (!line.done) line.fail('the end of the line');
  }
  fillUp(s, said);
  if (s.frames.length === 0)
    throw new NotationError("a decision ('now …' or 'frame …')", '', head.line + lines.length + 2, 1);
  const found = flaws(s);
  if (found.length > 0) throw new NotationError('a possible position', found.join(' '), head.line, 1);
  if (said.has('now')) proceed(s);
  if (!asksSomebody(s)) throw new NotationError('frames that end in a decision', 'others', head.line, 1);
  return s;
}

/** Frames are taken as written, so this checks that the last one is a question that a seat or fate can answer. */
function asksSomebody(s: State): boolean {
  try {
    const who = decider(s);
    const known = who === 'fate' || (Number.isInteger(who) && who < s.table.teamOf.length);
    return s.phase === 'over' ? who === NOBODY : known && moves(s).length > 0;
  } catch {
    return false;
  }
}

/** The first two lines: what was agreed, and the board. */
function readTable(head: Words, board: Words): State {
  if (!head.said('position')) head.fail("'position'");
  const options: Record<string, unknown> = { edition: head.oneOf('an edition', EDITIONS) };
  while (!head.done) {
    const option = head.oneOf('an option', [
      'players',
      'teams',
      'monuments',
      'tie',
      'goal',
      'scale',
      'start',
      'starts',
      'gold',
    ]);
    if (option === 'players' || option === 'goal') options[option] = head.number('a number');
    else if (option === 'teams' || option === 'monuments') options[option] = true;
    else options[option] = head.oneOf(`a word for '${option}'`, CHOICES[option]);
  }
  if (!board.said('board')) board.fail("'board'");
  const { start, starts, ...rest } = options;
  if (options.edition === 'classic') return readClassicTable({ ...rest, starts }, board);
  const tiles = board.said('quick') ? 'quick' : { tiles: board.rest('an arrangement of tiles', (text) => text) };
  const table = agree({ ...rest, board: tiles });
  const drawn = start === 'quick' && starts === 'drawn' ? ({ starts } as const) : {};
  return emptyState({ ...table, start: start === 'quick' ? 'quick' : 'deployment', ...drawn });
}

/** The classic edition has its printed boards and starts, and no scale. */
function readClassicTable({ scale: _, goal: __, ...options }: Record<string, unknown>, board: Words): State {
  if (!board.said('classic')) board.fail("'classic'");
  return emptyState(agree(options));
}

/** Fills in what a text written by hand leaves out. */
function fillUp(s: State, said: ReadonlySet<string>): void {
  const { markerOf } = s.table;
  if (!said.has('order')) s.order = [...markerOf.keys()].filter((m) => !s.eliminated.includes(at(markerOf, m)));
  if (!said.has('apollo')) s.apollo = [...markerOf.keys()].filter((m) => s.offers[m]?.god === 'apollo');
  if (!said.has('gods')) s.gods = termsOf(s).gods;
  const held = s.figures.filter((figure) => figure.holder !== NOBODY).map((figure) => figure.id);
  const shown = new Set<string | null>([...s.track, ...s.discard, ...s.drawn, ...held]);
  if (!said.has('deck')) s.deck = termsOf(s).creatures.filter((card) => !shown.has(card));
  const met = new Set<string | null>([
    ...s.heroTrack,
    ...s.heroes.map((hero) => hero.id),
    ...s.enshrined.map((e) => e.hero),
  ]);
  if (!said.has('hero-deck')) s.heroDeck = termsOf(s).heroes.filter((hero) => !met.has(hero));
  if (said.has('stack')) return;
  for (const { bonus } of [...s.metropolises, ...s.enshrined]) {
    const used = s.stack.indexOf(bonus);
    s.stack = s.stack.filter((_, i) => i !== used);
  }
}
