import { anyLand, type FigureRule } from './creature.ts';

/** LE-CREA-MEDUSA (figure, land) No troop or hero may enter or leave its area, its holder's included (reach.ts). */
export const medusa = { id: 'medusa', ground: anyLand } as const satisfies FigureRule;
