import { seasBeside } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import type { Building, MonumentId } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Monument, Position } from '../model/state.ts';

/** MO-CITADEL, R-MO-CITADEL: while at least one troop stands here the isle can't be attacked by sea or air. */
export function isCitadel(s: Position, isle: number): boolean {
  return s.monuments.length > 0 && at(s.troops, isle) > 0 && monumentOn(s, 'citadel')?.area === isle;
}

/** The two buildings on the card of each monument. */
export const MONUMENT_BUILDINGS: { readonly [M in MonumentId]: readonly [Building, Building] } = {
  lighthouse: ['port', 'port'],
  citadel: ['fortress', 'fortress'],
  military: ['fortress', 'university'],
  naval: ['university', 'port'],
  warport: ['port', 'fortress'],
  university: ['university', 'university'],
  zeus: ['temple', 'temple'],
  athena: ['university', 'temple'],
  poseidon: ['port', 'temple'],
  ares: ['fortress', 'temple'],
};

export function monumentOn(s: Position, id: MonumentId): Monument | undefined {
  return s.monuments.find((monument) => monument.id === id);
}

/**
 * Whether a faction has this monument. MO-BUILD-3, MO-BUILD-4: it stays on its isle to the end; the owner of the isle
 * has card and effect.
 */
export function holds(s: Position, faction: number, id: MonumentId): boolean {
  const monument = s.monuments.length > 0 ? monumentOn(s, id) : undefined;
  return monument !== undefined && s.owner[monument.area] === faction;
}

/** MO-ATHENA: what its holder saves on each priest and philosopher. */
export const ATHENA_DISCOUNT = 1;

/** MO-WARPORT, R-MO-WARPORT: fields with fleets that defend this isle against a land attack. */
export function warPortFields(s: Position, isle: number): number[] {
  if (s.monuments.length === 0 || monumentOn(s, 'warport')?.area !== isle) return [];
  return seasBeside(boardOf(s), isle).filter((sea) => at(s.fleets, sea) > 0 && s.owner[sea] === s.owner[isle]);
}

/** Fleets of a War Port add 1 each, and defend even without troops. */
export function warPortFleets(s: Position, isle: number): number {
  let fleets = 0;
  for (const sea of warPortFields(s, isle)) fleets += at(s.fleets, sea);
  return fleets;
}
