import type { Mark, Target } from '@meltemi/board';
import { NOBODY, type View } from '@meltemi/engine';
import { areaAt, boardOf, siteAt } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import { colourOf } from '../art/emblem.ts';
import type { Words } from '../words/en/index.ts';

/** What a describing sentence needs. */
export interface Teller {
  readonly words: Words;
  readonly seen: View;
  name(area: number): string;
}

/** Describes a target for screen readers. */
export function describeTarget(teller: Teller, target: Target, mark: Mark | undefined): string {
  if ('area' in target) return describeArea(teller, target.area, mark);
  const { words, seen, name } = teller;
  const area = name(siteAt(boardOf(seen), target.site).area);
  return [area, describeSite(teller, target.site), mark && words.board[mark]].filter(Boolean).join(', ');
}

/** Describes everything that can be seen of an area. */
function describeArea(teller: Teller, area: number, mark: Mark | undefined): string {
  const { words, seen, name } = teller;
  const { names, board } = words;
  const { land, cornucopias, priestess, sites } = areaAt(boardOf(seen), area);
  const kinds = names.area[seen.table.edition];
  const holder = at(seen.owner, area);
  const yields = cornucopias + at(seen.prosperity, area);
  return [
    name(area),
    land ? kinds.land : kinds.sea,
    holder === NOBODY ? board.free : board.heldBy(names.colour[colourOf(holder)]),
    ...pieces(teller, area),
    ...sites.map((site) => describeSite(teller, site)),
    yields > 0 && board.yields(names.count.cornucopia(yields)),
    priestess && board.priestess,
    mark && board[mark],
  ]
    .filter(Boolean)
    .join(', ');
}

function pieces({ words: { names, cards, board }, seen }: Teller, area: number): string[] {
  const colour = (faction: number): string => names.colour[colourOf(faction)];
  const kept = (thing: string, faction: number): string =>
    faction === NOBODY ? thing : board.ofFaction(thing, colour(faction));
  const { battle } = seen;
  const troops = at(seen.troops, area);
  const mercenaries = at(seen.mercenaries, area);
  const fleets = at(seen.fleets, area);
  return [
    troops > 0 && names.piece.troop(troops),
    mercenaries > 0 && names.piece.mercenary(mercenaries),
    fleets > 0 && names.piece.fleet(fleets),
    ...seen.heroes.filter((hero) => hero.area === area).map(({ id, owner }) => kept(cards.hero[id].name, owner)),
    ...seen.figures
      .filter((figure) => figure.area === area)
      .map(({ id, holder }) => kept(cards.creature[id].name, holder)),
    ...seen.monuments.filter((monument) => monument.area === area).map(({ id }) => cards.monument[id].name),
    battle?.area === area &&
      board.battle(
        colour(battle.attacker),
        names.list(
          [
            battle.troops > 0 && (fleets > 0 ? names.piece.fleet : names.piece.troop)(battle.troops),
            battle.mercenaries > 0 && names.piece.mercenary(battle.mercenaries),
          ].filter((text) => text !== false),
        ),
      ),
  ].filter((text) => typeof text === 'string');
}

function describeSite({ words, seen, name }: Teller, site: number): string {
  const { cards, board } = words;
  const { sea } = siteAt(boardOf(seen), site);
  const token = seen.metropolises.find((metropolis) => metropolis.site === site);
  const building = seen.built[site];
  const what = token
    ? board.metropolis(cards.building.metropolis.name, cards.bonus[token.bonus].name)
    : !building
      ? board.emptySite
      : cards.building[building === 'covered' ? 'metropolis' : building].name;
  return sea < 0 ? what : board.site(what, name(sea));
}
