import type { Building, God, HeroId, MonumentId } from '@meltemi/engine';

/** How a metropolis comes about. */
export type Way = 'buildings' | 'philosophers' | 'conquest' | 'sacrifice';

/** What a god can bring the player who acts with it. */
export type Boon =
  /** The metropolises still missing to the goal. */
  | { readonly boon: 'goal' }
  | { readonly boon: 'metropolis'; readonly by: Way }
  /** A building of a type that is missing: the nth different one. */
  | { readonly boon: 'building'; readonly nth: number }
  | { readonly boon: 'philosopher'; readonly nth: number }
  | { readonly boon: 'priestess'; readonly count: number };

/** What a move or a turn achieves, as data. Rivals and owners are factions. */
export type Fact =
  /** The game is over, and won. */
  | { readonly kind: 'victory' }
  /** As many metropolises as the game is played to. */
  | { readonly kind: 'goal' }
  /** `from`: who loses it by conquest, else NOBODY. `by`: null where positions do not tell. */
  | { readonly kind: 'metropolis'; readonly by: Way | null; readonly from: number }
  /** Of an own metropolis: the chance of the likeliest attack, before and after. */
  | { readonly kind: 'safer'; readonly area: number; readonly before: number; readonly after: number }
  | { readonly kind: 'building'; readonly nth: number }
  | { readonly kind: 'philosopher'; readonly nth: number }
  /** Gold more each cycle. `from`: a rival who loses as much, else NOBODY. */
  | { readonly kind: 'income'; readonly gold: number; readonly from: number }
  | { readonly kind: 'land'; readonly area: number; readonly from: number }
  | {
      readonly kind: 'costs';
      readonly faction: number;
      readonly unit: 'troop' | 'mercenary' | 'fleet';
      readonly count: number;
    }
  | { readonly kind: 'razes'; readonly faction: number; readonly building: Building }
  | { readonly kind: 'robs'; readonly faction: number }
  | { readonly kind: 'monument'; readonly monument: MonumentId }
  | { readonly kind: 'hero'; readonly hero: HeroId }
  | { readonly kind: 'priestess'; readonly count: number }
  | { readonly kind: 'recruits'; readonly unit: 'troop' | 'mercenary' | 'fleet'; readonly count: number }
  | { readonly kind: 'gold'; readonly gold: number }
  /** Of a bid: what the god's turn can bring. */
  | { readonly kind: 'brings'; readonly god: God; readonly what: Boon }
  /** Of a bid: a rival must leave a god who could have brought this; null: nothing of note. */
  | { readonly kind: 'outbids'; readonly god: God; readonly faction: number; readonly what: Boon | null }
  /** Of a bid: a rival who has no god yet can no longer pay for one who could have brought this. */
  | { readonly kind: 'denies'; readonly god: God; readonly faction: number; readonly what: Boon }
  | { readonly kind: 'bids-last' }
  | { readonly kind: 'keeps'; readonly gold: number };

/** Why a move. `chance`: where dice decide; without it the fact is certain. */
export type Reason = Fact & { readonly chance?: number };

/** From what decides the game to what is good to know. */
const ORDER = [
  'victory',
  'goal',
  'brings goal',
  'outbids goal',
  'denies goal',
  'metropolis',
  'brings metropolis',
  'outbids metropolis',
  'denies metropolis',
  'safer',
  'building',
  'brings building',
  'philosopher',
  'brings philosopher',
  'income',
  'land',
  'monument',
  'costs',
  'razes',
  'robs',
  'hero',
  'outbids building',
  'denies building',
  'priestess',
  'brings priestess',
  'outbids philosopher',
  'denies philosopher',
  'recruits',
  'gold',
  'bids-last',
  'outbids',
  'keeps',
];

function rankOf(reason: Reason): number {
  return ORDER.indexOf('what' in reason && reason.what ? `${reason.kind} ${reason.what.boon}` : reason.kind);
}

/** The most important first. */
export function ranked(reasons: readonly Reason[]): Reason[] {
  return reasons.toSorted((a, b) => rankOf(a) - rankOf(b));
}
