// `npm run docs`: writes the parts of documents that are generated from the code; with --check it reports those that
// are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { glossary } from './glossary.ts';
import { flowchart, folderArrows, packageArrows, shortened } from './picture.ts';

const PACKAGES = {
  cli: 'the terminal',
  server: 'games over the net',
  web: 'the page',
  board: 'a widget that knows no rules',
  words: 'the game in four languages',
  testkit: 'for tests and benchmarks',
  bots: 'players from random to hard',
  protocol: 'messages of page and server',
  engine: 'the rules',
};
const SERVER = {
  http: 'requests, sockets, sessions',
  bots: 'threads that think',
  backup: 'copies of everything',
  live: 'rooms and their messages',
  table: 'a game as its log',
  store: 'SQLite or PostgreSQL',
};

const BOTS = {
  worker: 'questions answered in threads',
  levels: 'random, easy, medium, hard',
  yardsticks: 'reference players',
  auction: 'search in the offerings',
  search: 'tree of the hard bot',
  advice: 'what a move achieves',
  win: 'proof of a win this turn',
  moves: 'what moves lead to',
  value: 'chances to win of a position',
  fit: 'fitting the net to games',
  fairness: 'how fair a board is',
  bot: 'question, answer, budget',
};

const ENGINE = {
  record: 'positions and games read back',
  kernel: 'actor, moves, apply, dues, fate, view',
  editions: 'which rule answers which frame',
  rules: 'one sentence of the rulebook each',
  effects: 'changes that rules share',
  query: 'facts that rules and players ask for',
  figures: 'what each creature on the board answers',
  notation: 'moves and positions as text',
  board: 'tiles, hexes, compiled boards',
  model: 'ids, moves, frames, events, state',
};
const BOARD = {
  drawing: 'the widget and what it consists of',
  pieces: 'what stands on it, and how it moves',
  input: 'mouse, fingers, keyboard',
  layout: 'names, sites, slots for pieces',
  geometry: 'coasts and borders as lines',
  tasks: 'work in slices',
};
const CLI = {
  tune: 'fitting the value function',
  words: 'what the game says, in four languages',
  fairness: 'how fair boards are',
  play: 'a game in the terminal',
  arena: 'matches of bots',
  sim: 'random games',
  engine: 'the rules for programs',
  hosting: 'the server and its operator',
  record: 'games as files',
  screen: 'positions and moves as text',
  command: 'options, help, errors',
};
const RULES = {
  gods: 'turns and their actions',
  monuments: 'the expansion',
  phases: 'set-up, cycle, income, actions, end',
  creatures: 'one card each, deck, market',
  movement: 'march, sail, fly, mobilise',
  battle: 'rounds, losses, retreats, odds',
  heroes: 'one hero each, sacrifices',
  metropolis: 'places, bonuses, razing',
  offerings: 'bids',
};

const WEB = {
  app: 'the list of pages',
  admin: 'for the operator',
  home: 'the first page',
  learn: 'lessons',
  online: 'games at a server',
  'local-games': 'games on this device',
  result: 'who won, statistics',
  replay: 'positions of a game',
  table: 'all panels of a game',
  'new-game': 'the form of options',
  workshop: 'boards of one’s own',
  rules: 'the rulebooks',
  fairness: 'how fair a board is',
  game: 'drivers, saved games',
  board: 'views for the widget',
  'page-parts': 'heads, fields, routes',
  device: 'preferences, sound, storage',
  art: 'icons and emblems',
  words: 'texts of the page',
  keyboard: 'keys and focus',
  scheduling: 'tasks and time slices',
};

const packages = packageArrows();

/** The generated parts by document and name. */
const PARTS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'README.md': { packages: () => flowchart(shortened(packages), PACKAGES) },
  'docs/architecture.md': {
    packages: () => flowchart(packages, PACKAGES),
    engine: () => flowchart(shortened(folderArrows('packages/engine/src')), ENGINE),
    rules: () => flowchart(shortened(folderArrows('packages/engine/src/rules')), RULES),
    bots: () => flowchart(shortened(folderArrows('packages/bots/src')), BOTS),
    board: () => flowchart(shortened(folderArrows('packages/board/src')), BOARD),
    cli: () => flowchart(shortened(folderArrows('packages/cli/src')), CLI),
    server: () => flowchart(shortened(folderArrows('packages/server/src')), SERVER),
    web: () => flowchart(shortened(folderArrows('packages/web/src')), WEB),
  },
  'docs/glossary.md': { terms: glossary },
};

/** Replaces the part between its two marks. */
export function withPart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name}: made by \`npm run docs\` -->\n`, `\n<!-- end of ${name} -->`];
  const [before, rest, ...more] = text.split(begin);
  const at = rest?.indexOf(end) ?? -1;
  if (at < 0 || more.length > 0) throw new Error(`There is no place for ${name}: ${begin}…${end}`);
  return before + begin + part + rest.slice(at);
}

if (import.meta.main) {
  const checkOnly = process.argv.includes('--check');
  for (const [file, parts] of Object.entries(PARTS)) {
    const text = readFileSync(file, 'utf8');
    let made = text;
    for (const [name, make] of Object.entries(parts)) made = withPart(made, name, make());
    if (made === text) continue;
    if (checkOnly) {
      console.error(`${file} is not what the code says: \`npm run docs\` rewrites it.`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, made);
      console.log(`${file} is rewritten.`);
    }
  }
}
