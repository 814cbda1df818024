import { names } from '@meltemi/words/uk';
import type { screen as english } from '../en/screen.ts';

export const screen: typeof english = {
  pieces: {
    legendary: '2t 2 загони, m найманці, h герої, f флотилії, = жетон контролю, * істота',
    classic: '2t 2 загони, f флотилії, = жетон контролю, * істота',
  },
  monument: '^ монумент',
  printed: {
    legendary: '$ монети, P жриця, [.] майданчики: P порт, F фортеця, T храм, U університет, M метрополія',
    classic:
      '$ монети, [.] місця для споруд: P порт, F фортеця, T храм, U університет, M метрополія, m теж зайняте нею',
  },
  goesOn: '(Поле ширше за ваш термінал. Праворуч воно продовжується так:)',
  onBoard: (list) => `На полі: ${list}.`,
  head: (cycle, phase, goal) => `Цикл ${cycle}, ${phase}. Для кінця гри: ${names.count.metropolis(goal)}.`,
  gods: 'Боги',
  creatures: { legendary: 'Істоти', classic: 'Істоти' },
  heroes: 'Герої',
  monuments: 'Монументи',
  order: 'Порядок',
  resting: (gods) => `відпочивають: ${gods}`,
  cards: (deck, discard) => `у колоді ${deck}, скинуто ${discard}`,
  top: (creature) => `зверху, знаєте лише ви: ${creature}`,
  heroPrice: (gold) => `${gold}, з Герою`,
  noMonuments: 'будувати вже нічого',
  standing: (list) => `збудовано: ${list}`,
  nobody: 'нікому',
  second: (who) => `${who} (2)`,
  done: 'готово',
  you: (who) => `${who} (ви)`,
  out: (who) => `${who} (вибув)`,
  columns: {
    team: 'ком.',
    gold: 'мон.',
    income: 'дохід',
    priestesses: 'жр.',
    philosophers: 'філос.',
    land: { legendary: 'суша', classic: 'остр.' },
    troops: 'заг.',
    fleets: 'флот.',
    metropolises: 'метроп.',
    built: 'споруди',
  },
  unfinished: (cycle, phase) => `Гра триває: цикл ${cycle}, ${phase}.`,
  won: (who, several, cycle) => `У циклі ${cycle} ${several ? 'перемагають' : 'перемагає'}: ${who}.`,
  eliminated: 'без суші',
};
