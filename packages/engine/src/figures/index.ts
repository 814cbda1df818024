import {
  type ClassicCreature,
  type CreatureId,
  type EditionId,
  FIGURES,
  type FigureId,
  type LegendaryCreature,
  type Unit,
} from '../model/ids.ts';
import { isOneOf } from '../model/required.ts';
import type { Table } from '../model/table.ts';
import { cerberus } from './cerberus.ts';
import { chiron } from './chiron.ts';
import type { FigureRule } from './figure.ts';
import { hydra } from './hydra.ts';
import { classicKraken, kraken } from './kraken.ts';
import { classicMedusa, medusa } from './medusa.ts';
import { classicMinotaur, minotaur } from './minotaur.ts';
import { classicPolyphemus, polyphemus } from './polyphemus.ts';

const LEGENDARY: { readonly [F in FigureId & LegendaryCreature]: FigureRule } = {
  cerberus,
  hydra,
  polyphemus,
  medusa,
  minotaur,
  kraken,
};

const CLASSIC: { readonly [F in FigureId & ClassicCreature]: FigureRule } = {
  kraken: classicKraken,
  minotaur: classicMinotaur,
  chiron,
  medusa: classicMedusa,
  polyphemus: classicPolyphemus,
};

const RULES: { readonly [E in EditionId]: { readonly [F in FigureId]?: FigureRule } } = {
  legendary: LEGENDARY,
  classic: CLASSIC,
};

export function isFigure(id: CreatureId | Unit): id is FigureId {
  return isOneOf(FIGURES, id);
}

/** What this edition says of a figure. */
export function figureRule({ table }: { readonly table: Table }, id: FigureId): FigureRule {
  const rule = RULES[table.edition][id];
  if (!rule) throw new Error(`the ${table.edition} edition has no figure ${id}`);
  return rule;
}
