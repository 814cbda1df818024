import { activeFaction } from '../active.ts';
import { tell } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { isSeasoned } from '../heroes/hero.ts';
import { BONUSES, FATE, type HeroId, NO_SITE } from '../ids.ts';
import type { Move } from '../moves.ts';
import { type Ask, impossible } from '../rule.ts';
import { boardOf, push, type State } from '../state.ts';
import type { View } from '../view.ts';
import { giveBonus } from './bonus.ts';
import { clear, ownBasicSites, ownSites } from './sites.ts';

/** LE-END-1: metropolises a team controls, those on cards included (R-PENTH-METRO). */
export function metropolisesOf(s: State | View, team: number): number {
  const sites = boardOf(s).sites;
  const teamOf = s.table.teamOf;
  let count = 0;
  for (let site = 0; site < sites.length; site++) {
    if (s.built[site] !== 'metropolis') continue;
    const owner = s.owner[sites[site].area];
    if (owner >= 0 && teamOf[owner] === team) count++;
  }
  for (const card of s.enshrined) if (teamOf[card.faction] === team) count++;
  return count;
}

/** LE-METRO-4: an empty own site; with none, a site of an own basic building. */
function placesFor(s: State, faction: number): number[] {
  const empty = ownSites(s, faction, null);
  return empty.length > 0 ? empty : ownBasicSites(s, faction);
}

/** Heroes on whose card a new metropolis may stand: Penthesilea, or Pandora while Penthesilea is on the track (R-PANDORA). */
function shrinesFor(s: State, faction: number, leaving?: HeroId): HeroId[] {
  const shrines: HeroId[] = [];
  if (activeFaction(s) !== faction) return shrines; // LE-HERO-3: in the owner's action turn
  for (const hero of s.heroes) {
    if (hero.owner !== faction || hero.id === leaving || !isSeasoned(s, hero)) continue;
    if (hero.id === 'penthesilea' || (hero.id === 'pandora' && s.heroTrack.includes('penthesilea')))
      shrines.push(hero.id);
  }
  return shrines;
}

/** R-SACRIFICE: could this faction put a metropolis anywhere, once this hero has left? */
export function canBuildMetropolis(s: State, faction: number, leaving?: HeroId): boolean {
  return s.stack.length > 0 && (placesFor(s, faction).length > 0 || shrinesFor(s, faction, leaving).length > 0);
}

/** LE-METRO-4: the place of a new metropolis. No place at all, or no token left: nothing is built (R-NOPLACE). */
export const placeMetropolis: Ask<FrameOf<'metropolis'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, frame) => !canBuildMetropolis(s, frame.faction),
  moves: (s, { faction }) => [
    ...placesFor(s, faction).map((site): Move => ({ do: 'found', site })),
    ...shrinesFor(s, faction).map((hero): Move => ({ do: 'enshrine', hero })),
  ],
  take(s, { faction }, move) {
    if (move.do === 'found') {
      clear(s, move.site);
      s.built = s.built.with(move.site, 'metropolis');
      tell(s, { event: 'built', faction, building: 'metropolis', site: move.site });
      push(s, { kind: 'token', faction, site: move.site, hero: null });
    } else if (move.do === 'enshrine') {
      // LE-HERO-PENTHESILEA: her figure leaves, her card stays with the metropolis on it.
      s.heroes = s.heroes.filter((hero) => hero.id !== move.hero);
      tell(s, { event: 'enshrined', faction, hero: move.hero });
      push(s, { kind: 'token', faction, site: NO_SITE, hero: move.hero });
    } else impossible(move);
  },
};

/** LE-METRO-5: the top token of the stack is turned, its bonus happens at once. */
export const turnToken: Ask<FrameOf<'token'>> = {
  who: () => FATE,
  moves: (s) => BONUSES.filter((bonus) => s.stack.includes(bonus)).map((bonus): Move => ({ do: 'token', bonus })),
  take(s, { faction, site, hero }, move) {
    if (move.do !== 'token') impossible(move);
    const { bonus } = move;
    const drawn = s.stack.indexOf(bonus);
    s.stack = s.stack.filter((_, i) => i !== drawn);
    if (hero === null) s.metropolises = [...s.metropolises, { site, bonus }];
    else s.enshrined = [...s.enshrined, { hero, faction, bonus }];
    giveBonus(s, faction, bonus);
  },
};
