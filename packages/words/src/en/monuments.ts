import type { MonumentCards } from '../cards.ts';

export const monuments: MonumentCards = {
  lighthouse: {
    name: 'Great Lighthouse of Poseidon',
    text: 'Your fleets lost in battle may be saved to a field next to its isle that is empty or yours.',
    asks: {
      lighthouse: 'The Great Lighthouse can save your lost fleet. Choose where it goes, or let it sink.',
    },
  },
  citadel: {
    name: 'Great Citadel of Ares',
    text: 'While a troop stands on its isle, nobody can attack it, neither over fleets nor with Pegasus.',
  },
  military: {
    name: 'Military Academy',
    text: 'With each income, a free troop on its isle.',
  },
  naval: {
    name: 'Naval Academy',
    text: 'With each income, a free fleet on a field next to its isle.',
    asks: {
      'naval-academy': ({ area }, n) => `Naval Academy on ${n.area(area)}: choose where its fleet goes.`,
    },
  },
  warport: {
    name: 'War Port',
    text: 'When its isle is attacked, your fleets around it fight as troops.',
  },
  university: {
    name: 'Great University of Athena',
    text: 'With Athena you may take more than one extra philosopher, for 4 GP each.',
  },
  zeus: {
    name: 'Great Temple of Zeus',
    text: 'When your turn begins, the creature track is renewed as at the start of a cycle.',
  },
  athena: {
    name: 'Temple of Athena',
    text: 'Your extra priests and philosophers cost 1 GP less.',
  },
  poseidon: {
    name: 'Temple of Poseidon',
    text: 'Once a cycle, give up a fleet and use the top creature of the deck, free.',
  },
  ares: {
    name: 'Temple of Ares',
    text: 'Once a cycle, give up a troop and use a random creature of the discard, free.',
  },
};
