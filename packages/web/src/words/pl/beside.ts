import type { beside as english } from '../en/beside.ts';

/** What the panels beside the board say. */
export const beside: typeof english = {
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

  players: 'Gracze',
  team: (list) => `Drużyna: ${list}`,
  bidsAs: (places) => `W kolejności składania ofiar: ${places}`,
  purse: (gold) => `${gold} w puli`,
  purseBounds: (least, most) => `W puli od ${least} do ${most} złota`,
  income: (gold) => `Dochód ${gold}`,
  thinking: 'myśli',
  out: 'poza grą',
  metropolises: (have, goal) => `Metropolie: ${have} z ${goal}`,
  philosophers: (have) => `Filozofowie: ${have} z 4`,
  buildings: (have) => `Zebrane do następnej metropolii: ${have}`,
  none: 'brak',
  reserve: (troops, fleets) => `W rezerwie: ${troops}, ${fleets}`,
  figure: (name, area) => `${name} (${area})`,

  shrine: (hero) => `Metropolia na karcie (${hero})`,

  elsewhere: 'Ta rozgrywka toczy się dalej w innym oknie. To, co rozegrasz tutaj, nie zostanie zachowane.',
  full: 'Na tym urządzeniu zabrakło miejsca: nie można zachować rozgrywki. Zapisz ją do pliku.',
};
