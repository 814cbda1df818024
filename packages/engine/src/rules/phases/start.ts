import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { FATE, type HeroId } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { type Auto, type FateAsk, impossible } from '../../model/rule.ts';
import { beginCycle } from './cycle.ts';

/** LE-CYCLE-1, LE-START: a new cycle: heroes, creatures, gods. */
export const start: Auto<FrameOf<'start'>> = {
  run(s) {
    beginCycle(s);
    // LE-START-3, LE-START-4: the first god goes last; the open ones are always the first places.
    s.gods = [...s.gods.slice(1), ...s.gods.slice(0, 1)];
    tell(s, { event: 'gods', gods: s.gods });
    push(s, { kind: 'income' }, { kind: 'fill-creatures' }, { kind: 'fill-heroes' });
  },
};

/** LE-START-1, LE-SETUP-2: empty places of the hero track are filled as long as there are heroes (R-DECK). */
export const fillHeroes: Auto<FrameOf<'fill-heroes'>> = {
  run(s) {
    if (s.heroTrack.includes(null) && s.heroDeck.length > 0) push(s, { kind: 'fill-heroes' }, { kind: 'draw-hero' });
  },
};

export const drawHero: FateAsk<FrameOf<'draw-hero'>> = {
  who: () => FATE,
  moves: (s) => s.heroDeck.map((hero): Move => ({ do: 'unveil', hero })),
  take(s, _, move) {
    if (move.do !== 'unveil') impossible(move);
    const hero: HeroId = move.hero;
    const place = s.heroTrack.indexOf(null);
    s.heroDeck = s.heroDeck.filter((other) => other !== hero);
    s.heroTrack = s.heroTrack.with(place, hero);
    tell(s, { event: 'hero-revealed', hero, place });
  },
  refuse: refusing('LE-START-1', 'fate draws a hero', 'unveil'),
};
