import type { HeroId } from '../../model/ids.ts';
import type { Position } from '../../model/state.ts';

/** What rules ask about a hero. Battle abilities work only where the hero takes part (LE-HERO-2). */
export interface HeroRule {
  /** Strength in battle; left out: 1 (LE-HERO-1). */
  readonly strength?: number;
  /** The side's die always counts this much. */
  readonly die?: number;
  readonly winsTies?: boolean;
  /** Attacking, fortresses don't count. */
  readonly ignoresFortresses?: boolean;
  readonly rerolls?: boolean;
  /** Troops that would be destroyed may withdraw. */
  readonly savesTroops?: boolean;
  /** Before the battle: enemy mercenaries change sides. */
  readonly turnsMercenaries?: boolean;
  /** Before the battle, defending: destroys one invading troop. */
  readonly strikesFirst?: boolean;
  /** In heroic mobilisation all fleets count as own. */
  readonly sailsOnAnyFleet?: boolean;
  /** The sacrifice builds a metropolis: on a site it clears itself, or wherever there is room. */
  readonly builds?: 'on-cleared-site' | 'on-free-site';
  /** The condition of the sacrifice is secret, so the question is asked whether or not it holds. */
  readonly secretCondition?: boolean;
  /** The number in the condition of the sacrifice: GP, land areas, fleets, buildings of a type, priestesses. */
  readonly needs?: number;
  /** Does the condition of the sacrifice hold for this faction? `leaving`: the hero himself, or Pandora (R-PANDORA). */
  mayBeSacrificed(s: Position, faction: number, leaving: HeroId): boolean;
  /** What the sacrifice does; the hero has left already. */
  sacrifice(s: Position, faction: number): void;
}

/** The rules of all heroes. */
export type HeroRules = { readonly [H in HeroId]: HeroRule };
