import type { Turn } from '../../model/frames.ts';
import { type Refusal, refused } from '../../model/refusal.ts';
import { canDraw } from '../../query/deck.ts';
import type { GodRule } from './god.ts';

/**
 * LE-ZEUS-1 Temple; 1 priestess. LE-ZEUS-2 One more priestess, 4 GP. LE-ZEUS-3 Once: look secretly at the top creature
 * card, then play it for 1 GP or put it back.
 */
export const zeus: GodRule = {
  mandatory: (faction) => [
    { kind: 'build', faction, building: 'temple' },
    { kind: 'gain', faction, card: 'priestess' },
  ],
  extra: 'priestess',
  prices: [4],
  addActions(s, turn, moves) {
    if (!turn.once && canDraw(s)) moves.push({ do: 'look' });
  },
  mobilisation: true,
};

export function refuseLook({ god }: Turn): Refusal {
  return god === 'zeus'
    ? refused('once', 'LE-ZEUS-3', 'The top creature card can be looked at once a cycle, if there is one.')
    : refused('needs-zeus', 'LE-ZEUS-3', 'Only Zeus shows the top creature card.');
}
