import type { GodCards } from '../cards.ts';

export const gods: GodCards = {
  zeus: {
    name: 'Zeus',
    legendary:
      'Free: a temple and a priestess. Then one more priestess for 4 GP, and once a secret look at the top creature card, which you may play for 1 GP.',
    classic:
      'A free priest, one more for 4 GP. Temples for 2 GP each. For 1 GP, discard a creature on the track and draw another in its place.',
  },
  athena: {
    name: 'Athena',
    legendary: 'Free: a university and a philosopher. Then one more philosopher for 4 GP.',
    classic: 'A free philosopher, one more for 4 GP. Universities for 2 GP each.',
  },
  poseidon: {
    name: 'Poseidon',
    legendary: 'Free: a port and a fleet. Then up to three more fleets for 1, 2 and 3 GP, and sea moves for 1 GP each.',
    classic:
      'A free fleet, up to three more for 1, 2 and 3 GP. Ports for 2 GP each. For 1 GP, move the fleets of a field up to three fields.',
  },
  ares: {
    name: 'Ares',
    legendary:
      'Free: a fortress and a troop. Then up to three more troops for 2, 3 and 4 GP, and land moves for 1 GP each. No heroic mobilisation.',
    classic:
      'A free troop, up to three more for 2, 3 and 4 GP. Fortresses for 2 GP each. For 1 GP, move troops to another isle over a chain of your fleets.',
  },
  hera: {
    name: 'Hera',
    legendary:
      'Free: a building of a kind you do not have and a mercenary. Then up to three more mercenaries for 1, 3 and 5 GP, and one hero for 4 GP.',
  },
  apollo: {
    name: 'Apollo',
    legendary:
      'Costs nothing and gives a prosperity token on any land area, one on any sea area, and 2 GP. Nothing else: no creatures, no heroes.',
    classic:
      'Costs nothing and has room for all. Gives 1 GP, or 4 GP if you have a single isle. The first to come also puts a prosperity marker on any isle.',
  },
};
