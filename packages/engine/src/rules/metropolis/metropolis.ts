import { clear } from '../../effects/sites.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { BONUSES, FATE, NO_SITE } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { type Ask, type FateAsk, impossible } from '../../model/rule.ts';
import { canBuildMetropolis, metropolisSites, shrinesFor } from '../../query/metropolises.ts';
import { giveBonus } from './bonus.ts';

/** LE-METRO-4: the place of a new metropolis. No place at all, or no token left: nothing is built (R-NOPLACE). */
export const placeMetropolis: Ask<FrameOf<'metropolis'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, frame) => !canBuildMetropolis(s, frame.faction),
  moves: (s, { faction }) => [
    ...metropolisSites(s, faction).map((site): Move => ({ do: 'found', site })),
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
  refuse: refusing('LE-METRO-4', 'a metropolis is placed', 'found', 'enshrine'),
};

/** LE-METRO-5: the top token of the stack is turned, its bonus happens at once. */
export const turnToken: FateAsk<FrameOf<'token'>> = {
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
  refuse: refusing('LE-METRO-5', 'fate turns a metropolis token', 'token'),
};
