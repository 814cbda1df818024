import type { board as english } from '../en/board.ts';

export const board: typeof english = {
  title: 'Herní plán',
  keys: 'Šipkami přecházíte z oblasti do oblasti, klávesou Page Down na další, kterou lze zvolit. Enter ji zvolí. Plus a minus přibližují a oddalují, nula ukáže celý plán, Shift se šipkami ho posouvá.',
};
