import type { BonusCards } from '../cards.ts';

export const bonuses: BonusCards = {
  troops: {
    name: 'two troops',
    text: 'Two troops for one or two of your land areas.',
  },
  gold: {
    name: '3\u00a0GP',
    text: '3 GP.',
  },
  prosperity: {
    name: 'a prosperity token',
    text: 'A prosperity token for one of your land or sea areas.',
  },
  fleets: {
    name: 'two fleets',
    text: 'Two fleets for one or two sea areas that already hold fleets of yours.',
  },
  priestess: {
    name: 'a priestess',
    text: 'A priestess.',
  },
};
