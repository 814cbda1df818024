import type { Shape } from '../geometry/shape.ts';
import type { Highlights, Mark, Marks, Target } from '../input/target.ts';
import type { PrebuiltLayouts } from '../layout/maps.ts';
import type { Art, Contents } from '../pieces/piece.ts';
import type { Texts } from './texts.ts';

/** What a board shows, and the callbacks for what was pointed at. */
export interface BoardProps {
  readonly shape: Shape;
  readonly contents: Contents;
  /** By area, in the reader's language. */
  readonly names: readonly string[];
  readonly texts: Texts;
  /** Describes a target for screen readers. */
  readonly describe: (target: Target, mark: Mark | undefined) => string;
  readonly art: Art;
  readonly marks?: Marks | undefined;
  readonly highlights?: Highlights | undefined;
  /** Areas that a move leads through, shown as an arrow. */
  readonly path?: readonly number[] | undefined;
  /** An area that should be in sight. */
  readonly focus?: number | null | undefined;
  /** What else is in the board's box stays there, so the board is fitted into the rest. */
  readonly refits?: boolean | undefined;
  /** A target was clicked, tapped, or chosen by keyboard. */
  readonly pick?: ((target: Target) => void) | undefined;
  /** The pointer or the keyboard has come to an area; null: it has left the board. */
  readonly look?: ((area: number | null) => void) | undefined;
  /** A marked target is pointed at; null: none. */
  readonly point?: ((target: Target | null) => void) | undefined;
  /** The element of the page that shows a player's gold. */
  readonly purse?: ((player: number) => Element | null) | undefined;
  /** Prebuilt layouts. Without them the page computes layouts, which takes a moment. */
  readonly layouts?: PrebuiltLayouts | undefined;
  /** The board could not be drawn, such as without a connection. */
  readonly failed?: ((error: unknown) => void) | undefined;
}
