import type { Building, MonumentId } from '../ids.ts';
import type { Monument, State } from '../state.ts';

/** The two buildings on each card. */
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

export function monumentOn(s: State, id: MonumentId): Monument | undefined {
  return s.monuments.find((monument) => monument.id === id);
}

/** MO-BUILD-3, MO-BUILD-4: it stays on its isle to the end; the owner of the isle has card and effect. */
export function holds(s: State, faction: number, id: MonumentId): boolean {
  const monument = s.monuments.length > 0 ? monumentOn(s, id) : undefined;
  return monument !== undefined && s.owner[monument.area] === faction;
}
