import { discard, shuffleDiscardIn } from '../../effects/deck.ts';
import { push } from '../../effects/state.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import { termsOf } from '../../model/terms.ts';
import { type Instant, notATarget } from './creature.ts';

const CARDS = 3;

/** LE-CREA-SPHINX Draw 3 creature cards, discard two, play the third free. */
export const sphinx: Instant = {
  // A Sphinx that was seen on top of the deck can't draw itself.
  usable: (s) => s.discard.length > 0 || s.deck.some((card) => card !== 'sphinx'),
  now(s, by) {
    // R-SPHINX: with a short deck the discard is shuffled in first, then as many cards as there are, at most three, are
    // drawn.
    if (s.deck.length < CARDS && s.discard.length > 0) shuffleDiscardIn(s);
    push(s, { kind: 'sphinx', by });
    for (let card = 0; card < Math.min(CARDS, s.deck.length); card++) push(s, { kind: 'draw', to: 'drawn', by });
  },
};

export const sphinxChooses: Ask<FrameOf<'sphinx'>> = {
  who: (_, frame) => frame.by,
  moves: (s) => s.drawn.map((creature): Move => ({ do: 'choose', creature })),
  take(s, { by }, move) {
    if (move.do !== 'choose') impossible(move);
    // Both are discarded together: a Chimera among them goes last, so that it shuffles the other one in as well.
    const { reshuffles } = termsOf(s);
    const rest = s.drawn
      .filter((card) => card !== move.creature)
      .sort((a, b) => Number(a in reshuffles) - Number(b in reshuffles));
    s.drawn = [];
    for (const card of rest) discard(s, card);
    push(s, { kind: 'creature', card: move.creature, by });
  },
  refuse: notATarget,
};
