import type { BonusCards } from '../cards.ts';

export const bonuses: BonusCards = {
  troops: {
    name: '2\u00a0загони',
    text: 'Два загони в одну або дві ваші сухопутні зони.',
  },
  gold: {
    name: '3\u00a0монети',
    text: '3\u00a0монети.',
  },
  prosperity: {
    name: '1\u00a0жетон процвітання',
    text: 'Жетон процвітання у вашу сухопутну або морську зону.',
  },
  fleets: {
    name: '2\u00a0флотилії',
    text: 'Дві флотилії в одну або дві морські зони, де вже є ваші флотилії.',
  },
  priestess: {
    name: '1\u00a0карта жриці',
    text: 'Одна жриця.',
  },
};
