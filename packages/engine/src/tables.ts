import { QUICK } from './board/quick.ts';
import { MORE_QUICK } from './board/quick-more.ts';
import { SIDES } from './board/tiles.ts';
import { SIDE_B } from './board/tiles-b.ts';
import { RULES } from './editions/index.ts';
import { deployment, launch, settle } from './phases/deployment.ts';

/** Besides quick starts for three or four: those for other numbers and for teams, and deployment. */
export function addTables(): void {
  SIDES.b = SIDE_B;
  Object.assign(QUICK, MORE_QUICK);
  Object.assign(RULES.legendary, { deployment, settle, launch });
}
