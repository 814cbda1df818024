import type { BonusCards } from '../cards.ts';

export const bonuses: BonusCards = {
  troops: {
    name: 'dwa oddziały',
    text: 'Dwa oddziały do jednego lub dwóch własnych obszarów lądowych.',
  },
  gold: {
    name: '3\u00a0SZ',
    text: '3\u00a0SZ.',
  },
  prosperity: {
    name: 'żeton dobrobytu',
    text: 'Żeton dobrobytu we własnym obszarze lądowym lub morskim.',
  },
  fleets: {
    name: 'dwie floty',
    text: 'Dwie floty do jednego lub dwóch obszarów morskich, w których już są twoje floty.',
  },
  priestess: {
    name: 'kapłanka',
    text: 'Kapłanka.',
  },
};
