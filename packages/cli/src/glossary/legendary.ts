import type { God, HeroId, LegendaryCreature } from '@meltemi/engine';
import type { Glossary } from './glossary.ts';

const GODS: Readonly<Record<God, string>> = {
  zeus: 'a temple and a priestess; then a priestess for 4, or look at the next creature and play it for 1',
  athena: 'a university and a philosopher; then a philosopher for 4',
  poseidon: 'a port and a fleet; then fleets for 1, 2, 3, and sail for 1 a move',
  ares: 'a fortress and a troop; then troops for 2, 3, 4, and march for 1 a move',
  hera: 'a kind of building you lack and a mercenary; then mercenaries for 1, 3, 5, a hero for 4',
  apollo: '2 gold and two prosperity tokens, but no other action; the place costs nothing',
};

const CREATURES: Readonly<Record<LegendaryCreature, string>> = {
  harpy: 'destroys a troop anywhere',
  gryphon: "steals half of a rival's gold",
  giant: 'takes all mercenaries of a rival area over to you',
  dryad: 'steals a priestess',
  cyclops: 'turns one of your buildings into another kind',
  charon: 'swaps your hero for one on the track',
  graeae: 'gives you your income once more',
  pegasus: 'flies a group of yours to any land area',
  satyr: 'steals a philosopher',
  sphinx: 'draws three creatures and plays one of them for free',
  sylph: 'swaps the fleets of two sea areas',
  chimera: 'plays a creature from the discard for free',
  cerberus: 'stays: you get the income of its land area',
  hydra: 'stays: eats a piece, leaves prosperity, doubles the income of its area',
  polyphemus: 'stays: closes the seas around its land area',
  medusa: 'stays: nobody enters or leaves its land area',
  minotaur: 'stays: defends a land area of yours with strength 2',
  kraken: 'stays: destroys all fleets of a sea area and closes it',
};

const HEROES: Readonly<Record<HeroId, string>> = {
  croesus: 'rerolls your die for 1 gold; sacrificed with 15 gold: metropolis',
  hector: 'destroys an invading troop; sacrificed: 2 priestesses become a philosopher, again and again',
  helen: 'your die counts 2; sacrificed with two pairs of buildings: metropolis',
  jason: 'marches over any fleets; sacrificed with 8 fleets on the board: metropolis',
  ajax: 'strength 2; sacrificed with 7 land areas: metropolis',
  pandora: 'enemy mercenaries change sides; sacrificed: as a hero on the track',
  penthesilea: 'wins ties; a new metropolis can stand on her card, safe from attack',
  odysseus: 'ignores fortresses; sacrificed with three buildings of a kind: metropolis',
  perseus: 'saves troops that would be lost; sacrificed: a group flies to any land area',
};

const GUIDE: readonly string[] = [
  'The game in short:',
  'You win with three METROPOLISES (in teams four, with --goal 4). You get one for a set of the four buildings (port, fortress, temple, university; they go back to the supply), for four philosophers, by some heroes, or by conquest. The game ends with the cycle in which somebody has enough.',
  'Each CYCLE everybody gets gold for the cornucopias ($) in their areas. Then everybody bids for a GOD: a higher bid throws out the previous bidder, who must bid for another god at once. Each of your priestesses makes your bid 1 cheaper. Then the gods give their favours from left to right, Apollo last: a building, a piece or card, and things to buy.',
  'Only with ARES do troops march by themselves, to the next land area or over a chain of your fleets; only with POSEIDON do fleets sail. Where enemies meet there is a BATTLE: each side adds its pieces and a die (0 1 1 2 2 3), the lower one loses a piece.',
  'An area stays yours without troops, until somebody walks in. Your last land area is safe, unless taking it wins the game.',
  'CREATURES (5 to 2 gold, cheaper with temples) can be bought with any god but Apollo. HEROES come with Hera; they march with Ares, and with every god but Ares and Apollo they can lead troops (for 1 gold, then 2, 3 …).',
  'On the map:',
  "Land is filled with ':', sea is blank. 'R 2t1m' is red with 2 troops and 1 mercenary, 'h' heroes, 'f' fleets, '*' a creature, 'R =' red's control token alone. '$2' are two cornucopias, 'P' is a priestess for the first to take the area. '[F.]' are its building sites: '.' empty, P port, F fortress, T temple, U university, M metropolis.",
];

export const LEGENDARY: Glossary = {
  gods: GODS,
  creatures: CREATURES,
  heroes: HEROES,
  buildings: {
    port: '+1 in sea battles on its sea area',
    fortress: '+1 for the defender in its land area',
    temple: '1 gold off one creature each cycle',
    university: 'no power of its own',
    metropolis: 'the powers of all four buildings; three of them win',
  },
  monuments: {},
  guide: GUIDE,
};
