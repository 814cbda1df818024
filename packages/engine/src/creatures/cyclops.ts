import { BUILDINGS } from '../ids.ts';
import { build, ownBasicSites } from '../metropolis/sites.ts';
import type { Move } from '../moves.ts';
import { impossible } from '../rule.ts';
import { buildingsLeft } from '../supply.ts';
import { chooser } from './creature.ts';

/** LE-CREA-CYCLOPS, CL-CREA-CYCLOPS Replace one own basic building by another type from the supply, on the same site. */
export const cyclops = chooser<'cyclops'>({
  moves(s, by) {
    const types = BUILDINGS.filter((building) => buildingsLeft(s, building) > 0);
    return ownBasicSites(s, by).flatMap((site) =>
      types
        .filter((building) => building !== s.built[site])
        .map((building): Move => ({ do: 'convert', site, building })),
    );
  },
  take(s, by, move) {
    if (move.do !== 'convert') impossible(move);
    build(s, by, move.building, move.site);
  },
});
