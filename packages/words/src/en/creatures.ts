import type { CreatureCards } from '../cards.ts';
import { lair } from '../sentences.ts';
import { names } from './names.ts';

export const creatures: CreatureCards = {
  harpy: {
    name: 'Harpy',
    legendary: 'Destroy one troop or mercenary in any land area. Heroes are safe.',
    classic: 'Destroy one troop on any isle.',
    idle: {
      legendary: 'no land area holds a troop or mercenary',
      classic: 'there is no troop she could destroy',
    },
    asks: {
      harpy: 'Harpy: choose the troop she destroys.',
    },
  },
  gryphon: {
    name: 'Gryphon',
    legendary: 'Steal half of the gold of another player, rounded down.',
    asks: {
      gryphon: 'Gryphon: choose who loses half of their gold to you.',
    },
  },
  griffon: {
    name: 'Griffon',
    classic: 'Steal half of the gold of another player, rounded down.',
    asks: {
      griffon: 'Griffon: choose who loses half of their gold to you.',
    },
  },
  giant: {
    name: 'Giant',
    legendary: 'Take all mercenaries of one rival land area and share them out among your own.',
    classic: 'Destroy one building, but no metropolis and no monument.',
    idle: {
      legendary: 'no mercenaries of a rival can come over to you',
      classic: 'there is no building it could destroy',
    },
    asks: {
      giant: (_, n) =>
        n.edition === 'classic'
          ? 'Giant: choose the building it destroys.'
          : 'Giant: choose the mercenaries that come over to you.',
      'giant-share': ({ left }) => `Giant: ${names.piece.mercenary(left)} left. Choose where one goes.`,
    },
  },
  dryad: {
    name: 'Dryad',
    legendary: 'Steal a priestess from another player.',
    classic: 'Steal a priest from another player.',
    idle: {
      legendary: 'no rival has a priestess',
      classic: 'no rival has a priest',
    },
    asks: {
      dryad: (_, n) => `Dryad: choose who loses a ${n.edition === 'classic' ? 'priest' : 'priestess'} to you.`,
    },
  },
  cyclops: {
    name: 'Cyclops',
    legendary: 'Turn one of your basic buildings into another kind, on the same site.',
    classic: 'Turn one of your buildings into another kind, in the same slot.',
    idle: {
      legendary: 'none of your buildings can become another kind',
      classic: 'none of your buildings can become another kind',
    },
    asks: {
      cyclops: 'Cyclops: choose one of your buildings and what it becomes.',
    },
  },
  charon: {
    name: 'Charon',
    legendary: 'Swap one of your heroes for a hero on the track. The new one cannot be sacrificed in this cycle.',
    idle: {
      legendary: 'you have no hero to swap, or the hero track is empty',
    },
    asks: {
      charon: 'Charon: choose your hero and the one on the track to swap it for.',
    },
  },
  graeae: {
    name: 'Graeae',
    legendary: 'Take your income once more, as the board stands now.',
  },
  fates: {
    name: 'Fates',
    classic: 'Take your income once more.',
  },
  pegasus: {
    name: 'Pegasus',
    legendary: 'Move a group of your troops and heroes from one land area to any other, free. Medusa stops it.',
    classic: 'Move troops from one of your isles to any other isle, with no chain of fleets.',
    idle: {
      legendary: 'you have no group that could move',
      classic: 'you have no troops that could move',
    },
    asks: {
      pegasus: 'Pegasus: choose who flies, and where to.',
    },
  },
  satyr: {
    name: 'Satyr',
    legendary: 'Steal a philosopher from another player.',
    classic: 'Steal a philosopher from another player.',
    idle: {
      legendary: 'no rival has a philosopher',
      classic: 'no rival has a philosopher',
    },
    asks: {
      satyr: 'Satyr: choose who loses a philosopher to you.',
    },
  },
  siren: {
    name: 'Siren',
    classic: 'Replace a rival fleet that is alone on its field by one of yours.',
    idle: {
      classic: 'no rival fleet is alone on its field',
    },
    asks: {
      siren: 'Siren: choose a lone fleet to replace by one of yours.',
      'siren-lends': ({ area }, n) => `Siren: no fleet left in your reserve. Choose one to move to ${n.area(area)}.`,
    },
  },
  sphinx: {
    name: 'Sphinx',
    legendary: 'Draw three creatures, discard two and play the third, free.',
    classic: 'Sell as many of your troops, fleets, priests and philosophers as you like, for 2 GP each.',
    idle: {
      legendary: 'there is no card left to draw',
      classic: 'you have nothing to sell',
    },
    asks: {
      sphinx: (_, n) =>
        n.edition === 'classic'
          ? `Sphinx: sell what you like for ${names.gold[n.edition](2)} each, then stop.`
          : 'Sphinx: choose which of the drawn creatures you play.',
    },
  },
  sylph: {
    name: 'Sylph',
    legendary: 'Swap the fleets of any two sea areas, whoever owns them.',
    classic: 'Ten free steps for your fleets, shared out as you like. A battle ends the way of those who fight.',
    idle: {
      legendary: 'fleets lie in fewer than two sea areas',
      classic: 'none of your fleets can sail',
    },
    asks: {
      sylph: (_, n) =>
        n.edition === 'classic'
          ? 'Sylph: ten free steps for your fleets. Choose the first.'
          : 'Sylph: choose two sea areas whose fleets change places.',
      'sylph-sails': ({ left }) => `Sylph: free steps left: ${left}. Sail on, or stop.`,
    },
  },
  chimera: {
    name: 'Chimera',
    legendary: 'Play any discarded creature, free. Then deck and discard are shuffled together.',
    classic: 'Use a discarded creature. Then the discard is shuffled into the deck.',
    idle: {
      legendary: 'no creature has been discarded',
      classic: 'no creature has been discarded',
    },
    asks: {
      chimera: 'Chimera: choose a discarded creature to play.',
    },
  },
  cerberus: {
    name: 'Cerberus',
    legendary: 'Stays on a land area: you get its income in place of whoever controls it.',
    asks: {
      cerberus: 'Cerberus: choose its land area.',
    },
  },
  hydra: {
    name: 'Hydra',
    legendary:
      'Stays on land or sea and doubles the income there. At once and in each upkeep it destroys a troop or fleet in or next to its area, and a prosperity token is added.',
    asks: {
      hydra: 'Hydra: choose its area.',
      'hydra-feeds': 'Hydra: choose the fleet or troop it destroys.',
    },
  },
  polyphemus: {
    name: 'Polyphemus',
    legendary:
      'Stays on a land area and closes the sea around it. You move the fleets there away; those that cannot go are destroyed.',
    classic:
      'Until your first turn in the next cycle the fields around his isle are closed. You move the fleets there away; those that cannot go are destroyed.',
    asks: {
      polyphemus: (_, n) => `Polyphemus: choose the ${names.area[n.edition].land} he goes to.`,
      'polyphemus-pushes': 'Polyphemus: move a fleet out of the closed sea.',
    },
  },
  medusa: {
    name: 'Medusa',
    legendary: 'Stays on a land area: no troop or hero may enter or leave it, not even yours.',
    classic: 'Until your first turn in the next cycle no troops may leave her isle. They may arrive.',
    asks: {
      medusa: (_, n) => `Medusa: choose the ${names.area[n.edition].land} she goes to.`,
    },
  },
  minotaur: {
    name: 'Minotaur',
    legendary: 'Stays on one of your land areas: a unit of strength 2. Its side cannot withdraw while it lives.',
    classic: 'Until your first turn in the next cycle it adds 2 to the defence of an isle with troops.',
    idle: {
      legendary: 'you have no land area without a creature',
    },
    asks: {
      minotaur: (_, n) =>
        n.edition === 'classic' ? 'Minotaur: choose his isle.' : 'Minotaur: choose one of your land areas.',
    },
  },
  chiron: {
    name: 'Chiron',
    classic: 'Until your first turn in the next cycle he protects an isle from Pegasus, the Giant and the Harpy.',
    asks: {
      chiron: 'Chiron: choose the isle he protects.',
    },
  },
  kraken: {
    name: 'Kraken',
    legendary: 'Stays on a sea area: destroys all fleets there, and none may enter.',
    classic:
      'Put it on a field, then move it on for 1 GP a field: it destroys all fleets wherever it comes. No fleet may enter its field. It stays until called again.',
    asks: {
      kraken: (_, n) => `Kraken: choose its ${names.area[n.edition].sea}.`,
      'kraken-swims': (_, n, seen) =>
        `Kraken at ${lair('kraken', n, seen)}: swim on for ${names.gold[n.edition](1)} a field, or stay.`,
    },
  },
};
