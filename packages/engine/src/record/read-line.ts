import { areaAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { rulesOf } from '../editions/index.ts';
import { push, set } from '../effects/state.ts';
import { COLOURS, factionNamed } from '../model/colours.ts';
import {
  BONUSES,
  type Bonus,
  BUILDINGS,
  FIGURES,
  MONUMENTS,
  type MonumentId,
  NOBODY,
  NOWHERE,
  UNITS,
} from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Battle, Phase, State } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';
import { readSite, type Words } from '../notation/words.ts';
import { readFrame } from './read-frame.ts';

// The lines of a position, one reader for each first word.

const PHASES: readonly Phase[] = ['setup', 'start', 'income', 'offerings', 'upkeep', 'actions', 'end', 'over'];

export function readLine(s: State, line: Words): void {
  const board = boardOf(s);
  const reader = Object.hasOwn(READERS, line.next) ? READERS[line.next] : undefined;
  if (reader) {
    line.take('', (word) => word);
    return reader(s, line);
  }
  if (factionNamed(line.next.replace(/\..*/, '')) !== undefined) return readFaction(s, line);
  const area = line.take(`a faction, an area of this board, or one of ${Object.keys(READERS).join(', ')}`, (word) =>
    board.index.get(word),
  );
  readArea(s, line, area);
}

function faction(s: State, line: Words): number {
  return line.take(`a faction (${COLOURS.slice(0, s.table.teamOf.length).join(', ')})`, (word) => {
    const found = factionNamed(word);
    return found !== undefined && found < s.table.teamOf.length ? found : undefined;
  });
}

/** `red`, or `red.2` for a second marker (CL-OFFER-4). */
function marker(s: State, line: Words): number {
  return line.take(`a marker (${COLOURS.slice(0, s.table.teamOf.length).join(', ')})`, (word) => {
    const [colour, number = '1'] = word.split('.');
    const own = s.table.markerOf.flatMap((f, m) => (COLOURS[f] === colour ? [m] : []));
    return own[Number(number) - 1];
  });
}

function markers(s: State, line: Words): number[] {
  const found: number[] = [];
  while (!line.done) found.push(marker(s, line));
  return found;
}

function readFaction(s: State, line: Words): void {
  const m = marker(s, line);
  const f = at(s.table.markerOf, m);
  while (!line.done) {
    const what = line.oneOf('what it has', ['priestesses', 'philosophers', 'offers', 'eliminated']);
    if (what === 'priestesses' || what === 'philosophers') set(s, what, f, line.number('a number'));
    else if (what === 'eliminated') s.eliminated = [...s.eliminated, f];
    else {
      const offer = { god: line.oneOf('a god', [...termsOf(s).gods, 'apollo']), amount: line.number('an amount') };
      s.offers = s.offers.with(m, offer);
    }
  }
}

/** `naxos red troops 2 mercenaries 1 port.1` */
function readArea(s: State, line: Words, area: number): void {
  const { id } = areaAt(boardOf(s), area);
  if (factionNamed(line.next) !== undefined) set(s, 'owner', area, faction(s, line));
  while (!line.done) {
    const [type, number] = line.next.split('.');
    const building = [...BUILDINGS, 'metropolis' as const, 'covered' as const].find((known) => known === type);
    if (building) {
      const site = readSite(boardOf(s), `${id}.${number}`);
      if (site === undefined) line.fail(`a building on a site of ${id}, such as port.1`);
      s.built = s.built.with(site, building);
      line.said(line.next);
      continue;
    }
    const pieces = line.oneOf('pieces or buildings', ['troops', 'mercenaries', 'fleets', 'prosperity']);
    set(s, pieces, area, line.number('a number'));
  }
}

type Reader = (s: State, line: Words) => void;

