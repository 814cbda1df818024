import {
  CLASSIC_CREATURES,
  type CreatureId,
  type EditionId,
  GOD_TILES,
  type GodTile,
  HEROES,
  type HeroId,
  LEGENDARY_CREATURES,
} from './ids.ts';
import type { Table } from './table.ts';

/** The numbers in which the editions differ, side by side. What differs in kind is in editions/. */
export interface Terms {
  readonly gods: readonly GodTile[];
  readonly creatures: readonly CreatureId[];
  readonly heroes: readonly HeroId[];
  /** Places of the hero track (LE-SETUP-2). */
  readonly heroPlaces: number;
  /** LE-COMP-2. */
  readonly tokensOfEachBonus: number;
  /** Prices of the creature track, dearest first (LE-CREA-1, CL-START-1). */
  readonly trackPrices: readonly number[];
  /** What a creature costs at least (LE-BUILD-3, CL-CREA-1). */
  readonly leastCreaturePrice: number;
  /** What an offering costs at least (LE-OFFER-7, CL-OFFER-3). */
  readonly leastOffering: number;
  /** How many Apollo holds (LE-OFFER-5, CL-OFFER-2). */
  readonly placesWithApollo: number;
  /** Sea areas that fleets move for one price (LE-SEA-1, CL-POS). */
  readonly seaStepsForOnePrice: number;
  /** LE-BUILD-1, CL-BUILD-1. */
  readonly portsHelpAttackers: boolean;
  /** LE-LAND-8, CL-LAND-4. */
  readonly retreatToFreeLand: boolean;
  /** CL-START-2: one place in the first cycle, two in the second. */
  readonly growingTrack: boolean;
  /**
   * Cards that shuffle the discard into the deck: whenever they are discarded, or only once used (LE-CREA-CHIMERA,
   * CL-CREA-CHIMERA).
   */
  readonly reshuffles: { readonly [C in CreatureId]?: 'discarded' | 'used' };
  /** LE-LAND-11, R-CL-ELIM. */
  readonly eliminationEndsGame: boolean;
  readonly philosophers: number;
  readonly priestesses: number;
  readonly mercenaries: number;
  readonly prosperity: number;
  readonly metropolises: number;
}

const TERMS: { readonly [E in EditionId]: Terms } = {
  legendary: {
    gods: GOD_TILES,
    creatures: LEGENDARY_CREATURES,
    heroes: HEROES,
    heroPlaces: 2,
    tokensOfEachBonus: 3,
    trackPrices: [5, 4, 3, 2],
    leastCreaturePrice: 0,
    leastOffering: 0,
    placesWithApollo: 1,
    seaStepsForOnePrice: 1,
    portsHelpAttackers: true,
    retreatToFreeLand: true,
    growingTrack: false,
    reshuffles: { chimera: 'discarded' },
    eliminationEndsGame: true,
    philosophers: 20,
    priestesses: 20,
    mercenaries: 16,
    prosperity: Number.POSITIVE_INFINITY,
    metropolises: 15,
  },
  classic: {
    gods: ['zeus', 'athena', 'poseidon', 'ares'],
    creatures: CLASSIC_CREATURES,
    heroes: [],
    heroPlaces: 0,
    tokensOfEachBonus: 0,
    trackPrices: [4, 3, 2],
    leastCreaturePrice: 1,
    leastOffering: 1,
    placesWithApollo: Number.POSITIVE_INFINITY,
    seaStepsForOnePrice: 3,
    portsHelpAttackers: false,
    retreatToFreeLand: false,
    growingTrack: true,
    reshuffles: { chimera: 'used' },
    eliminationEndsGame: false,
    philosophers: 17,
    priestesses: 18,
    mercenaries: 0,
    prosperity: 16,
    metropolises: 10,
  },
};

/** The numbers of the edition that is played: gods, cards, prices, supplies. */
export function termsOf(position: { readonly table: Table }): Terms {
  return TERMS[position.table.edition];
}
