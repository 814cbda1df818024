import type { FrameOf } from '../frames.ts';
import type { Auto } from '../rule.ts';
import { push } from '../state.ts';

/** MO-POSEIDON, MO-ARES: the creature that was drawn is used. */
export const gift: Auto<FrameOf<'gift'>> = {
  run(s, { by }) {
    const [card] = s.drawn;
    s.drawn = [];
    push(s, { kind: 'creature', card, by });
  },
};
