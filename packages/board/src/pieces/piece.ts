import type { Target } from '../input/target.ts';

/** How a piece is drawn, and where it stands in its area. `standard`: an emblem of the owner. */
export type PieceKind =
  | 'standard'
  | 'troops'
  | 'mercenaries'
  | 'fleets'
  | 'hero'
  | 'figure'
  | 'monument'
  | 'building'
  | 'port'
  | 'metropolis';

/** A thing on the board: in an area, or on a building site. */
export interface Piece {
  /** Identifies the thing: the same key is the same thing at any time. */
  readonly key: string;
  readonly kind: PieceKind;
  readonly at: Target;
  /** Its player; null: nobody. */
  readonly player: number | null;
  /** The number of pieces that it stands for. */
  readonly count: number;
  /** Its symbol in the file of icons. */
  readonly icon: string;
  /** A smaller symbol beside it that shows its effect. */
  readonly sign?: string;
  /** Its name, if it has one of its own. */
  readonly title?: string;
  /** Troops, mercenaries or fleets that attack an area, which stand apart from its own. */
  readonly attacks?: boolean;
}

/** Everything on the board at one moment. */
export interface Contents {
  /** By area: its player; null: nobody. */
  readonly owners: readonly (number | null)[];
  /** By area: the number of prosperity tokens. */
  readonly tokens: readonly number[];
  /** In the order in which they are drawn, from the back to the front. */
  readonly pieces: readonly Piece[];
}

/** The look of a player's pieces. */
export interface PlayerStyle {
  /** A CSS colour. */
  readonly fill: string;
  /** A CSS colour that is legible on it. */
  readonly on: string;
  /** A symbol in the file of icons, so that players differ by more than colour. */
  readonly emblem: string;
}

/** The look of everything. */
export interface Art {
  /** The address of an SVG file with the symbols of pieces, players and moments. */
  readonly icons: string;
  readonly players: readonly PlayerStyle[];
}

const NOBODY: PlayerStyle = { fill: 'var(--nobody)', on: '#fff', emblem: '' };

export function styleOf({ players }: Art, player: number | null): PlayerStyle {
  return (player === null ? undefined : players[player]) ?? NOBODY;
}
