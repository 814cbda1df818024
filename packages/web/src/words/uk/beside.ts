import type { beside as english } from '../en/beside.ts';
import { counted } from './names.ts';

/** до скількох? */
const upTo = counted('монети', 'монет', 'монет');

const buy = (name: string, gold: string) => `Купіть: ${name}, ${gold}`;

/** What the panels beside the board say. */
export const beside: typeof english = {
  creatures: { legendary: 'Істоти', classic: 'Істоти' },
  heroes: 'Герої',
  monuments: 'Монументи',
  noCard: 'порожньо',
  printed: (gold) => `Вартість: ${gold}`,
  yourPrice: (gold) => `Для вас: ${gold}`,
  buy: { legendary: buy, classic: buy },
  hire: (name, gold) => `Найміть: ${name}, ${gold}`,
  battle: 'Битва',
  sacrifice: 'Пожертва',
  needs: (buildings) => `Потрібно: ${buildings}`,
  heldBy: (name) => `Власник: ${name}`,

  players: 'Гравці',
  team: (members) => `Команда: ${members}`,
  bidsAs: (places) => `У порядку підношень: ${places}`,
  purse: (gold) => `Запас: ${gold}`,
  purseBounds: (least, most) => `Запас: від ${least} до ${upTo(most)}`,
  income: (gold) => `Дохід: ${gold}`,
  thinking: 'думає',
  out: 'поза грою',
  metropolises: (have, goal) => `Метрополії: ${have} з ${goal}`,
  philosophers: (have) => `Філософи: ${have} з 4`,
  buildings: (have) => `Споруди для наступної метрополії: ${have}`,
  none: 'немає',
  reserve: (troops, fleets) => `У резерві: ${troops}, ${fleets}`,
  figure: (name, area) => `${name} (${area})`,

  shrine: (hero) => `Метрополія на карті «${hero}»`,

  elsewhere: 'Ця партія триває в іншому вікні. Зігране тут не зберігається.',
  full: 'На пристрої бракує місця: партію не вдалося зберегти. Збережіть її у файл.',
};
