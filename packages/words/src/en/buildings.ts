import type { BuildingCards } from '../cards.ts';

export const buildings: BuildingCards = {
  port: {
    name: 'port',
    legendary: '+1 in your sea battles on the sea area it lies on.',
    classic: '+1 for your fleets that defend a field around its isle.',
  },
  fortress: {
    name: 'fortress',
    legendary: '+1 for the defender in its land area.',
    classic: '+1 for the defender of its isle.',
  },
  temple: {
    name: 'temple',
    legendary: '1 GP off one creature in each cycle.',
    classic: '1 GP off one creature in each cycle, down to 1 GP.',
  },
  university: {
    name: 'university',
    legendary: 'No power of its own; one of the four kinds for a metropolis.',
    classic: 'No power of its own; one of the four kinds for a metropolis.',
  },
  metropolis: {
    name: 'metropolis',
    legendary: 'Has the powers of all four buildings. Three of them win the game, in a long team game four.',
    classic: 'Has the powers of all four buildings. Two of them win the game; with two players, three.',
  },
};
