import type {
  Bonus,
  Building,
  CreatureId,
  Fighter,
  FigureId,
  God,
  GodTile,
  HeroId,
  MonumentId,
  Piece,
  Unit,
} from './ids.ts';

// Every move of a player or of fate. Flat records of words and numbers; notation/move.ts writes and reads them.

/** A move of a seat or of fate. Areas, sites and factions are numbers; `writeMove` makes text of it. */
export type Move =
  // fate
  | { readonly do: 'tile'; readonly god: GodTile }
  | { readonly do: 'marker'; readonly faction: number }
  | { readonly do: 'draw'; readonly creature: CreatureId }
  | { readonly do: 'unveil'; readonly hero: HeroId }
  | { readonly do: 'token'; readonly bonus: Bonus }
  | { readonly do: 'roll'; readonly die: number }
  // deployment and placing
  | { readonly do: 'settle'; readonly area: number }
  | { readonly do: 'place'; readonly piece: Piece; readonly area: number }
  // offerings and upkeep
  | { readonly do: 'bid'; readonly god: God; readonly amount: number }
  | { readonly do: 'keep'; readonly creature: FigureId; readonly area: number }
  | { readonly do: 'release'; readonly creature: FigureId }
  // a god's turn
  | { readonly do: 'build'; readonly building: Building; readonly site: number }
  | { readonly do: 'skip' }
  | { readonly do: 'recruit'; readonly piece: Piece; readonly area: number }
  | { readonly do: 'gain'; readonly card: 'priestess' | 'philosopher' }
  | { readonly do: 'hire'; readonly hero: HeroId; readonly area: number }
  | { readonly do: 'buy'; readonly creature: CreatureId }
  | { readonly do: 'look' }
  | { readonly do: 'play' }
  | { readonly do: 'return' }
  | { readonly do: 'sail'; readonly from: number; readonly to: number; readonly fleets: number }
  | {
      readonly do: 'march';
      readonly from: number;
      readonly to: number;
      readonly troops: number;
      readonly mercenaries: number;
    }
  | {
      readonly do: 'mobilise';
      readonly hero: HeroId;
      readonly to: number;
      readonly troops: number;
      readonly mercenaries: number;
    }
  | { readonly do: 'join'; readonly hero: HeroId }
  | { readonly do: 'stay'; readonly hero: HeroId }
  | { readonly do: 'sacrifice'; readonly hero: HeroId; readonly as: HeroId }
  | { readonly do: 'end' }
  // battle
  | { readonly do: 'reroll' }
  | { readonly do: 'stand' }
  | { readonly do: 'lose'; readonly unit: Unit }
  | { readonly do: 'save'; readonly piece: Fighter; readonly area: number }
  | { readonly do: 'withdraw'; readonly area: number }
  | { readonly do: 'fight' }
  // metropolises
  | { readonly do: 'raze'; readonly site: number }
  | { readonly do: 'found'; readonly site: number }
  | { readonly do: 'enshrine'; readonly hero: HeroId }
  // creatures and heroes
  | { readonly do: 'destroy'; readonly piece: Fighter; readonly area: number }
  | { readonly do: 'rob'; readonly faction: number }
  | { readonly do: 'take'; readonly area: number }
  | { readonly do: 'convert'; readonly site: number; readonly building: Building }
  | { readonly do: 'trade'; readonly hero: HeroId; readonly for: HeroId }
  | {
      readonly do: 'fly';
      readonly from: number;
      readonly to: number;
      readonly troops: number;
      readonly mercenaries: number;
    }
  | { readonly do: 'choose'; readonly creature: CreatureId }
  | { readonly do: 'swap'; readonly area: number; readonly with: number }
  | { readonly do: 'summon'; readonly area: number }
  | { readonly do: 'push'; readonly from: number; readonly to: number }
  | { readonly do: 'exchange' }
  | { readonly do: 'done' }
  // the classic edition
  | { readonly do: 'replace'; readonly creature: CreatureId }
  | { readonly do: 'raise'; readonly area: number }
  | { readonly do: 'charm'; readonly area: number }
  | { readonly do: 'sell'; readonly piece: 'troop' | 'fleet'; readonly area: number }
  | { readonly do: 'dismiss'; readonly card: 'priestess' | 'philosopher' }
  | { readonly do: 'swim'; readonly area: number }
  // monuments
  | { readonly do: 'card'; readonly monument: MonumentId }
  | { readonly do: 'erect'; readonly monument: MonumentId; readonly area: number }
  | { readonly do: 'devote'; readonly piece: 'troop' | 'fleet'; readonly area: number };

/** The verb of a move. */
export type MoveKind = Move['do'];

/** Moves by their verb. */
type MoveBy = { readonly [M in Move as M['do']]: M };

/** The moves with these verbs. Written as a map, so that a table of functions by verb can be called with one. */
export type MoveOf<K extends MoveKind> = { [V in K]: { readonly do: V } & MoveBy[V] }[K];

/** Structural equality: moves are flat, so one level is all there is. */
export function sameMove(a: Move, b: Move): boolean {
  if (a === b) return true;
  if (a.do !== b.do) return false;
  const left: Readonly<Record<string, unknown>> = a;
  const right: Readonly<Record<string, unknown>> = b;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
}
