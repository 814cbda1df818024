import { build } from '../../effects/sites.ts';
import { BUILDINGS } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { impossible } from '../../model/rule.ts';
import { ownBasicSites } from '../../query/sites.ts';
import { buildingsLeft } from '../../query/supply.ts';
import { chooser } from './creature.ts';

/**
 * LE-CREA-CYCLOPS, CL-CREA-CYCLOPS Replace one own basic building by another type from the supply, on the same site.
 */
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
