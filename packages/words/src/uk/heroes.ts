import type { HeroCards, Inflected } from '../cards.ts';
import { battlefield } from '../sentences.ts';

export const heroes: Inflected<HeroCards, 'genitive' | 'accusative' | 'instrumental'> = {
  croesus: {
    name: 'Крез',
    genitive: 'Креза',
    accusative: 'Креза',
    instrumental: 'Крезом',
    battle: 'Заплатіть 1\u00a0монету, щоб перекинути свій кубик, скільки завгодно разів.',
    sacrifice: 'Заплатіть 15\u00a0монет за метрополію.',
  },
  hector: {
    name: 'Гектор',
    genitive: 'Гектора',
    accusative: 'Гектора',
    instrumental: 'Гектором',
    battle: 'Коли загони вторгаються в його зону, ви знищуєте один із них перед битвою.',
    sacrifice: 'Обміняйте двох жриць на філософа, скільки завгодно разів.',
    asks: {
      hector: (_, n, seen) => `Гектор бʼє першим (${battlefield(n, seen)}): виберіть загін, який він знищить.`,
      'hector-swaps': 'Гектор: обміняти ще двох жриць на філософа?',
    },
  },
  helen: {
    name: 'Єлена',
    genitive: 'Єлени',
    accusative: 'Єлену',
    instrumental: 'Єленою',
    battle: 'Ваш кубик завжди дає 2.',
    sacrifice: 'Вилучіть дві пари базових споруд двох типів заради метрополії.',
  },
  jason: {
    name: 'Ясон',
    genitive: 'Ясона',
    accusative: 'Ясона',
    instrumental: 'Ясоном',
    battle: 'Під час переміщення героя ворожі флотилії для нього — як ваші.',
    sacrifice: 'Якщо на полі всі вісім ваших флотилій — метрополія.',
  },
  ajax: {
    name: 'Аякс',
    genitive: 'Аякса',
    accusative: 'Аякса',
    instrumental: 'Аяксом',
    battle: 'Бойова сила 2.',
    sacrifice: 'Якщо у вас щонайменше сім сухопутних зон — метрополія.',
  },
  pandora: {
    name: 'Пандора',
    genitive: 'Пандори',
    accusative: 'Пандору',
    instrumental: 'Пандорою',
    battle: 'Ворожі загони найманців перед битвою назавжди переходять на її бік.',
    sacrifice: 'Використайте жертовне вміння героя із секції.',
  },
  penthesilea: {
    name: 'Пентесілея',
    genitive: 'Пентесілеї',
    accusative: 'Пентесілею',
    instrumental: 'Пентесілеєю',
    battle: 'Нічия в раунді — ваша перемога.',
    sacrifice: 'Будуючи метрополію, покладіть її на карту Пентесілеї: там її ніхто не може атакувати.',
  },
  odysseus: {
    name: 'Одіссей',
    genitive: 'Одіссея',
    accusative: 'Одіссея',
    instrumental: 'Одіссеєм',
    battle: 'У нападі ігнорує фортеці.',
    sacrifice: 'Вилучіть три базові споруди одного типу заради метрополії.',
  },
  perseus: {
    name: 'Персей',
    genitive: 'Персея',
    accusative: 'Персея',
    instrumental: 'Персеєм',
    battle: 'Загони з ним, які мали б бути знищені, можуть відступити. Він сам та інші герої — ні.',
    sacrifice:
      'Перемістіть групу своїх загонів і героїв з однієї сухопутної зони в будь-яку іншу. Медуза цього не дозволяє.',
    asks: {
      'perseus-leads': 'Персей: виберіть групу й зону, куди вона перейде.',
    },
  },
};
