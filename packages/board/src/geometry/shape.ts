/** A hexagon in axial coordinates: `q` counts along a row, `r` from row to row. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A land or sea area. */
export interface Area {
  readonly land: boolean;
  /** An isle can have monuments, but no mercenaries or heroes. */
  readonly isle?: boolean;
  /** The hexagons it covers. */
  readonly cells: readonly Hex[];
  /** Number of printed cornucopias. */
  readonly cornucopias: number;
  readonly priestess: boolean;
  /** Its building sites, as indices of `Shape.sites`. */
  readonly sites: readonly number[];
}

/** A place for a building. */
export interface Site {
  readonly area: number;
  /** The sea area on whose shore it lies; negative: it lies in a hexagon of its own. */
  readonly sea: number;
}

/** Areas and sites of a board. Both are named by their index. */
export interface Shape {
  readonly areas: readonly Area[];
  readonly sites: readonly Site[];
}
