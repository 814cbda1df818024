import type { ClassicCreature, God, MonumentId } from '@meltemi/engine';
import type { Glossary } from './glossary.ts';

const GODS: Readonly<Record<Exclude<God, 'hera'>, string>> = {
  zeus: 'a priestess, one more for 4; temples for 2; for 1 replace a creature on the track',
  athena: 'a philosopher, one more for 4; universities for 2',
  poseidon: 'a fleet, more for 1, 2, 3; ports for 2; for 1 sail up to 3 fields',
  ares: 'a troop, more for 2, 3, 4; fortresses for 2; for 1 march over a chain of your fleets',
  apollo:
    '1 gold (4 with a single isle), the first to come also gets prosperity; nothing else; free, with room for all',
};

const CREATURES: Readonly<Record<ClassicCreature, string>> = {
  fates: 'gives you your income once more',
  satyr: 'steals a philosopher',
  dryad: 'steals a priestess',
  siren: 'a rival fleet that is alone in its field is replaced by one of yours',
  pegasus: 'flies troops of one of your isles to any isle',
  giant: 'destroys a building, but no metropolis and no monument',
  cyclops: 'turns one of your buildings into another kind',
  sphinx: 'buys your troops, fleets, priestesses and philosophers for 2 gold each, as many as you like',
  sylph: 'moves your fleets by 10 steps in all, for free',
  harpy: 'destroys a troop anywhere',
  griffon: "steals half of a rival's gold",
  chimera: 'uses a creature from the discard, then all discarded cards go back into the deck',
  kraken: 'destroys all fleets of a field and closes it; for 1 gold a field it swims on; it stays until called again',
  minotaur: 'until your next turn: defends an isle that has troops with strength 2',
  chiron: 'until your next turn: protects an isle from Pegasus, Giant and Harpy',
  medusa: 'until your next turn: no troops can leave its isle',
  polyphemus: 'until your next turn: pushes all fleets away from its isle and closes the fields around it',
};

const MONUMENTS: Readonly<Record<MonumentId, string>> = {
  lighthouse: 'your fleets lost in battle can be saved to a field next to its isle, empty or yours',
  citadel: 'while a troop stands on its isle nobody can attack it, neither over fleets nor with Pegasus',
  military: 'with every income a free troop on its isle',
  naval: 'with every income a free fleet next to its isle',
  warport: 'when its isle is attacked, your fleets around it count as troops and can be lost in their place',
  university: 'with Athena you may buy more than one extra philosopher, for 4 gold each',
  zeus: 'when your turn begins, the creature track moves on and is filled as at the start of a cycle',
  athena: 'your extra priestesses and philosophers cost 1 gold less',
  poseidon: 'once a cycle, give up a fleet and use the next creature of the deck for free',
  ares: 'once a cycle, give up a troop and use a random creature of the discard for free',
};

const GUIDE: readonly string[] = [
  'The game in short:',
  'You win with two METROPOLISES (three if two play). You get one for a set of the four buildings (port, fortress, temple, university; they go back to the supply), for four philosophers, or by conquest. The game ends with the cycle in which somebody has enough; if several have, the richest of them wins (or, with --tie metropolises, the one with the most).',
  'Each CYCLE everybody gets gold for the cornucopias ($) on their isles and on fields with their fleets. Then everybody bids for a GOD, any number: a higher bid throws out the previous bidder, who must bid for another god at once. Each of your priestesses makes your bid 1 cheaper, down to 1. With Apollo there is room for all. Then the gods help from left to right, Apollo last: a free piece or card, more of them for gold, buildings for 2 gold each.',
  'Only with ARES do troops march, over a chain of your fleets to another isle; only with POSEIDON do fleets sail, up to three fields for 1 gold, taking fleets along and leaving some behind. Where enemies meet there is a BATTLE: each side adds its pieces and a die (0 1 1 2 2 3), the lower one loses a piece.',
  'An isle is one area, however large. It stays yours without troops, until somebody lands there. Your last isle is safe, unless taking it can win the game.',
  'An isle has a building SLOT for each of its cells and room for one METROPOLIS, which covers two slots (one on the smallest isles). These must be free; only if no isle of yours has room for it do you demolish buildings.',
  'CREATURES (4 to 2 gold, cheaper with temples, at least 1) can be bought with any god but Apollo.',
  'MONUMENTS, if you play with them: as many cards as players lie open. A player who has the two buildings of a card may set up the monument in their turn, for free, on any isle of theirs; the buildings stay. Conquering the isle takes the monument too.',
  'On the map:',
  "Isles are filled with ':', fields are blank. 'R 2t' is red with 2 troops, 'f' fleets, '*' a creature, '^' a monument, 'R =' red's control token alone. '$2' are two cornucopias. '[F.]' are building slots: '.' empty, P port, F fortress, T temple, U university, M metropolis, 'm' the second slot it covers.",
];

export const CLASSIC: Glossary = {
  gods: GODS,
  creatures: CREATURES,
  heroes: {},
  buildings: {
    port: '+1 each for your defending fleets in the fields around its isle',
    fortress: '+1 each for the defender of its isle',
    temple: '1 gold off one creature each cycle, each',
    university: 'no power of its own',
    metropolis: 'the powers of all four buildings; two of them win, three if two play',
  },
  monuments: MONUMENTS,
  guide: GUIDE,
};
