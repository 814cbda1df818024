import { pay } from '../../../effects/gold.ts';
import { build } from '../../../effects/sites.ts';
import { push } from '../../../effects/state.ts';
import type { Turn } from '../../../model/frames.ts';
import type { Building } from '../../../model/ids.ts';
import type { Move, MoveOf } from '../../../model/moves.ts';
import { notAsked, proper, type Refusal, refused, tooExpensive } from '../../../model/refusal.ts';
import { required } from '../../../model/required.ts';
import { type Ask, impossible } from '../../../model/rule.ts';
import type { Position } from '../../../model/state.ts';
import { isLand } from '../../../query/areas.ts';
import { goldOf } from '../../../query/gold.ts';
import { CLASSIC_BUILDING_PRICE } from '../../../query/prices.ts';
import { ownSites, siteOwner } from '../../../query/sites.ts';
import { buildingsLeft } from '../../../query/supply.ts';
import { addPurchases, buy, refuseBuy } from '../../creatures/market.ts';
import { addMonuments, erect, refuseErect } from '../../monuments/build.ts';
import { addTempleOfferings, devote, refuseDevotion } from '../../monuments/temple-offering.ts';
import { setSail } from '../../movement/classic/sail.ts';
import { march, refuseMarch } from '../../movement/march.ts';
import { refuseAtSea } from '../../movement/refusals.ts';
import { refuseSail } from '../../movement/sail.ts';
import { addExtras, refuseExtra, takeExtra } from '../extras.ts';
import type { ClassicGod } from './classic-god.ts';
import { classicGod } from './index.ts';
import { refuseReplace, replace } from './zeus.ts';

function godOf(turn: Turn): ClassicGod {
  return required(classicGod(turn.god), `turn with ${turn.god}`);
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
  refuse: (s, frame, move) =>
    refuseAction(s, frame, move) ?? notAsked('CL-ACT-1', 'the god’s actions are taken', [], move),
};

/** CL-ACT-2: 2 GP each, any number, several of a kind, even on one isle. */
function addBuildings(s: Position, { building }: ClassicGod, { faction }: Turn, moves: Move[]): void {
  if (goldOf(s, faction) < CLASSIC_BUILDING_PRICE || buildingsLeft(s, building) === 0) return;
  for (const site of ownSites(s, faction, null)) moves.push({ do: 'build', building, site });
}

function act(s: Position, frame: Turn, move: Move): void {
  const { faction } = frame;
  switch (move.do) {
    case 'recruit':
    case 'gain':
      return takeExtra(s, godOf(frame), frame, move);
    case 'build':
      pay(s, faction, CLASSIC_BUILDING_PRICE);
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

/** An action a player might expect in a classic turn, but may not do. */
function refuseAction(s: Position, turn: Turn, move: Move): Refusal | null {
  const god = godOf(turn);
  switch (move.do) {
    case 'sail':
      return refuseSail(s, turn, move);
    case 'march':
      return refuseMarch(s, turn, move);
    case 'recruit':
      return refuseExtra(s, turn, god, move.piece, 'CL-ACT-2') ?? refuseRecruitAt(s, turn, move);
    case 'gain':
      return refuseExtra(s, turn, god, move.card, 'CL-ACT-2');
    case 'build':
      return refuseBuild(s, turn, god.building, move);
    case 'buy':
      return refuseBuy(s, turn, move);
    case 'replace':
      return refuseReplace(s, turn, move);
    case 'erect':
      return refuseErect(s, turn, move);
    case 'devote':
      return refuseDevotion(move);
    default:
      return null;
  }
}

function refuseRecruitAt(s: Position, { faction }: Turn, { piece, area }: MoveOf<'recruit'>): Refusal {
  const reason = piece === 'fleet' && !isLand(s, area) ? refuseAtSea(s, faction, area) : null;
  const rule = piece === 'fleet' ? 'CL-POS' : 'CL-ARES';
  return reason ?? refused('not-there', rule, 'Recruit on your own isles, fleets on fields next to them.');
}

function refuseBuild(s: Position, turn: Turn, building: Building, move: MoveOf<'build'>): Refusal {
  if (move.building !== building) {
    return refused('not-this-god', 'CL-ACT-2', `${proper(turn.god)} builds only: ${building}.`, { building });
  }
  if (siteOwner(s, move.site) !== turn.faction)
    return refused('not-yours', 'CL-ACT-2', 'That slot is not on your isle.');
  if (s.built[move.site] !== null) return refused('taken', 'CL-MAP-3', 'That slot is not free.');
  if (buildingsLeft(s, move.building) === 0) return refused('none-left', 'R-CL-SUPPLY', 'There are none left.');
  return tooExpensive('CL-ACT-2', CLASSIC_BUILDING_PRICE, goldOf(s, turn.faction));
}
