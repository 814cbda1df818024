import type { EditionId } from '@meltemi/engine';

/** The game in short, for players who do not know the rules: paragraphs, headings end with a colon. */
export const guide: Readonly<Record<EditionId, readonly string[]>> = {
  legendary: [
    'The game in short:',
    'You win with three METROPOLISES (in teams four, with --goal 4). You get one for a set of the four buildings (port, fortress, temple, university; they go back to the supply), for four philosophers, by some heroes, or by conquest. The game ends with the cycle in which somebody has enough.',
    'Each CYCLE everybody gets gold for the cornucopias ($) in their areas. Then everybody bids for a GOD: a higher bid throws out the previous bidder, who must bid for another god at once. Each of your priestesses makes your bid 1 cheaper. Then the gods give their favours from left to right, Apollo last: a building, a piece or card, and things to buy.',
    'Only with ARES do troops march by themselves, to the next land area or over a chain of your fleets; only with POSEIDON do fleets sail. Where enemies meet there is a BATTLE: each side adds its pieces and a die (0 1 1 2 2 3), the lower one loses a piece.',
    'An area stays yours without troops, until somebody walks in. Your last land area is safe, unless taking it wins the game.',
    'CREATURES (5 to 2 gold, cheaper with temples) can be bought with any god but Apollo. HEROES come with Hera; they march with Ares, and with every god but Ares and Apollo they can lead troops (for 1 gold, then 2, 3 …).',
    'On the map:',
    "Land is filled with ':', sea is blank. 'R 2t1m' is red with 2 troops and 1 mercenary, 'h' heroes, 'f' fleets, '*' a creature, 'R =' red's control token alone. '$2' are two cornucopias, 'P' is a priestess for the first to take the area. '[F.]' are its building sites: '.' empty, P port, F fortress, T temple, U university, M metropolis.",
  ],
  classic: [
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
  ],
};
