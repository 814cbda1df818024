import type { BonusCards } from '../cards.ts';

export const bonuses: BonusCards = {
  troops: {
    name: 'dva běžní vojáci',
    text: 'Dva běžní vojáci do jedné či dvou vašich oblastí pevniny.',
  },
  gold: {
    name: '3\u00a0ZL',
    text: '3\u00a0ZL.',
  },
  prosperity: {
    name: 'roh hojnosti',
    text: 'Žeton rohu hojnosti do jedné vaší oblasti pevniny nebo moře.',
  },
  fleets: {
    name: 'dvě lodě',
    text: 'Dvě lodě do jedné či dvou oblastí moře, kde už vaše lodě jsou.',
  },
  priestess: {
    name: 'kněžka',
    text: 'Jedna kněžka.',
  },
};
