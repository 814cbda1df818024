import { pay } from '../../../effects/gold.ts';
import { build } from '../../../effects/sites.ts';
import { push } from '../../../effects/state.ts';
import type { Turn } from '../../../model/frames.ts';
import type { Move } from '../../../model/moves.ts';
import { type Ask, impossible } from '../../../model/rule.ts';
import type { State } from '../../../model/state.ts';
import { goldOf } from '../../../query/gold.ts';
import { ownSites } from '../../../query/sites.ts';
import { buildingsLeft } from '../../../query/supply.ts';
import { addPurchases, buy } from '../../creatures/market.ts';
import { addMonuments, erect } from '../../monuments/build.ts';
import { addTempleOfferings, devote } from '../../monuments/temple-offering.ts';
import { setSail } from '../../movement/classic/sail.ts';
import { march } from '../../movement/march.ts';
import { addExtras, takeExtra } from '../extras.ts';
import type { ClassicGod } from './classic-god.ts';
import { CLASSIC_GODS } from './index.ts';
import { replace } from './zeus.ts';

const BUILDING_PRICE = 2;

function godOf(turn: Turn): ClassicGod {
  return CLASSIC_GODS[turn.god as keyof typeof CLASSIC_GODS];
}

/** CL-ACT-1, CL-ACT-2: creatures, recruiting, building, special actions, in any order, as often as paid for. */
export const classicTurn: Ask<Turn> = {
  who: (_, frame) => frame.faction,
  moves(s, frame) {
    const god = godOf(frame);
    const moves: Move[] = [];
    addExtras(s, god, frame, moves);
    addBuildings(s, god, frame, moves);
    god.addSpecial?.(s, frame, moves);
    addPurchases(s, frame.faction, moves);
    addMonuments(s, frame.faction, moves);
    addTempleOfferings(s, frame.faction, moves);
    moves.push({ do: 'end' });
    return moves;
  },
  take(s, frame, move) {
    if (move.do === 'end') return push(s, { kind: 'finish', faction: frame.faction, marker: frame.marker });
    push(s, frame);
    act(s, frame, move);
  },
};

/** CL-ACT-2: 2 GP each, any number, several of a kind, even on one isle. */
function addBuildings(s: State, { building }: ClassicGod, { faction }: Turn, moves: Move[]): void {
  if (goldOf(s, faction) < BUILDING_PRICE || buildingsLeft(s, building) === 0) return;
  for (const site of ownSites(s, faction, null)) moves.push({ do: 'build', building, site });
}

function act(s: State, frame: Turn, move: Move): void {
  const { faction } = frame;
  switch (move.do) {
    case 'recruit':
    case 'gain':
      return takeExtra(s, godOf(frame), frame, move);
    case 'build':
      pay(s, faction, BUILDING_PRICE);
      return build(s, faction, move.building, move.site);
    case 'buy':
      return buy(s, faction, move.creature);
    case 'sail':
      return setSail(s, faction, move);
    case 'march':
      return march(s, faction, move);
    case 'replace':
      return replace(s, faction, move);
    case 'erect':
      return erect(s, faction, move);
    case 'devote':
      return devote(s, faction, move);
    default:
      impossible(move);
  }
}
