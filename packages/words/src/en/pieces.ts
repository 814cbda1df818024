import type { EditionId, Piece } from '@meltemi/engine';
import { names } from './names.ts';

/** A number of pieces, by the edition's names. */
export function pieces(kind: Piece, count: number, edition: EditionId): string {
  return (kind === 'prosperity' ? names.prosperity[edition] : names.piece[kind])(count);
}
