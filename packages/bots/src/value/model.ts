import type { EditionId } from '@meltemi/engine';

/** A row of features, or facts of the table. */
export type Row = Float64Array | Float32Array;

/** Turns what is seen of a position into a score for each team: the chances to win are their softmax. */
export interface Model {
  score(rows: readonly Row[], table: Row, teams: number, scores: Float64Array): void;
}

/** Each edition has a model of its own. */
export type Models = { readonly [E in EditionId]: Model };
