import type { battle as english } from '../en/battle.ts';

const percents = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 });

/** A battle under way. */
export const battle: typeof english = {
  title: (area) => `Bitwa: ${area}`,
  side: {
    legendary: { attacker: 'Napastnik', defender: 'Obrońca' },
    classic: { attacker: 'Atakujący', defender: 'Obrońca' },
  },
  die: { legendary: 'Kość bitwy', classic: 'Kość specjalna' },
  walls: 'Fortece i porty',
  strength: 'Siła',
  notRolled: 'przed rzutem',
  lastRound: 'Ostatnia runda:',
  odds: (attacker, win, nobody, defender, hold) =>
    `Jeśli obie strony będą walczyć do końca: ${attacker} ${percents.format(win)}, nikt nie zostanie ${percents.format(nobody)}, ${defender} ${percents.format(hold)}.`,
};
