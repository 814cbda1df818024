import type { threats as english } from '../en/threats.ts';

const set = (gods: string) => `Všechny čtyři budovy (${gods})`;

/** Who can win this cycle, and what of one’s own can be attacked. */
export const threats: typeof english = {
  holdsGoal: (name) => `${name}: dost metropolí na vítězství, pokud se nic nezmění.`,
  canWin: (name) => `${name}: možné vítězství v této epoše.`,
  oneShort: (name) => `${name}: chybí jedna metropole a tah v této epoše teprve přijde.`,
  exposed: (area, names) => `Vaše metropole (${area}) je v ohrožení. Zaútočit může: ${names}.`,
  way: {
    set: { legendary: set, classic: set },
    philosophers: (god) => `Čtyři filozofové (${god})`,
    conquest: (area) => `Metropole na dosah: ${area}`,
    hero: (hero) => `Sebeobětování: ${hero}`,
  },
};
