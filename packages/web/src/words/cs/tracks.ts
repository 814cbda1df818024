import type { tracks as english } from '../en/tracks.ts';

const buy = (name: string, gold: string) => `Uplaťte za ${gold}: ${name}`;

/** Creatures, heroes and monuments on their tracks. */
export const tracks: typeof english = {
  creatures: { legendary: 'Tvorové', classic: 'Tvorové' },
  heroes: 'Hrdinové',
  monuments: 'Monumenty',
  noCard: 'prázdné',
  printed: (gold) => `Cena: ${gold}`,
  yourPrice: (gold) => `Pro vás: ${gold}`,
  buy: { legendary: buy, classic: buy },
  hire: (name, gold) => `Naverbujte za ${gold}: ${name}`,
  battle: 'Bitva',
  sacrifice: 'Sebeobětování',
  needs: (buildings) => `Budovy: ${buildings}`,
  heldBy: (name) => `Drží ${name}`,
};
