import type { threats as english } from '../en/threats.ts';

/** Who can win this cycle, and what of one’s own can be attacked. */
export const threats: typeof english = {
  holdsGoal: (name) => `${name}: dość metropolii do zwycięstwa, jeśli nic się nie zmieni.`,
  canWin: (name) => `${name}: możliwe zwycięstwo w tym cyklu.`,
  oneShort: (name) => `${name}: brakuje jednej metropolii, a w tym cyklu będą jeszcze akcje.`,
  exposed: (area, names) => `Twoja metropolia (${area}) jest zagrożona. Może zaatakować: ${names}.`,
  way: {
    set: {
      legendary: (gods) => `Wszystkie cztery budynki (${gods})`,
      classic: (gods) => `Wszystkie cztery budowle (${gods})`,
    },
    philosophers: (god) => `Czterech filozofów (${god})`,
    conquest: (area) => `Metropolia w zasięgu: ${area}`,
    hero: (hero) => `Poświęcenie: ${hero}`,
  },
};
