import { type ClassicGod, cardPrice } from './classic-god.ts';

/** CL-ATHENA Philosopher, one more for 4 GP; university. */
export const athena: ClassicGod = {
  extra: 'philosopher',
  prices: [0, 4],
  price: cardPrice,
  building: 'university',
};
