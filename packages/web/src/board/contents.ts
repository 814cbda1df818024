import type { Contents, Piece, PieceKind } from '@meltemi/board';
import { type Bonus, type MonumentId, NOBODY, type View } from '@meltemi/engine';
import { areaAt, boardOf } from '@meltemi/engine/board';
import { at, isKeyOf } from '@meltemi/engine/internal';
import type { IconName } from '../art/icon.ts';
import type { Words } from '../words/en/index.ts';

/** Symbols for the effects of bonuses and monuments that have none of their own. */
const SIGNS = {
  troops: 'troop',
  gold: 'coin',
  fleets: 'fleet',
  citadel: 'fortress',
  military: 'troop',
  naval: 'fleet',
  warport: 'port',
  university: 'philosopher',
} as const satisfies { readonly [W in Bonus | MonumentId]?: IconName };

function signOf(what: Bonus | MonumentId): IconName {
  return isKeyOf(SIGNS, what) ? SIGNS[what] : what;
}

/** Everything that stands on the board, as the widget draws it: pieces from the back to the front. */
export function contentsOf(seen: View, { cards }: Pick<Words, 'cards'>): Contents {
  const { owner, prosperity, monuments, heroes, figures } = seen;
  return {
    owners: owner.map(playerOf),
    tokens: prosperity,
    pieces: [
      ...buildings(seen),
      ...owner.flatMap((_, area) => units(seen, area)),
      ...monuments.map(({ id, area }) => ({
        ...one('monument', area, at(owner, area), 'model-monument', `monument ${id}`),
        ...{ sign: signOf(id), title: cards.monument[id].name },
      })),
      ...heroes.map(({ id, area, owner }) => ({ ...one('hero', area, owner, id, id), title: cards.hero[id].name })),
      ...figures.map(({ id, area, holder }) => ({
        ...one('figure', area, holder, id, id),
        title: cards.creature[id].name,
      })),
      ...attackers(seen),
    ],
  };
}

function playerOf(faction: number): number | null {
  return faction === NOBODY ? null : faction;
}

function one(kind: PieceKind, area: number, faction: number, icon: IconName, key: string, count = 1): Piece {
  return { kind, at: { area }, player: playerOf(faction), icon, key, count };
}

function buildings(seen: View): Piece[] {
  const { built, owner, metropolises } = seen;
  return boardOf(seen).sites.flatMap(({ area }, site): Piece[] => {
    const building = built[site];
    const metropolis = metropolises.find((token) => token.site === site);
    if (building === 'covered') return [];
    const what = metropolis ? 'metropolis' : building;
    if (!what) return [];
    const kind = what === 'metropolis' || what === 'port' ? what : 'building';
    const piece = { ...one(kind, area, at(owner, area), `model-${what}`, `site ${site} ${what}`), at: { site } };
    return [metropolis ? { ...piece, sign: signOf(metropolis.bonus) } : piece];
  });
}

function units(seen: View, area: number): Piece[] {
  const { owner, troops, mercenaries, fleets } = seen;
  const { land } = areaAt(boardOf(seen), area);
  const holder = at(owner, area);
  const put = (kind: PieceKind, icon: IconName, count: number): Piece[] =>
    count > 0 ? [one(kind, area, holder, icon, `${kind} ${area} ${holder}`, count)] : [];
  return [
    ...put('standard', 'shield', land && holder !== NOBODY ? 1 : 0),
    ...put('troops', 'troop', at(troops, area)),
    ...put('mercenaries', 'mercenary', at(mercenaries, area)),
    ...put('fleets', 'trireme', at(fleets, area)),
  ];
}

/** In a battle the attacker's pieces are counted apart. */
function attackers({ battle, fleets }: View): Piece[] {
  if (!battle) return [];
  const { area, attacker, troops, mercenaries } = battle;
  const [kind, icon] = at(fleets, area) > 0 ? (['fleets', 'trireme'] as const) : (['troops', 'troop'] as const);
  const put = (piece: Piece): Piece[] => (piece.count > 0 ? [{ ...piece, attacks: true }] : []);
  return [
    ...put(one(kind, area, attacker, icon, 'attackers', troops)),
    ...put(one('mercenaries', area, attacker, 'mercenary', 'hired', mercenaries)),
  ];
}
