import { tell } from '../../effects/tell.ts';
import type { Move } from '../../model/moves.ts';
import { impossible } from '../../model/rule.ts';
import { chooser } from './creature.ts';

/**
 * LE-CREA-CHARON Swap one own hero for one on the hero track: the old one's card goes to the track, the new figure to
 * the same area. It can't be sacrificed this cycle.
 */
export const charon = chooser<'charon'>({
  moves(s, by) {
    const offered = s.heroTrack.filter((hero) => hero !== null);
    return s.heroes
      .filter((hero) => hero.owner === by)
      .flatMap((hero) => offered.map((other): Move => ({ do: 'trade', hero: hero.id, for: other })));
  },
  take(s, by, move) {
    if (move.do !== 'trade') impossible(move);
    s.heroTrack = s.heroTrack.with(s.heroTrack.indexOf(move.for), move.hero);
    s.heroes = s.heroes.map((hero) => (hero.id === move.hero ? { ...hero, id: move.for, since: s.cycle } : hero));
    tell(s, { event: 'traded', faction: by, hero: move.hero, for: move.for });
  },
});
