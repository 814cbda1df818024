import {
  apply,
  boardOf,
  clone,
  decider,
  type Event,
  type Move,
  type State,
  type View,
  writeMove,
} from '@meltemi/engine';
import { CREATURE_WORDS, GOD_WORDS, HERO_WORDS } from './glossary.ts';
import { dim, type Screen, wrap } from './screen.ts';

// Legal moves as a numbered list: moves that begin alike stand together, so that long lists stay readable.

/** Longer groups are cut until they are asked for. */
const LONG_GROUP = 24;
/** Verbs whose moves each get a line of their own. */
const SINGLE = ['buy', 'choose', 'release', 'gain', 'enshrine', 'rob', 'lose', 'trade', 'sacrifice', 'exchange'];

interface Item {
  readonly number: number;
  readonly move: Move;
  readonly text: string;
}

interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

/** `march naxos>paros 2` belongs to `march naxos`, `settle naxos` to `settle`. */
function titleOf({ do: verb }: Move, text: string): string {
  if (SINGLE.includes(verb)) return text;
  const [, two, rest] = /^(\S+ [^\s>]+)(.*)$/.exec(text) ?? [text, text, ''];
  return rest === '' ? verb : two;
}

function grouped(items: readonly Item[]): Group[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const title = titleOf(item.move, item.text);
    const group = groups.get(title);
    if (group) group.push(item);
    else groups.set(title, [item]);
  }
  return [...groups].map(([title, group]) => ({ title, items: group }));
}

export interface Menu {
  readonly state: State;
  readonly view: View;
  readonly legal: readonly Move[];
}

/** All moves, or those that contain every word of the filter; `full` cuts nothing. */
export function drawMenu(screen: Screen, menu: Menu, filter = '', full = false): string {
  const wanted = filter
    .toLowerCase()
    .split(/[\s>]+/)
    .filter(Boolean);
  const items = menu.legal
    .map((move, i): Item => ({ number: i + 1, move, text: writeMove(menu.state, move) }))
    .filter(({ text }) => wanted.every((word) => text.includes(word)));
  if (items.length === 0) return `No move contains '${filter}'.`;
  return grouped(items)
    .map((group) => drawGroup(screen, menu, group, full))
    .join('\n');
}

function drawGroup(screen: Screen, menu: Menu, { title, items }: Group, full: boolean): string {
  const words = [hint(menu, items[0].move), price(menu, items)].filter(Boolean).join('; ');
  if (items.length === 1) {
    const [{ number, text, move }] = items;
    return line(screen, `${`${number})`.padStart(5)} ${text}${note(menu, move)}`, words);
  }
  const shown = full || items.length <= LONG_GROUP ? items : items.slice(0, LONG_GROUP / 2);
  const rest = items.length - shown.length;
  const cells = shown.map(({ number, text, move }) => `${number}) ${short(title, text)}${note(menu, move)}`);
  const more = rest > 0 ? [`      … and ${rest} more: moves ${title}`] : [];
  return [line(screen, `      ${title} …`, words), ...columns(cells, screen.width, 8), ...more].join('\n');
}

/** Where the words on a move begin. */
const WORDS_AT = 31;

function line(screen: Screen, text: string, words: string): string {
  if (words === '') return text;
  const room = Math.max(30, screen.width - WORDS_AT);
  const [first, ...more] = wrap(words, room, '').split('\n');
  const rest = more.map((next) => `\n${' '.repeat(WORDS_AT)}${dim(screen, next)}`);
  return `${text.padEnd(WORDS_AT - 1)} ${dim(screen, first)}${rest.join('')}`;
}

/** What is left of a move under its title. */
function short(title: string, text: string): string {
  return text.slice(title.length).trim();
}

/** Cells in columns as wide as the widest. */
function columns(cells: readonly string[], width: number, indent: number): string[] {
  const wide = Math.max(...cells.map((cell) => cell.length)) + 3;
  const across = Math.max(1, Math.floor((width - indent) / wide));
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += across) {
    const row = cells.slice(i, i + across).map((cell) => cell.padEnd(wide));
    rows.push(`${' '.repeat(indent)}${row.join('').trimEnd()}`);
  }
  return rows;
}

/** A few words on what a move means. */
function hint({ view }: Menu, move: Move): string {
  switch (move.do) {
    case 'bid':
      return GOD_WORDS[move.god];
    case 'buy':
    case 'choose':
      return CREATURE_WORDS[move.creature];
    case 'hire':
      return HERO_WORDS[move.hero];
    case 'play':
      return view.top?.card ? CREATURE_WORDS[view.top.card] : '';
    case 'sacrifice':
      return HERO_WORDS[move.as].replace(/^.*sacrificed/, 'give up');
    default:
      return HINTS[move.do] ?? '';
  }
}

const HINTS: Partial<Record<Move['do'], string>> = {
  settle: 'in brackets: cornucopias ($), priestess (P), building sites (o)',
  look: 'only you see the next creature card; free',
  return: 'back on top of the deck',
  recruit: 'one more piece',
  gain: 'one more card',
  sail: 'move fleets to the next sea area; enemies there mean battle',
  march: 'move troops+mercenaries; enemies there mean battle',
  mobilise: 'a hero leads troops+mercenaries',
  fly: 'troops+mercenaries to any land area',
  end: 'end your turn',
  skip: 'build nothing',
  stand: 'leave the dice as they are',
  fight: 'another round',
  withdraw: 'leave the battle with everything',
  keep: 'costs a priestess',
  release: 'it leaves the board',
  done: 'go on',
  found: 'needs an empty site',
  raze: 'goes back to the supply',
  enshrine: 'nobody can attack it there',
};

/** Something only one of the moves of a group needs said. */
function note({ view }: Menu, move: Move): string {
  const faction = decider(view);
  if (move.do === 'bid' && typeof faction === 'number' && view.priestesses[faction] > 0 && move.amount > 0) {
    return ` (pay ${Math.max(0, move.amount - view.priestesses[faction])})`;
  }
  if (move.do === 'settle') {
    const { cornucopias, priestess, sites } = boardOf(view).areas[move.area];
    return ` (${'$'.repeat(cornucopias)}${priestess ? 'P' : ''}${'o'.repeat(sites.length)})`;
  }
  if ((move.do === 'build' || move.do === 'found') && view.built[move.site])
    return ` (instead of ${view.built[move.site]})`;
  if (move.do === 'raze' && view.built[move.site]) return ` (${view.built[move.site]})`;
  return '';
}

/** Verbs that cost gold at once; bids are paid later. */
const PAID: readonly Move['do'][] = [
  'recruit',
  'gain',
  'hire',
  'buy',
  'play',
  'sail',
  'march',
  'mobilise',
  'reroll',
  'sacrifice',
];

function price({ state }: Menu, items: readonly Item[]): string {
  const verb = items[0].move.do;
  if (!PAID.includes(verb)) return '';
  const costs = items.map(({ move }) => cost(state, move));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (least !== most) return `${least} to ${most} gold`;
  return most > 0 ? `${most} gold` : verb === 'buy' ? 'free' : '';
}

/** What the rules themselves take for it. */
function cost(state: State, move: Move): number {
  const log: Event[] = [];
  apply(clone(state), move, [move], log);
  const paid = log.find((event) => event.event === 'paid');
  return paid?.event === 'paid' ? paid.gold : 0;
}
