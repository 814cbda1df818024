import { type Move, NotationError, type Refusal, readMove, type View, why, writeMove } from '@meltemi/engine';

// Moves typed in notation: `bid zeus 5`. The engine reads them and says what is wrong with them.

export type Command =
  | { readonly move: Move }
  /** The text is not notation: what was expected, and where. */
  | { readonly unread: string }
  | { readonly refusal: Refusal };

/** `legal`: what may be chosen now. */
export function command(seen: View, legal: readonly Move[], text: string): Command {
  try {
    const move = readMove(seen, text.trim().toLowerCase());
    const written = writeMove(seen, move);
    const offered = legal.find((other) => writeMove(seen, other) === written);
    if (offered) return { move: offered };
    const refusal = why(seen, move);
    return refusal ? { refusal } : { move };
  } catch (error) {
    if (error instanceof NotationError) return { unread: error.message };
    throw error;
  }
}
