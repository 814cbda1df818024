// The names of things, as the rulebook has them. Areas, sites and factions are numbers; what is on a card or tile is a
// word.

/** The sets of rules; the Monuments expand the classic one. */
export const EDITIONS = ['legendary', 'classic'] as const;

export type EditionId = (typeof EDITIONS)[number];

/** The gods that are laid out by drawing; classic has no Hera. */
export const GOD_TILES = ['zeus', 'athena', 'poseidon', 'ares', 'hera'] as const;

export type GodTile = (typeof GOD_TILES)[number];

/** A god to bid for. */
export type God = GodTile | 'apollo';

/** All gods, Apollo last. */
export const GODS: readonly God[] = [...GOD_TILES, 'apollo'];

/** The four buildings; one of each becomes a metropolis. */
export const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const;

export type Building = (typeof BUILDINGS)[number];

/** What a site can hold; a classic metropolis covers a second slot on larger isles (CL-MAP-3). */
export type Built = Building | 'metropolis' | 'covered';

/** What a Legendary metropolis brings once, on its token. */
export const BONUSES = ['troops', 'gold', 'prosperity', 'fleets', 'priestess'] as const;

export type Bonus = (typeof BONUSES)[number];

/** The creature cards of the Legendary edition. */
export const LEGENDARY_CREATURES = [
  'harpy',
  'gryphon',
  'giant',
  'dryad',
  'cyclops',
  'charon',
  'graeae',
  'pegasus',
  'satyr',
  'sphinx',
  'sylph',
  'chimera',
  'cerberus',
  'hydra',
  'polyphemus',
  'medusa',
  'minotaur',
  'kraken',
] as const;

/** The creature cards of the classic edition. */
export const CLASSIC_CREATURES = [
  'fates',
  'satyr',
  'dryad',
  'siren',
  'pegasus',
  'giant',
  'cyclops',
  'sphinx',
  'sylph',
  'harpy',
  'griffon',
  'chimera',
  'kraken',
  'minotaur',
  'chiron',
  'medusa',
  'polyphemus',
] as const;

export type LegendaryCreature = (typeof LEGENDARY_CREATURES)[number];

export type ClassicCreature = (typeof CLASSIC_CREATURES)[number];

/** A creature card of either edition. */
export type CreatureId = LegendaryCreature | ClassicCreature;

/** The creatures of both editions. */
export const CREATURES: readonly CreatureId[] = [...new Set([...LEGENDARY_CREATURES, ...CLASSIC_CREATURES])];

/** The creatures that stay on the board as figures. */
export const FIGURES = ['cerberus', 'hydra', 'polyphemus', 'medusa', 'minotaur', 'kraken', 'chiron'] as const;

export type FigureId = (typeof FIGURES)[number];

/** The heroes of the Legendary edition. */
export const HEROES = [
  'croesus',
  'hector',
  'helen',
  'jason',
  'ajax',
  'pandora',
  'penthesilea',
  'odysseus',
  'perseus',
] as const;

export type HeroId = (typeof HEROES)[number];

/** The monuments of the expansion to the classic edition. */
export const MONUMENTS = [
  'lighthouse',
  'citadel',
  'military',
  'naval',
  'warport',
  'university',
  'zeus',
  'athena',
  'poseidon',
  'ares',
] as const;

export type MonumentId = (typeof MONUMENTS)[number];

/** Pieces a player puts into an area. */
export const PIECES = ['troop', 'mercenary', 'fleet', 'prosperity'] as const;

export type Piece = (typeof PIECES)[number];

/** Pieces that fight: what can be destroyed or saved. */
export const FIGHTERS = ['troop', 'mercenary', 'fleet'] as const;

export type Fighter = (typeof FIGHTERS)[number];

/** What a side can lose in battle; fleets fight on land for the War Port only (R-MO-WARPORT). */
export const UNITS = [...FIGHTERS, 'minotaur', ...HEROES] as const;

export type Unit = (typeof UNITS)[number];

/** Nobody: an area without an owner, a game that is over. */
export const NOBODY = -1;

/** In no area of the board. */
export const NOWHERE = -1;

/** On no building site: a metropolis on a card. */
export const NO_SITE = -1;

/** No offering marker: nobody has bid, or everybody has acted. */
export const NO_MARKER = -1;

/** Fate decides as a seat of its own. */
export const FATE = -2;
