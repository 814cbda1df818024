import { counted } from '@meltemi/words/uk';
import type { players as english } from '../en/players.ts';

/** до скількох? */
const upTo = counted('монети', 'монет', 'монет');

/** The players and what they have. */
export const players: typeof english = {
  players: 'Гравці',
  team: (members) => `Команда: ${members}`,
  bidsAs: (places) => `У порядку підношень: ${places}`,
  purse: (gold) => `Запас: ${gold}`,
  holdPurse: 'Тримайте: монети',
  /** Beside the reader's own name. */
  you: 'ви',
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
  askSacrifices: 'Питати про жертву героя перед кожною дією',
  askSacrificesHint: 'Інакше про неї питають лише тоді, коли ви обираєте, що робити у своєму ході.',
};
