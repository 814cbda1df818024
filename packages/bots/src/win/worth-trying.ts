import { BUILDINGS, type CreatureId, type Move, type State } from '@meltemi/engine';
import { areaAt, boardOf, siteAt } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import { ENOUGH_PHILOSOPHERS, siteOwner } from '@meltemi/engine/query';
import { decidingFaction } from '../moves/deciding-faction.ts';
import { godOf } from './win-upper-bound.ts';

// Which moves can have to do with a metropolis in the same turn. Only to keep the search short: what is left out is not
// looked at.

/** Cards that bring a metropolis, open the way to one or pay for it. */
const USEFUL: ReadonlySet<CreatureId> = new Set<CreatureId>([
  'cyclops',
  'satyr',
  'pegasus',
  'sylph',
  'harpy',
  'giant',
  'gryphon',
  'griffon',
  'graeae',
  'fates',
  'siren',
  'chimera',
  'dryad',
]);
/** Those after which nothing may be left to choose. */
const AT_ONCE: ReadonlySet<CreatureId> = new Set<CreatureId>(['satyr', 'cyclops']);
/** After these something else must follow. */
const PREPARES: ReadonlySet<Move['do']> = new Set<Move['do']>(['place', 'recruit', 'sail', 'swap', 'hire', 'charm']);
/** Without a hope in this turn. */
const IDLE: ReadonlySet<Move['do']> = new Set<Move['do']>(['end', 'replace', 'summon', 'swim', 'push', 'devote']);

/** The moves worth trying, given the decisions left (this one included) and the metropolises still missing. */
export function worthTrying(s: State, legal: readonly Move[], left: number, missing: number): Move[] {
  const who = decidingFaction(s);
  let groups: Map<string, number> | null = null;
  const largest = (move: Move) => {
    groups ??= largestGroups(legal);
    return groups.get(wayOf(move)) ?? 0;
  };
  const places = new Set<string>();
  const tried = legal.filter((move) => {
    if (IDLE.has(move.do) && legal.length > 1) return false;
    if (isForFleets(move) && !mayMarch(s, who)) return false;
    if (left === 1 && (PREPARES.has(move.do) || brings(s, who, move) < missing)) return false;
    if (move.do === 'buy' || move.do === 'choose')
      return left === 1 ? AT_ONCE.has(move.creature) : USEFUL.has(move.creature);
    if (move.do === 'gain') return move.card === 'philosopher' || s.heroes.length > 0;
    if (move.do === 'look') return s.top !== null;
    if (move.do === 'place' && move.piece === 'prosperity') return isNew(places, 'prosperity');
    if (move.do === 'build') return isNew(places, `${move.building} ${siteAt(boardOf(s), move.site).area}`);
    if (move.do === 'march' || move.do === 'fly' || move.do === 'mobilise') {
      if (isBattle(s, who, move.to) || (move.do === 'fly' && s.owner[move.to] === who)) return false;
      const size = sizeOf(move);
      return size === 1 || size === largest(move);
    }
    if (move.do === 'sail' && isBattle(s, who, move.to)) return false;
    if (move.do === 'sail') return move.fleets === 1 || move.fleets >= largest(move) - 1;
    return true;
  });
  // What must be chosen and does not matter is chosen somehow.
  if (tried.length === 0 && left > 1) return legal.slice(0, 1);
  return tried.sort((a, b) => delay(a) - delay(b));
}

function isNew(seen: Set<string>, word: string): boolean {
  if (seen.has(word)) return false;
  seen.add(word);
  return true;
}

/** Dice would decide. Pandora turns mercenaries: where a hero is about, they may not have to be fought. */
function isBattle(s: State, who: number, area: number): boolean {
  const owner = at(s.owner, area);
  if (owner < 0 || owner === who) return false;
  if (at(s.troops, area) > 0 || at(s.fleets, area) > 0) return true;
  return at(s.mercenaries, area) > 0 && !s.heroes.some((hero) => hero.owner === who);
}

/** What leads to the goal by itself is tried before what only prepares it. */
function delay({ do: verb }: Move): number {
  if (verb === 'sail') return 3;
  if (verb === 'recruit' || verb === 'hire') return 2;
  return verb === 'march' || verb === 'mobilise' ? 1 : 0;
}

/** Fleets only carry troops: they are of no use where nobody may march. */
function isForFleets(move: Move): boolean {
  if (move.do === 'recruit' || move.do === 'place') return move.piece === 'fleet';
  return move.do === 'sail' || move.do === 'charm';
}

/** With Ares, or led by a hero; Jason's sacrifice asks for fleets, too. */
function mayMarch(s: State, who: number): boolean {
  return godOf(s) === 'ares' || s.heroes.some((hero) => hero.owner === who);
}

/** How many metropolises come of a move at once, counted generously. */
function brings(s: State, who: number, move: Move): number {
  switch (move.do) {
    case 'build':
    case 'convert':
      return Number(isSet(s, who, [move.building]));
    case 'gain':
    case 'rob':
    case 'exchange':
      return Number(at(s.philosophers, who) >= ENOUGH_PHILOSOPHERS - 1);
    case 'march':
    case 'fly':
    case 'mobilise':
      return prizes(s, who, move.to);
    case 'destroy':
    case 'done':
      return 0;
    // The march they belong to has brought them.
    case 'join':
    case 'stay':
      return Number.POSITIVE_INFINITY;
    default:
      return 1;
  }
}

/** Metropolises of others that stand there, and one more if what else stands there makes a set. */
function prizes(s: State, who: number, area: number): number {
  const owner = at(s.owner, area);
  if (owner >= 0 && s.table.teamOf[owner] === s.table.teamOf[who]) return 0;
  const built = areaAt(boardOf(s), area).sites.flatMap((site) => s.built[site] ?? []);
  const others = built.filter((one) => one !== 'metropolis');
  return built.length - others.length + Number(others.length > 0 && isSet(s, who, others));
}

/** LE-METRO-1: with these the team would have one of each type. */
function isSet(s: State, who: number, more: readonly string[]): boolean {
  const { teamOf } = s.table;
  return BUILDINGS.every(
    (type) =>
      more.includes(type) ||
      s.built.some((built, site) => {
        if (built !== type) return false;
        const owner = siteOwner(s, site);
        return owner >= 0 && teamOf[owner] === teamOf[who];
      }),
  );
}

function largestGroups(legal: readonly Move[]): Map<string, number> {
  const largest = new Map<string, number>();
  for (const move of legal) {
    const way = wayOf(move);
    if (way !== '') largest.set(way, Math.max(sizeOf(move), largest.get(way) ?? 0));
  }
  return largest;
}

function sizeOf(move: Move): number {
  if (move.do === 'sail') return move.fleets;
  return 'troops' in move ? move.troops + move.mercenaries : 0;
}

function wayOf(move: Move): string {
  if (move.do === 'mobilise') return `${move.hero} ${move.to}`;
  return move.do === 'sail' || move.do === 'march' || move.do === 'fly' ? `${move.from} ${move.to}` : '';
}
