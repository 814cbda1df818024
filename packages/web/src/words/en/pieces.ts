import type { EditionId, Piece } from '@meltemi/engine';
import { names } from './names.ts';

/** So many pieces, as the edition calls them. */
export function pieces(kind: Piece, count: number, edition: EditionId): string {
  return (kind === 'prosperity' ? names.prosperity[edition] : names.piece[kind])(count);
}
