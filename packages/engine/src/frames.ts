import type { Building, CreatureId, FigureId, God, HeroId, Piece } from './ids.ts';

// A frame is a sentence of the rulebook in progress. Frames are never changed, only pushed and popped, so that copies
// of a state can share them.

export type Side = 'attacker' | 'defender';
/** Where a piece may be put. */
export type Where =
  | 'own-land' // LE-REC-2
  | 'recruit-sea' // LE-REC-1
  | 'own-sea' // LE-METRO-6: sea areas already holding own fleets
  | 'own' // LE-METRO-6: own land or sea areas
  | 'land' // R-APOLLO
  | 'sea'; // R-APOLLO

export type Frame =
  // set-up
  | { readonly kind: 'lay-gods' }
  | { readonly kind: 'lay-markers' }
  | { readonly kind: 'fill-heroes' }
  | { readonly kind: 'draw-hero' }
  | { readonly kind: 'fill-creatures' }
  | { readonly kind: 'draw'; readonly to: 'track' | 'top' | 'drawn'; readonly by: number }
  | { readonly kind: 'deployment'; readonly round: 1 | 2; readonly next: number }
  | { readonly kind: 'settle'; readonly faction: number; readonly round: 1 | 2; readonly first: number }
  | { readonly kind: 'launch'; readonly faction: number; readonly area: number }
  // phases
  | { readonly kind: 'start' }
  | { readonly kind: 'income' }
  | { readonly kind: 'offerings' }
  | { readonly kind: 'offer'; readonly faction: number; readonly barred: God | null }
  | { readonly kind: 'upkeep' }
  | { readonly kind: 'keep'; readonly faction: number; readonly left: readonly FigureId[] }
  | { readonly kind: 'actions' }
  | { readonly kind: 'end' }
  | { readonly kind: 'over' }
  // a god's turn
  | { readonly kind: 'build'; readonly faction: number; readonly building: Building | null }
  | { readonly kind: 'gain'; readonly faction: number; readonly card: 'priestess' | 'philosopher' }
  | { readonly kind: 'tribute'; readonly faction: number; readonly gold: number }
  | Placing<'place'>
  | { readonly kind: 'moment'; readonly faction: number }
  | Turn
  | { readonly kind: 'finish'; readonly faction: number }
  | { readonly kind: 'top-card'; readonly faction: number }
  // movement
  | {
      readonly kind: 'join';
      readonly faction: number;
      /** From the first area to the last. */
      readonly path: readonly number[];
      readonly troops: number;
      readonly mercenaries: number;
      readonly heroes: readonly HeroId[];
      readonly left: readonly HeroId[];
    }
  // battle
  | { readonly kind: 'round' }
  | { readonly kind: 'hector' }
  | { readonly kind: 'roll'; readonly side: Side }
  | { readonly kind: 'reroll' }
  | { readonly kind: 'clash' }
  | { readonly kind: 'lose'; readonly side: Side }
  | { readonly kind: 'remove' }
  | { readonly kind: 'withdraw'; readonly side: Side }
  // metropolises
  | (Raze & { readonly kind: 'raze' })
  | (Raze & { readonly kind: 'choose-raze' })
  | { readonly kind: 'metropolis'; readonly faction: number }
  | { readonly kind: 'token'; readonly faction: number; readonly site: number; readonly hero: HeroId | null }
  | Placing<'bonus'>
  // creatures and heroes
  | { readonly kind: 'creature'; readonly card: CreatureId; readonly by: number }
  | { readonly kind: 'spent'; readonly card: CreatureId }
  | Choice
  | { readonly kind: 'giant-share'; readonly by: number; readonly left: number }
  | { readonly kind: 'hydra-feeds'; readonly by: number }
  | { readonly kind: 'polyphemus-pushes'; readonly by: number }
  | { readonly kind: 'polyphemus-drowns' }
  | { readonly kind: 'hector-swaps'; readonly faction: number }
  | { readonly kind: 'perseus-leads'; readonly faction: number };

/** A creature card whose player has something to choose. */
export interface Playing<C extends ChoosingCreature> {
  readonly kind: C;
  readonly by: number;
}
export type Choice = { readonly [C in ChoosingCreature]: Playing<C> }[ChoosingCreature];
export type ChoosingCreature = Exclude<CreatureId, 'graeae'>;

/** Pieces to be put on the board: recruited, or the bonus of a metropolis. */
export interface Placing<K extends 'place' | 'bonus'> {
  readonly kind: K;
  readonly faction: number;
  readonly piece: Piece;
  readonly left: number;
  readonly where: Where;
}

/** LE-ACT-1: the optional part of a faction's turn, with what it has already used. */
export interface Turn {
  readonly kind: 'turn';
  readonly faction: number;
  readonly god: God;
  /** Extra pieces or cards bought from the god. */
  readonly bought: number;
  /** Heroic mobilisations made (LE-HERO-4). */
  readonly mobilised: number;
  /** LE-ZEUS-3 or LE-HERA-3 done. */
  readonly once: boolean;
}

/** Own basic buildings that go for a metropolis: one of each (a set), two pairs (Helen) or three alike (Odysseus). */
export interface Raze {
  readonly faction: number;
  readonly how: 'set' | 'helen' | 'odysseus';
  readonly gone: readonly Building[];
}

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;
