import type { Move, Random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { swap } from '../moves/swap.ts';

/** At most ALIKE moves that differ only in their area, and at most MOST moves in total. */
const ALIKE = 2;
const MOST = 12;

/** Some moves of a list, of every kind: where armies and fleets go, the largest group. */
export function sampleMoves(legal: readonly Move[], rng: Random): Move[] {
  const kinds = new Map<string, Move[]>();
  for (const move of legal) {
    const kind = kindOf(move);
    const others = kinds.get(kind);
    const [first] = others ?? [];
    if (!others || !first) kinds.set(kind, [move]);
    else if (sizeOf(move) > sizeOf(first)) others[0] = move;
    else if (sizeOf(move) === 0) others.push(move);
  }
  const some = [...kinds.values()].flatMap((others) => drawn(others, ALIKE, rng));
  return drawn(some, MOST, rng);
}

function drawn(list: Move[], most: number, rng: Random): Move[] {
  if (list.length <= most) return list;
  for (let i = 0; i < most; i++) swap(list, i, i + below(rng, list.length - i));
  return list.slice(0, most);
}

function sizeOf(move: Move): number {
  if (move.do === 'sail') return move.fleets;
  if (move.do === 'march' || move.do === 'fly' || move.do === 'mobilise') return move.troops + move.mercenaries;
  return 0;
}

function kindOf(move: Move): string {
  switch (move.do) {
    case 'march':
    case 'fly':
    case 'sail':
    case 'mobilise':
      return `${move.do} ${move.to}`;
    case 'build':
      return `build ${move.building}`;
    case 'recruit':
    case 'place':
    case 'destroy':
      return `${move.do} ${move.piece}`;
    case 'hire':
      return `hire ${move.hero}`;
    case 'found':
    case 'raise':
    case 'raze':
      return move.do;
    default:
      return JSON.stringify(move);
  }
}
