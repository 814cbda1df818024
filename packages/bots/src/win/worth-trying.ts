import { boardOf, type CreatureId, decider, type Move, type State } from '@meltemi/engine';

// Which moves can have to do with a metropolis in the same turn. Only to keep the search short: what is left out is not looked at.

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

/** Of the moves of a choice, those worth a thought with so many decisions left, this one included. */
export function worthTrying(s: State, legal: readonly Move[], left: number): Move[] {
  const who = decider(s) as number;
  const largest = largestGroups(legal);
  const places = new Set<string>();
  return legal.filter((move) => {
    if (IDLE.has(move.do) && legal.length > 1) return false;
    if (left === 1 && PREPARES.has(move.do)) return false;
    if (move.do === 'buy' || move.do === 'choose')
      return left === 1 ? AT_ONCE.has(move.creature) : USEFUL.has(move.creature);
    if (move.do === 'gain') return move.card === 'philosopher' || s.heroes.length > 0;
    if (move.do === 'look') return s.top !== null;
    if (move.do === 'build') return isNew(places, `${move.building} ${boardOf(s).sites[move.site].area}`);
    if (move.do === 'march' || move.do === 'fly' || move.do === 'mobilise') {
      if (left === 1 && !isPrize(s, move.to)) return false;
      if (isBattle(s, who, move.to) || (move.do === 'fly' && s.owner[move.to] === who)) return false;
      const size = sizeOf(move);
      return size === largest.get(wayOf(move)) || size === 1;
    }
    if (move.do === 'sail' && isBattle(s, who, move.to)) return false;
    if (move.do === 'sail') return move.fleets === 1 || move.fleets >= (largest.get(wayOf(move)) ?? 0) - 1;
    return true;
  });
}

function isNew(seen: Set<string>, word: string): boolean {
  if (seen.has(word)) return false;
  seen.add(word);
  return true;
}

/** Dice would decide. Pandora turns mercenaries: where a hero is about, they may not have to be fought. */
function isBattle(s: State, who: number, area: number): boolean {
  const owner = s.owner[area];
  if (owner < 0 || owner === who) return false;
  if (s.troops[area] > 0 || s.fleets[area] > 0) return true;
  return s.mercenaries[area] > 0 && !s.heroes.some((hero) => hero.owner === who);
}

/** Something is built there. */
function isPrize(s: State, area: number): boolean {
  return boardOf(s).areas[area].sites.some((site) => s.built[site] !== null);
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
