import type {
  Building,
  ClassicCreature,
  CreatureId,
  FigureId,
  God,
  GodTile,
  HeroId,
  LegendaryCreature,
  Piece,
} from './ids.ts';

// A frame is a sentence of the rulebook in progress. Frames are never changed, only pushed and popped, so that copies
// of a state can share them.

/** A side of a battle. */
export type Side = 'attacker' | 'defender';

/** Where a piece may be put. */
export type Where =
  | 'own-land' // LE-REC-2
  | 'recruit-sea' // LE-REC-1
  | 'own-sea' // LE-METRO-6: sea areas already holding own fleets
  | 'own' // LE-METRO-6: own land or sea areas
  | 'land' // R-APOLLO
  | 'sea'; // R-APOLLO

/** Frames that both editions have. */
export type SharedFrame =
  // set-up
  | { readonly kind: 'lay-gods'; readonly from?: readonly GodTile[] }
  | { readonly kind: 'lay-markers' }
  /** R-STARTS: everybody begins on a starting position. */
  | { readonly kind: 'take-starts' }
  /** `places`: how many places of the track, if not as many as in this cycle (MO-ZEUS). */
  | { readonly kind: 'fill-creatures'; readonly places?: number }
  /**
   * `place`: where on the track, for a card that replaces another (CL-ZEUS) or comes early (MO-ZEUS); else the cheapest
   * empty place.
   */
  | {
      readonly kind: 'draw';
      readonly to: 'track' | 'top' | 'drawn' | 'from-discard';
      readonly by: number;
      readonly place?: number;
    }
  // phases
  | { readonly kind: 'start' }
  | { readonly kind: 'income' }
  | { readonly kind: 'offerings' }
  | { readonly kind: 'offer'; readonly marker: number; readonly barred: God | null }
  | { readonly kind: 'upkeep' }
  | { readonly kind: 'actions' }
  | { readonly kind: 'end' }
  | { readonly kind: 'over' }
  // a god's turn
  | Placing<'place'>
  | { readonly kind: 'tribute'; readonly faction: number; readonly gold: number }
  | Turn
  | { readonly kind: 'finish'; readonly faction: number; readonly marker: number }
  // battle
  | { readonly kind: 'round' }
  | { readonly kind: 'roll'; readonly side: Side }
  | { readonly kind: 'reroll' }
  | { readonly kind: 'clash' }
  | { readonly kind: 'lose'; readonly side: Side }
  | { readonly kind: 'remove' }
  | { readonly kind: 'withdraw'; readonly side: Side }
  // metropolises and creatures
  | (Raze & { readonly kind: 'raze' })
  | (Raze & { readonly kind: 'choose-raze' })
  | { readonly kind: 'metropolis'; readonly faction: number }
  | { readonly kind: 'creature'; readonly card: CreatureId; readonly by: number }
  | { readonly kind: 'spent'; readonly card: CreatureId }
  | { readonly kind: 'polyphemus-pushes'; readonly by: number }
  | { readonly kind: 'polyphemus-drowns' };

/** Sentences of the Legendary edition only. */
export type LegendaryFrame =
  | { readonly kind: 'fill-heroes' }
  | { readonly kind: 'draw-hero' }
  | { readonly kind: 'deployment'; readonly round: 1 | 2; readonly next: number }
  | { readonly kind: 'settle'; readonly faction: number; readonly round: 1 | 2; readonly first: number }
  | { readonly kind: 'launch'; readonly faction: number; readonly area: number }
  | { readonly kind: 'keep'; readonly faction: number; readonly left: readonly FigureId[] }
  | { readonly kind: 'build'; readonly faction: number; readonly building: Building | null }
  | { readonly kind: 'gain'; readonly faction: number; readonly card: 'priestess' | 'philosopher' }
  | { readonly kind: 'moment'; readonly faction: number }
  | { readonly kind: 'top-card'; readonly faction: number }
  | Join
  /** `mercenaries`: those that came with the attack. */
  | { readonly kind: 'hector'; readonly mercenaries: number }
  | { readonly kind: 'token'; readonly faction: number; readonly site: number; readonly hero: HeroId | null }
  | Placing<'bonus'>
  | { readonly [C in LegendaryChooser]: Playing<C> }[LegendaryChooser]
  | { readonly kind: 'giant-share'; readonly by: number; readonly left: number }
  | { readonly kind: 'hydra-feeds'; readonly by: number }
  | { readonly kind: 'hector-swaps'; readonly faction: number }
  | { readonly kind: 'perseus-leads'; readonly faction: number };

/** Sentences of the classic edition only, with the Monuments. */
export type ClassicFrame =
  | { readonly kind: 'choose-monuments'; readonly left: number }
  /** CL-POS: a group of fleets that is moving; `left`: steps it may still take. */
  | { readonly kind: 'voyage'; readonly faction: number; readonly at: number; readonly left: number }
  /** CL-METRO-1: buildings in the way of a metropolis on this isle, then the metropolis. */
  | { readonly kind: 'demolish'; readonly faction: number; readonly area: number }
  | { readonly kind: 'raise'; readonly faction: number; readonly area: number }
  | { readonly [C in ClassicChooser]: Playing<C> }[ClassicChooser]
  | { readonly kind: 'siren-lends'; readonly by: number; readonly area: number }
  | { readonly kind: 'kraken-swims'; readonly by: number }
  /** `fresh`: the fields of own fleets that have not fought on this flight, once for each fleet. */
  | { readonly kind: 'sylph-sails'; readonly by: number; readonly left: number; readonly fresh: readonly number[] }
  /** R-MO-ORDER: monuments that may be built before a set of four is removed. */
  | { readonly kind: 'monuments'; readonly faction: number }
  /** MO-LIGHTHOUSE: a fleet lost in battle that may be saved. */
  | { readonly kind: 'lighthouse'; readonly faction: number }
  /** MO-POSEIDON, MO-ARES. */
  | { readonly kind: 'gift'; readonly by: number }
  /** MO-NAVAL. */
  | { readonly kind: 'naval-academy'; readonly faction: number; readonly area: number };

/** A sentence of the rulebook in progress. A state has a stack of them; the topmost says what comes next. */
export type Frame = SharedFrame | LegendaryFrame | ClassicFrame;

/** A creature card whose player has something to choose. */
export interface Playing<C extends CreatureId> {
  readonly kind: C;
  readonly by: number;
}

/** Legendary creatures whose cards leave their player a choice. */
type LegendaryChooser = Exclude<LegendaryCreature, 'graeae'>;

/** Classic creatures whose cards leave their player a choice. */
type ClassicChooser = Exclude<ClassicCreature, 'fates'>;

/**
 * A group about to move. `left`: heroes who are still to decide whether they join. A type alias, because published
 * types write it out.
 */
type Join = {
  readonly kind: 'join';
  readonly faction: number;
  /** From the first area to the last. */
  readonly path: readonly number[];
  readonly troops: number;
  readonly mercenaries: number;
  readonly heroes: readonly HeroId[];
  readonly left: readonly HeroId[];
};

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
  readonly marker: number;
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
