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
  /** The same for the same thing, whenever it stands on the board. */
  readonly key: string;
  readonly kind: PieceKind;
  readonly at: Target;
  /** Whose it is; null: nobody's. */
  readonly player: number | null;
  /** How many of them it stands for. */
  readonly count: number;
  /** The symbol it is drawn with, in the file of icons. */
  readonly icon: string;
  /** A smaller symbol beside it: what it is good for. */
  readonly sign?: string;
  /** Its name, if it has one of its own. */
  readonly title?: string;
  /** Troops, mercenaries or fleets that fight for an area that is not theirs: they stand apart. */
  readonly attacks?: boolean;
}

/** What stands on the board at one moment. */
export interface Contents {
  /** By area: whose it is; null: nobody's. */
  readonly owners: readonly (number | null)[];
  /** By area: how many prosperity tokens lie there. */
  readonly tokens: readonly number[];
  /** From the back to the front. */
  readonly pieces: readonly Piece[];
}

/** How the pieces of a player look. */
export interface PlayerStyle {
  /** A CSS colour. */
  readonly fill: string;
  /** One that reads on it. */
  readonly on: string;
  /** A symbol in the file of icons: players differ by more than a colour. */
  readonly emblem: string;
}

/** How everything looks. */
export interface Art {
  /** The address of an SVG file with the symbols that are named by pieces, players and moments. */
  readonly icons: string;
  readonly players: readonly PlayerStyle[];
}

const NOBODY: PlayerStyle = { fill: 'var(--nobody)', on: '#fff', emblem: '' };

export function styleOf({ players }: Art, player: number | null): PlayerStyle {
  return (player === null ? undefined : players[player]) ?? NOBODY;
}
