import { below, oneOf, type Random } from '../model/random.ts';
import { at } from '../model/required.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

/**
 * What a seat (null: a spectator) may know of a state. LE-COMP-5: everything is public but purses and a card someone
 * has looked at.
 */
export function view(s: State, seat: number | null): View {
  return { ...s, ...secretsOf(s, seat) };
}

/** The purses and the top card as far as a seat knows them. At the end purses are opened (LE-END-2). */
export function secretsOf(
  { table, phase, gold, top }: State,
  seat: number | null,
): Pick<View, 'seat' | 'gold' | 'top'> {
  const own = table.teamOf.filter((_, faction) => table.seatOf[faction] === seat);
  const shown = table.gold === 'open' || phase === 'over';
  return {
    seat,
    gold: shown ? gold : gold.map((purse, team) => (own.includes(team) ? purse : null)),
    top: top && { card: top.seat === seat ? top.card : null, seat: top.seat },
  };
}

/** A possible state for a view: random unknown purses within their bounds, a random unknown top card. */
export function determinize(seen: View, rng: Random): State {
  const { seat: _, gold, top, ...open } = seen;
  const { goldMin, goldMax, deck } = open;
  return {
    ...open,
    gold: gold.map((purse, team) => purse ?? at(goldMin, team) + below(rng, at(goldMax, team) - at(goldMin, team) + 1)),
    top: top && { seat: top.seat, card: top.card ?? oneOf(deck, rng) },
  };
}
