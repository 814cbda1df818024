import type { tracks as english } from '../en/tracks.ts';

/** Creatures, heroes and monuments on their tracks. */
export const tracks: typeof english = {
  creatures: { legendary: 'Stworzenia', classic: 'Stwory' },
  heroes: 'Herosi',
  monuments: 'Monumenty',
  noCard: 'puste',
  printed: (gold) => `Koszt: ${gold}`,
  yourPrice: (gold) => `Dla ciebie: ${gold}`,
  buy: {
    legendary: (name, gold) => `Kup za ${gold}: ${name}`,
    classic: (name, gold) => `Wezwij za ${gold}: ${name}`,
  },
  hire: (name, gold) => `Zrekrutuj za ${gold}: ${name}`,
  battle: 'Bitwa',
  sacrifice: 'Poświęcenie',
  needs: (buildings) => `Budowle: ${buildings}`,
  heldBy: (name) => `Właściciel: ${name}`,
};
