import type { Target } from '@meltemi/board';
import { type God, type Move, type Refusal, type View, why } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { decider, extraOf } from '@meltemi/engine/query';
import type { Chosen } from './choosing.ts';
import { partsOf } from './parts.ts';

export { default as Reason } from './Reason.svelte';

// What a player would expect to do but may not: the engine says why. Nothing here decides what is legal.

export interface Refused {
  readonly move: Move;
  readonly refusal: Refusal;
}

/** In a god's turn: the usual deeds that are not offered, each with the reason. */
export function refusedDeeds(seen: View, legal: readonly Move[]): Refused[] {
  const top = seen.frames[seen.frames.length - 1];
  if (top?.kind !== 'turn') return [];
  const home = seen.owner.findIndex((owner, area) => owner === top.faction && area < boardOf(seen).lands);
  const offered = (move: Move) => legal.some((other) => other.do === move.do && nameOf(other) === nameOf(move));
  const expected: Move[] = [
    ...seen.track.flatMap((creature) => (creature ? [{ do: 'buy', creature } as const] : [])),
    ...(top.god === 'hera'
      ? seen.heroTrack.flatMap((hero) => (hero ? [{ do: 'hire', hero, area: home } as const] : []))
      : []),
    ...extras(seen, top.god, home),
  ];
  return expected.filter((move) => !offered(move)).flatMap((move) => refusedMove(seen, move) ?? []);
}

/** One more of what the god sells. */
function extras(seen: View, god: God, home: number): Move[] {
  const extra = extraOf(seen, god);
  if (extra === null) return [];
  return extra === 'priestess' || extra === 'philosopher'
    ? [{ do: 'gain', card: extra }]
    : [{ do: 'recruit', piece: extra, area: home }];
}

/** What a deed is called apart from where it is done. */
function nameOf(move: Move): string {
  if ('creature' in move) return move.creature;
  if ('hero' in move) return move.hero;
  return 'piece' in move ? move.piece : '';
}

export function refusedMove(seen: View, move: Move): Refused | null {
  const refusal = why(seen, move);
  return refusal && { move, refusal };
}

/** A place was tapped that is no choice: why it is none, if there is a deed to ask about. */
export function refusedSpot(seen: View, legal: readonly Move[], chosen: Chosen, spot: Target): Refusal | null {
  if (typeof decider(seen) !== 'number') return null;
  const model = legal.find((move) => chosen.deed === null || partsOf(move).deed === chosen.deed);
  if (!model) return null;
  const [first] = chosen.spots;
  const from = first && 'area' in first ? first.area : null;
  const move: Move = { ...model, ...(from === null ? {} : { from }), ...aimed(model, spot, from !== null) };
  try {
    return why(seen, move);
  } catch {
    return null; // nothing sensible can be asked about this place
  }
}

function aimed(model: Move, spot: Target, second: boolean): object {
  if ('site' in spot) return 'site' in model ? { site: spot.site } : {};
  if ('to' in model && (second || !('from' in model))) return { to: spot.area };
  if ('from' in model) return { from: spot.area };
  return 'area' in model ? { area: spot.area } : {};
}
