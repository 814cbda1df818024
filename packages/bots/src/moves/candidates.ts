import type { Move } from '@meltemi/engine';

/** Lists up to this length are looked at in full. */
export const SHORT = 24;
/** Of the bids on one god, only this many of the lowest and the highest are considered. */
export const LOWEST_BIDS = 4;

/**
 * The moves worth a thought where there are many: on every god, but not every amount; from anywhere to anywhere, but
 * not in every group.
 */
export function candidates(legal: readonly Move[]): readonly Move[] {
  // LE-CREA-SYLPH: a swap can be named from either end.
  const [first] = legal;
  if (first?.do === 'swap') return legal.filter((move) => move.do !== 'swap' || move.area < move.with);
  if (legal.length <= SHORT) return legal;
  return first?.do === 'bid' ? someBids(legal) : someGroups(legal);
}

function someBids(legal: readonly Move[]): Move[] {
  return legal.filter((move, i) => {
    const next = legal[i + 1];
    if (!next || move.do !== 'bid' || next.do !== 'bid' || next.god !== move.god) return true;
    const lower = legal[i - LOWEST_BIDS];
    return lower?.do !== 'bid' || lower.god !== move.god;
  });
}

/** All, all but one, or one alone. */
function someGroups(legal: readonly Move[]): Move[] {
  const largest = new Map<string, number>();
  for (const move of legal) {
    const size = groupSize(move);
    if (size < 0) continue;
    const way = wayOf(move);
    if (size > (largest.get(way) ?? 0)) largest.set(way, size);
  }
  return legal.filter((move) => {
    const size = groupSize(move);
    if (size < 0) return true;
    const most = largest.get(wayOf(move)) ?? size;
    return size === most || size === most - 1 || size <= 1;
  });
}

function groupSize(move: Move): number {
  if (move.do === 'sail') return move.fleets;
  if (move.do === 'march' || move.do === 'fly' || move.do === 'mobilise') return move.troops + move.mercenaries;
  return -1;
}

function wayOf(move: Move): string {
  if (move.do === 'mobilise') return `${move.hero} ${move.to}`;
  if (move.do === 'sail' || move.do === 'march' || move.do === 'fly') return `${move.from} ${move.to}`;
  return '';
}
