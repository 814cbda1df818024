import type {
  Bonus,
  Building,
  Colour,
  CreatureId,
  EditionId,
  God,
  HeroId,
  MonumentId,
  Phase,
  Piece,
  Unit,
} from '@meltemi/engine';
import { plural } from '../plural.ts';

type Each<K extends string, V = string> = Readonly<Record<K, V>>;
type Count = (n: number) => string;

/** The names of things. What the rulebooks of the two editions may call by different words is given for each. */
interface Names {
  readonly edition: Each<EditionId>;
  /** The Monuments expansion. */
  readonly expansion: string;
  readonly god: Each<God>;
  readonly creature: Each<CreatureId>;
  readonly creatureWord: Each<EditionId>;
  readonly hero: Each<HeroId>;
  readonly building: Each<Building | 'metropolis'>;
  readonly monument: Each<MonumentId>;
  readonly bonus: Each<Bonus>;
  readonly piece: Each<Piece, Count>;
  readonly prosperity: Each<EditionId, Count>;
  readonly card: Each<EditionId, Each<'priestess' | 'philosopher', Count>>;
  /** One unit of a side, by its name or kind. */
  readonly unit: Each<Unit>;
  readonly area: Each<EditionId, Each<'land' | 'sea'>>;
  readonly phase: Each<EditionId, Each<Phase>>;
  readonly colour: Each<Colour>;
  readonly gold: Each<EditionId, Count>;
  readonly count: {
    readonly creature: Each<EditionId, Count>;
    readonly building: Each<EditionId, Count>;
    readonly hero: Count;
    readonly metropolis: Count;
    readonly monument: Count;
    readonly cornucopia: Count;
    readonly cycle: Count;
    readonly player: Count;
  };
  /** The reader, where others go by their names. */
  readonly you: (colour: string) => string;
  readonly list: (items: readonly string[]) => string;
}

const choose = plural('en');
const counted =
  (one: string, other = `${one}s`): Count =>
  (n) =>
    `${n}\u00a0${choose(n, { one, other })}`;
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const hero: Each<HeroId> = {
  croesus: 'Croesus',
  hector: 'Hector',
  helen: 'Helen',
  jason: 'Jason',
  ajax: 'Ajax',
  pandora: 'Pandora',
  penthesilea: 'Penthesilea',
  odysseus: 'Odysseus',
  perseus: 'Perseus',
};

const phase: Each<Phase> = {
  setup: 'Set-up',
  start: 'Start of the cycle',
  income: 'Income',
  offerings: 'Offerings',
  upkeep: 'Upkeep',
  actions: 'Actions',
  end: 'End of the cycle',
  over: 'End of the game',
};

const gold: Count = (n) => `${n}\u00a0GP`;
const prosperity = counted('prosperity token');
const philosopher = counted('philosopher');

export const names: Names = {
  edition: { legendary: 'Legendary Edition', classic: 'Classic edition' },
  expansion: 'Monuments',
  god: { zeus: 'Zeus', athena: 'Athena', poseidon: 'Poseidon', ares: 'Ares', hera: 'Hera', apollo: 'Apollo' },
  creature: {
    harpy: 'Harpy',
    gryphon: 'Gryphon',
    griffon: 'Griffon',
    giant: 'Giant',
    dryad: 'Dryad',
    cyclops: 'Cyclops',
    charon: 'Charon',
    graeae: 'Graeae',
    fates: 'Fates',
    pegasus: 'Pegasus',
    satyr: 'Satyr',
    siren: 'Siren',
    sphinx: 'Sphinx',
    sylph: 'Sylph',
    chimera: 'Chimera',
    cerberus: 'Cerberus',
    hydra: 'Hydra',
    polyphemus: 'Polyphemus',
    medusa: 'Medusa',
    minotaur: 'Minotaur',
    chiron: 'Chiron',
    kraken: 'Kraken',
  },
  creatureWord: { legendary: 'creature', classic: 'creature' },
  hero,
  building: {
    port: 'port',
    fortress: 'fortress',
    temple: 'temple',
    university: 'university',
    metropolis: 'metropolis',
  },
  monument: {
    lighthouse: 'Great Lighthouse of Poseidon',
    citadel: 'Great Citadel of Ares',
    military: 'Military Academy',
    naval: 'Naval Academy',
    warport: 'War Port',
    university: 'Great University of Athena',
    zeus: 'Great Temple of Zeus',
    athena: 'Temple of Athena',
    poseidon: 'Temple of Poseidon',
    ares: 'Temple of Ares',
  },
  bonus: {
    troops: 'two troops',
    gold: '3\u00a0GP',
    prosperity: 'a prosperity token',
    fleets: 'two fleets',
    priestess: 'a priestess',
  },
  piece: {
    troop: counted('troop'),
    mercenary: counted('mercenary', 'mercenaries'),
    fleet: counted('fleet'),
    prosperity,
  },
  prosperity: { legendary: prosperity, classic: counted('prosperity marker') },
  card: {
    legendary: { priestess: counted('priestess', 'priestesses'), philosopher },
    classic: { priestess: counted('priest'), philosopher },
  },
  unit: { ...hero, troop: 'troop', mercenary: 'mercenary', fleet: 'fleet', minotaur: 'Minotaur' },
  area: { legendary: { land: 'land area', sea: 'sea area' }, classic: { land: 'isle', sea: 'field' } },
  phase: { legendary: phase, classic: { ...phase, start: 'Creatures and gods' } },
  colour: { red: 'Red', blue: 'Blue', yellow: 'Yellow', purple: 'Purple', green: 'Green', black: 'Black' },
  gold: { legendary: gold, classic: gold },
  count: {
    creature: { legendary: counted('creature'), classic: counted('creature') },
    building: { legendary: counted('building'), classic: counted('building') },
    hero: counted('hero', 'heroes'),
    metropolis: counted('metropolis', 'metropolises'),
    monument: counted('monument'),
    cornucopia: counted('cornucopia'),
    cycle: counted('cycle'),
    player: counted('player'),
  },
  you: () => 'You',
  list: (items) => listed.format(items),
};

/** Names within a sentence: the reader's is no name. */
export function within(named: string): string {
  return named.replace(/\bYou\b/g, 'you');
}
