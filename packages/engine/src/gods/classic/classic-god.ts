import type { Turn } from '../../frames.ts';
import type { Building, GodTile } from '../../ids.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import type { Extras } from '../extras.ts';

/** A god of the classic edition (CL-ACT-2): recruiting, one kind of building, for most a special action; in any order. */
export interface ClassicGod extends Extras {
  readonly building: Building;
  addSpecial?(s: State, turn: Turn, moves: Move[]): void;
}

export type ClassicGods = { readonly [G in Exclude<GodTile, 'hera'>]: ClassicGod };
