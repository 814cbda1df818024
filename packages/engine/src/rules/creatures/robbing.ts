import { add } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { Move } from '../../model/moves.ts';
import { at } from '../../model/required.ts';
import { impossible } from '../../model/rule.ts';
import { rivals } from '../../query/areas.ts';
import { type Chooser, chooser, refuseTheft } from './creature.ts';

/** Stealing one card from a rival who has any (R-THEFT: never from one's own team). */
export function robbing<C extends 'dryad' | 'satyr'>(card: 'priestess' | 'philosopher'): Chooser<C> {
  const hands = card === 'priestess' ? 'priestesses' : 'philosophers';
  return chooser<C>({
    moves: (s, by) =>
      rivals(s, by)
        .filter((rival) => at(s[hands], rival) > 0)
        .map((faction): Move => ({ do: 'rob', faction })),
    take(s, by, move) {
      if (move.do !== 'rob') impossible(move);
      add(s, hands, move.faction, -1);
      add(s, hands, by, 1);
      tell(s, { event: 'card', faction: move.faction, card, by: -1 });
      tell(s, { event: 'card', faction: by, card, by: 1 });
    },
    refuse: (s, by, move) => (move.do === 'rob' ? refuseTheft(s, by, move.faction) : null),
  });
}