const READERS: Readonly<Record<string, Reader>> = {
  cycle(s, line) {
    s.cycle = line.number('a cycle');
    if (!line.done) s.phase = line.oneOf('a phase', PHASES);
  },
  gods(s, line) {
    s.gods = line.all('a god', termsOf(s).gods);
  },
  order(s, line) {
    s.order = markers(s, line);
  },
  acted(s, line) {
    s.acted = markers(s, line);
  },
  apollo(s, line) {
    s.apollo = markers(s, line);
  },
  gold(s, line) {
    const team = at(s.table.teamOf, faction(s, line));
    s.gold = s.gold.with(team, line.number('an amount of gold'));
    const bounds = /^(\d+)\.\.(\d+)$/;
    const [, min, max] = line.done ? [] : line.take('bounds such as 3..7', (word) => bounds.exec(word) ?? undefined);
    set(s, 'goldMin', team, Number(min ?? s.gold[team]));
    set(s, 'goldMax', team, Number(max ?? s.gold[team]));
  },
  metropolis(s, line) {
    const site = line.site(boardOf(s));
    s.built = s.built.with(site, 'metropolis');
    s.metropolises = [...s.metropolises, { site, bonus: line.oneOf('a bonus', BONUSES) }];
  },
  enshrined(s, line) {
    const hero = line.oneOf('a hero', termsOf(s).heroes);
    s.enshrined = [...s.enshrined, { hero, faction: faction(s, line), bonus: line.oneOf('a bonus', BONUSES) }];
  },
  hero(s, line) {
    const hero = { id: line.oneOf('a hero', termsOf(s).heroes), owner: faction(s, line), area: line.area(boardOf(s)) };
    s.heroes = [...s.heroes, { ...hero, since: line.done ? 0 : line.number('the cycle of recruitment') }];
  },
  figure(s, line) {
    const known: readonly string[] = termsOf(s).creatures;
    const id = line.oneOf(
      'a figure',
      FIGURES.filter((figure) => known.includes(figure)),
    );
    const figure = { id, holder: line.said('-') ? NOBODY : faction(s, line), area: line.area(boardOf(s)) };
    s.figures = [...s.figures, line.said('guarding') ? { ...figure, guarding: true } : figure];
  },
  owed(s, line) {
    s.owed = [...s.owed, { faction: faction(s, line), bonus: line.oneOf('a bonus', BONUSES) }];
  },
  stack(s, line) {
    const stack: Bonus[] = [];
    while (!line.done) {
      const bonus = line.oneOf('a bonus', BONUSES);
      for (let left = line.number('how many'); left > 0; left--) stack.push(bonus);
    }
    s.stack = stack;
  },
  used(s, line) {
    const read = (word: string) => (/^-\d$/.test(word) ? Number(word) : readSite(boardOf(s), word));
    while (!line.done) s.usedTemples = [...s.usedTemples, line.take('a site or card', read)];
  },
  creatures(s, line) {
    s.track = line.places('a creature', termsOf(s).creatures, termsOf(s).trackPrices.length);
  },
  deck(s, line) {
    s.deck = line.all('a creature', termsOf(s).creatures);
  },
  discard(s, line) {
    s.discard = line.all('a creature', termsOf(s).creatures);
  },
  drawn(s, line) {
    s.drawn = line.all('a creature', termsOf(s).creatures);
  },
  top(s, line) {
    s.top = { card: line.oneOf('a creature', termsOf(s).creatures), seat: line.number('a seat') };
  },
  heroes(s, line) {
    s.heroTrack = line.places('a hero', termsOf(s).heroes, s.heroTrack.length);
  },
  'hero-deck'(s, line) {
    s.heroDeck = line.all('a hero', termsOf(s).heroes);
  },
  battle(s, line) {
    const where = { area: line.area(boardOf(s)), attacker: faction(s, line), defender: faction(s, line) };
    const pieces = { troops: line.number('troops'), mercenaries: line.number('mercenaries') };
    s.battle = { ...where, ...pieces, attackDie: line.number('a die'), defendDie: line.number('a die'), losses: [] };
  },
  loss(s, line) {
    const battle: Battle = s.battle ?? line.fail("a line 'battle' before it");
    const loser = faction(s, line);
    const unit = line.oneOf('a unit', UNITS);
    const to = line.said('-') ? NOWHERE : line.area(boardOf(s));
    s.battle = { ...battle, losses: [...battle.losses, { faction: loser, unit, to }] };
  },
  monument(s, line) {
    const monument = { id: line.oneOf('a monument', monumentsOf(s)), area: line.area(boardOf(s)) };
    s.monuments = [...s.monuments, { ...monument, used: line.done ? 0 : line.number('the cycle it was used in') }];
  },
  pool(s, line) {
    s.monumentPool = line.all('a monument', monumentsOf(s));
  },
  frame(s, line) {
    push(s, readFrame(s, line));
  },
  now: readNow,
};

function monumentsOf(s: State): readonly MonumentId[] {
  return s.table.monuments ? MONUMENTS : [];
}

/** `now turn red ares`: red's paid actions with Ares. `now offerings` and so on: the phase begins. */
function readNow(s: State, line: Words): void {
  if (line.said('turn')) {
    const m = marker(s, line);
    const god = line.oneOf('a god', termsOf(s).gods); // Apollo has no paid actions
    s.phase = 'actions';
    if (s.offers[m]?.god !== god) s.offers = s.offers.with(m, { god, amount: 1 });
    const turn = { faction: at(s.table.markerOf, m), marker: m, god, bought: 0, mobilised: 0, once: false };
    push(s, { kind: 'actions' }, { kind: 'turn', ...turn });
    return;
  }
  const phases = ['deployment', 'start', 'income', 'offerings', 'upkeep', 'actions', 'end'] as const;
  const kind = line.oneOf(
    "'turn' or a phase",
    phases.filter((phase) => Object.hasOwn(rulesOf(s), phase)),
  );
  s.phase = kind === 'deployment' ? 'setup' : kind === 'start' ? 'end' : kind === 'end' ? 'actions' : 'income';
  if (kind === 'deployment') push(s, { kind: 'income' }, { kind, round: 1, next: 0 });
  else push(s, { kind });
}
