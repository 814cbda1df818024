import type { Side } from '../model/frames.ts';
import { required } from '../model/required.ts';
import { FACES } from './dice.ts';

// How a battle will end if nobody withdraws: exact probabilities, on land as at sea.

/** One side of a battle. */
export interface Force {
  /** Troops, heroes or fleets of strength 1: each round can cost one of them. */
  readonly units: number;
  /** Strength that is never lost: fortresses (LE-BUILD-2), ports (LE-BUILD-1). */
  readonly extra?: number;
  /** What the die always counts. Helen is assumed to be lost last. */
  readonly die?: number;
}

/**
 * Chances for who is left at the end. With nobody left the defender keeps land (LE-LAND-7); sea becomes nobody's
 * (LE-SEA-6).
 */
export interface Odds {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
}

/** How a battle between these forces ends if it is fought to the end. `ties`: the side on which Penthesilea fights. */
export function odds(attacker: Force, defender: Force, ties: Side | null = null): Odds {
  const rows: Odds[][] = [];
  for (let a = 0; a <= attacker.units; a++) {
    const row: Odds[] = [];
    rows.push(row);
    for (let d = 0; d <= defender.units; d++) {
      row.push(ended(a, d) ?? fought(rows, { ...attacker, units: a }, { ...defender, units: d }, ties));
    }
  }
  return known(rows, attacker.units, defender.units);
}

/** How a battle between armies of these sizes will end. */
function known(rows: readonly Odds[][], attackers: number, defenders: number): Odds {
  return required(rows[attackers]?.[defenders], 'result');
}

function ended(attackers: number, defenders: number): Odds | null {
  if (attackers > 0 && defenders > 0) return null;
  return { attacker: Number(attackers > 0), defender: Number(defenders > 0), nobody: Number(attackers === defenders) };
}

/** LE-SEA-4, LE-LAND-6: a battle that begins with these sides, from the results of all smaller ones in `rows`. */
function fought(rows: readonly Odds[][], attacker: Force, defender: Force, ties: Side | null): Odds {
  let sum: Odds = { attacker: 0, defender: 0, nobody: 0 };
  const attackDice = dice(attacker);
  const defendDice = dice(defender);
  const share = 1 / (attackDice.length * defendDice.length);
  for (const attackDie of attackDice) {
    for (const defendDie of defendDice) {
      const lead = total(attacker, attackDie) - total(defender, defendDie);
      const attackerLoses = lead < 0 || (lead === 0 && ties !== 'attacker');
      const defenderLoses = lead > 0 || (lead === 0 && ties !== 'defender');
      const then = known(rows, attacker.units - Number(attackerLoses), defender.units - Number(defenderLoses));
      sum = add(sum, then, share);
    }
  }
  return sum;
}

function dice({ die }: Force): readonly number[] {
  return die === undefined ? FACES : [die];
}

function total({ units, extra = 0 }: Force, die: number): number {
  return units + extra + die;
}

function add(sum: Odds, then: Odds, share: number): Odds {
  return {
    attacker: sum.attacker + share * then.attacker,
    defender: sum.defender + share * then.defender,
    nobody: sum.nobody + share * then.nobody,
  };
}
