import type { advice as english } from '../en/advice.ts';

const percent = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 0 });

export const advice: typeof english = {
  own: {
    victory: 'Це наближає вас до перемоги.',
    metropolis: 'Це наближає вас до метрополії.',
    buildings: 'Це допомагає вам зі спорудами.',
    philosophers: 'Це допомагає вам із філософами.',
    heroes: 'Це допомагає вам із героями.',
    money: 'Це допомагає вам із монетами й доходом.',
    priestesses: 'Підношення обійдуться вам дешевше.',
    land: 'Це дає вам більше землі й місця для споруд.',
    army: 'Це посилює ваші загони, флотилії та істот.',
    attack: 'Це дає вам зручнішу позицію для атаки.',
    defence: 'Це краще захищає вас від атак.',
    order: 'Це дає вам краще місце в порядку підношень.',
    god: 'Це дає вам краще місце серед богів.',
  },
  against: {
    victory: (who) => `${who}: до перемоги стане далі.`,
    metropolis: (who) => `${who}: до метрополії стане далі.`,
    buildings: (who) => `${who}: зі спорудами буде важче.`,
    philosophers: (who) => `${who}: з філософами буде важче.`,
    heroes: (who) => `${who}: з героями стане гірше.`,
    money: (who) => `${who}: з монетами й доходом стане гірше.`,
    priestesses: (who) => `${who}: підношення обійдуться дорожче.`,
    land: (who) => `${who}: менше землі й місця для споруд.`,
    army: (who) => `${who}: слабші загони, флотилії чи істоти.`,
    attack: (who) => `${who}: гірша позиція для атаки.`,
    defence: (who) => `${who}: слабший захист від атак.`,
    order: (who) => `${who}: гірше місце в порядку підношень.`,
    god: (who) => `${who}: гірше місце серед богів.`,
  },
  chance: (share) => `Шанс на перемогу: ${percent.format(share)}`,
};
