import { boardOf } from '../board/board-of.ts';
import type { Building, Piece } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';

// What is left in the supply (LE-COMP): everything that is not on the board.

const TROOPS = 8;

/** LE-COMP-1: fleets of a faction. */
export const FLEETS = 8;

const EACH_BUILDING = 10;

/** LE-COMP-1, LE-COMP-2: pieces of a kind a faction can still place. */
export function reserve(s: Position, faction: number, piece: Piece): number {
  if (piece === 'prosperity') return termsOf(s).prosperity - sum(s.prosperity); // LE-COMP-3, R-CL-SUPPLY
  if (piece === 'mercenary') return termsOf(s).mercenaries - sum(s.mercenaries) - (s.battle?.mercenaries ?? 0);
  const here = piece === 'troop' ? s.troops : s.fleets;
  let left = piece === 'troop' ? TROOPS : FLEETS;
  for (let area = 0; area < here.length; area++) if (s.owner[area] === faction) left -= at(here, area);
  const battle = s.battle;
  if (battle && battle.attacker === faction && battle.area < boardOf(s).lands === (piece === 'troop'))
    left -= battle.troops;
  return left;
}

export function buildingsLeft(s: Position, building: Building): number {
  let left = EACH_BUILDING;
  for (const built of s.built) if (built === building) left--;
  return left;
}

export function cardsLeft(s: Position, card: 'priestess' | 'philosopher'): number {
  return card === 'priestess'
    ? termsOf(s).priestesses - sum(s.priestesses)
    : termsOf(s).philosophers - sum(s.philosophers);
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const n of list) total += n;
  return total;
}
