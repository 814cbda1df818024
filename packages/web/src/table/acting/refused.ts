import { boardOf, decider, type Move, type Refusal, type View, why } from '@meltemi/engine';
import type { Spot } from '../../board/spot.ts';
import type { Chosen } from './choosing.ts';

export { default as Reason } from './Reason.svelte';

// What a player would expect to do but may not: the engine says why. Nothing here decides what is legal.

export interface Refused {
  readonly move: Move;
  readonly refusal: Refusal;
}

/** In a god's turn: the usual deeds that are not offered, each with the reason. */
export function refusedDeeds(seen: View, legal: readonly Move[]): Refused[] {
  const top = seen.frames[seen.frames.length - 1];
  if (top.kind !== 'turn') return [];
  const home = seen.owner.findIndex((owner, area) => owner === top.faction && area < boardOf(seen).lands);
  const offered = (move: Move) => legal.some((other) => other.do === move.do && nameOf(other) === nameOf(move));
  const expected: Move[] = [
    ...seen.track.flatMap((creature) => (creature ? [{ do: 'buy', creature } as const] : [])),
    ...(top.god === 'hera'
      ? seen.heroTrack.flatMap((hero) => (hero ? [{ do: 'hire', hero, area: home } as const] : []))
      : []),
    ...EXPECTED[top.god].map((expect) => expect(home)),
  ];
  return expected.filter((move) => !offered(move)).flatMap((move) => refusedMove(seen, move) ?? []);
}

type Expect = (home: number) => Move;
const EXPECTED: Readonly<Record<string, readonly Expect[]>> = {
  zeus: [() => ({ do: 'gain', card: 'priestess' })],
  athena: [() => ({ do: 'gain', card: 'philosopher' })],
  poseidon: [(home) => ({ do: 'recruit', piece: 'fleet', area: home })],
  ares: [(home) => ({ do: 'recruit', piece: 'troop', area: home })],
  hera: [(home) => ({ do: 'recruit', piece: 'mercenary', area: home })],
  apollo: [],
};

/** What a deed is called apart from where it is done. */
function nameOf(move: Move): string {
  if ('creature' in move) return move.creature;
  if ('hero' in move) return move.hero;
  return 'piece' in move ? move.piece : '';
}

function refusedMove(seen: View, move: Move): Refused | null {
  const refusal = why(seen, move);
  return refusal && { move, refusal };
}

/** A place was tapped that is no choice: why it is none, if there is a deed to ask about. */
export function refusedSpot(seen: View, legal: readonly Move[], chosen: Chosen, spot: Spot): Refusal | null {
  if (typeof decider(seen) !== 'number') return null;
  const model = legal.find((move) => chosen.deed === null || move.do === chosen.deed.split(' ')[0]);
  if (!model) return null;
  const [first] = chosen.spots;
  const from = first && 'area' in first ? first.area : null;
  const move = { ...model, ...(from === null ? {} : { from }), ...aimed(model, spot, from !== null) } as Move;
  try {
    return why(seen, move);
  } catch {
    return null; // nothing sensible can be asked about this place
  }
}

function aimed(model: Move, spot: Spot, second: boolean): object {
  if ('site' in spot) return 'site' in model ? { site: spot.site } : {};
  if ('to' in model && (second || !('from' in model))) return { to: spot.area };
  if ('from' in model) return { from: spot.area };
  return 'area' in model ? { area: spot.area } : {};
}
