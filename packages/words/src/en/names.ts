import type { Colour, EditionId, Phase, Piece } from '@meltemi/engine';
import { plural } from '../plural.ts';

type Each<K extends string, V = string> = Readonly<Record<K, V>>;
type Count = (n: number) => string;

/**
 * The names of everything but cards. What the rulebooks of the two editions may call by different words is given for
 * each.
 */
interface Names {
  readonly edition: Each<EditionId>;
  /** The Monuments expansion. */
  readonly expansion: string;
  readonly creatureWord: Each<EditionId>;
  readonly piece: Each<Piece, Count>;
  readonly prosperity: Each<EditionId, Count>;
  readonly card: Each<EditionId, Each<'priestess' | 'philosopher', Count>>;
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
  creatureWord: { legendary: 'creature', classic: 'creature' },
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
