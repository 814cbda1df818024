import { counted } from '@meltemi/words/uk';
import type { replay as english } from '../en/replay.ts';

const moves = counted('крок', 'кроки', 'кроків');

export const replay: typeof english = {
  title: (names) => `Запис: ${names}`,
  partly: (n) => `Правильна частина запису: ${moves(n)}. Те, що далі, порушує правила, і його пропущено.`,
  details: 'Що не так',
  games: 'Усі партії',
  goOn: 'Продовжити',
  viewer: 'Чиїми очима',
  all: 'Усе відкрито',
  everybody: 'Що знають усі',
  unfinished: 'Гру ще не завершено: таємне залишається таємним.',
  controls: 'Запис',
  first: 'На початок',
  last: 'У кінець',
  back: 'На крок назад',
  forward: 'На крок уперед',
  cycleBack: 'На цикл назад',
  cycleForward: 'На цикл уперед',
  play: 'Відтворити',
  pause: 'Пауза',
  speed: 'Швидкість',
  speeds: { slow: 'Повільно', normal: 'Звичайно', fast: 'Швидко' },
  position: 'Місце в партії',
  at: (cycle, phase, move, all) => `${cycle}, ${phase}, крок ${move} з ${all}`,
  moves: (move, all) => `Крок ${move} з ${all}`,
  tabs: { gods: 'Боги', players: 'Гравці', log: 'Журнал' },
  panels: 'Поруч із полем',
  copyLink: 'Копіювати посилання на цей крок',
  copied: 'Скопійовано',
  opening: 'Гра починається.',
};
