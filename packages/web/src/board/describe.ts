import { COLOURS, NOBODY, type View } from '@meltemi/engine';
import type { Words } from '../words/en/index.ts';
import type { BoardMap } from './map.ts';
import type { Mark, Spot } from './spot.ts';

/** What a describing sentence needs. */
export interface Teller {
  readonly words: Words;
  readonly seen: View;
  readonly map: BoardMap;
  name(area: number): string;
}

/** What one can point at, in words. */
export function describeSpot(teller: Teller, spot: Spot, mark: Mark | undefined): string {
  if ('area' in spot) return describeArea(teller, spot.area, mark);
  const { words, map, name } = teller;
  const area = name(map.board.sites[spot.site].area);
  return [area, describeSite(teller, spot.site), mark && words.board[mark]].filter(Boolean).join(', ');
}

/** All that can be seen of an area, in words. */
function describeArea(teller: Teller, area: number, mark: Mark | undefined): string {
  const { words, seen, map, name } = teller;
  const { names, board } = words;
  const { land, cornucopias, priestess, sites } = map.board.areas[area];
  const kinds = names.area[seen.table.edition];
  const holder = seen.owner[area];
  const yields = cornucopias + seen.prosperity[area];
  return [
    name(area),
    land ? kinds.land : kinds.sea,
    holder === NOBODY ? board.free : board.heldBy(names.colour[COLOURS[holder]]),
    ...pieces(teller, area),
    ...sites.map((site) => describeSite(teller, site)),
    yields > 0 && board.yields(names.count.cornucopia(yields)),
    priestess && board.priestess,
    mark && board[mark],
  ]
    .filter(Boolean)
    .join(', ');
}

function pieces({ words: { names, board }, seen }: Teller, area: number): string[] {
  const colour = (faction: number): string => names.colour[COLOURS[faction]];
  const kept = (thing: string, faction: number): string =>
    faction === NOBODY ? thing : board.ofFaction(thing, colour(faction));
  const { battle } = seen;
  const fleets = seen.fleets[area] > 0;
  return [
    seen.troops[area] > 0 && names.piece.troop(seen.troops[area]),
    seen.mercenaries[area] > 0 && names.piece.mercenary(seen.mercenaries[area]),
    fleets && names.piece.fleet(seen.fleets[area]),
    ...seen.heroes.filter((hero) => hero.area === area).map(({ id, owner }) => kept(names.hero[id], owner)),
    ...seen.figures.filter((figure) => figure.area === area).map(({ id, holder }) => kept(names.creature[id], holder)),
    ...seen.monuments.filter((monument) => monument.area === area).map(({ id }) => names.monument[id]),
    battle?.area === area &&
      board.battle(
        colour(battle.attacker),
        names.list(
          [
            battle.troops > 0 && (fleets ? names.piece.fleet : names.piece.troop)(battle.troops),
            battle.mercenaries > 0 && names.piece.mercenary(battle.mercenaries),
          ].filter((text) => text !== false),
        ),
      ),
  ].filter((text) => typeof text === 'string');
}

function describeSite({ words, seen, map, name }: Teller, site: number): string {
  const { names, board } = words;
  const { sea } = map.board.sites[site];
  const token = seen.metropolises.find((metropolis) => metropolis.site === site);
  const building = seen.built[site];
  const what = token
    ? board.metropolis(names.building.metropolis, names.bonus[token.bonus])
    : building === null
      ? board.emptySite
      : names.building[building === 'covered' ? 'metropolis' : building];
  return sea < 0 ? what : board.site(what, name(sea));
}
