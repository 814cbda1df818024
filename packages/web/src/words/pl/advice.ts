import type { advice as english } from '../en/advice.ts';

const percent = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 });

export const advice: typeof english = {
  own: {
    victory: 'Przybliża cię do zwycięstwa.',
    metropolis: 'Przybliża cię do metropolii.',
    buildings: 'Pomaga ci w budowaniu.',
    philosophers: 'Pomaga ci zdobywać filozofów.',
    heroes: 'Daje ci więcej pożytku z herosów.',
    money: 'Poprawia stan twojego złota i dochodu.',
    priestesses: 'Ułatwia ci opłacanie ofiar.',
    land: 'Daje ci więcej lądu i miejsca na budowę.',
    army: 'Wzmacnia twoje siły na lądzie i na morzu.',
    attack: 'Daje ci lepszą pozycję do ataku.',
    defence: 'Lepiej chroni cię przed atakami.',
    order: 'Daje ci lepsze miejsce w kolejności składania ofiar.',
    god: 'Daje ci lepszą pozycję u bogów.',
  },
  against: {
    victory: (who) => `Oddala od zwycięstwa: ${who}.`,
    metropolis: (who) => `Oddala od metropolii: ${who}.`,
    buildings: (who) => `Utrudnia budowanie: ${who}.`,
    philosophers: (who) => `Utrudnia zdobywanie filozofów: ${who}.`,
    heroes: (who) => `Zmniejsza pożytek z herosów: ${who}.`,
    money: (who) => `Pogarsza stan złota i dochodu: ${who}.`,
    priestesses: (who) => `Utrudnia opłacanie ofiar: ${who}.`,
    land: (who) => `Odbiera ląd i miejsce na budowę: ${who}.`,
    army: (who) => `Osłabia siły na lądzie i na morzu: ${who}.`,
    attack: (who) => `Pogarsza pozycję do ataku: ${who}.`,
    defence: (who) => `Osłabia obronę przed atakami: ${who}.`,
    order: (who) => `Pogarsza miejsce w kolejności składania ofiar: ${who}.`,
    god: (who) => `Pogarsza pozycję u bogów: ${who}.`,
  },
  chance: (share) => `Szansa na zwycięstwo: ${percent.format(share)}`,
};
