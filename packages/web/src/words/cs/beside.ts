import type { beside as english } from '../en/beside.ts';
import { outOf } from './out-of.ts';

const buy = (name: string, gold: string) => `Uplaťte za ${gold}: ${name}`;

/** What the panels beside the board say. */
export const beside: typeof english = {
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

  players: 'Hráči',
  team: (names) => `Tým: ${names}`,
  bidsAs: (places) => `V pořadí nabízení darů: ${places}`,
  purse: (gold) => `${gold} v zásobě`,
  purseBounds: (least, most) => `${least} až ${most}\u00a0ZL v zásobě`,
  income: (gold) => `Příjem ${gold}`,
  thinking: 'přemýšlí',
  out: 'mimo hru',
  metropolises: (have, goal) => `${outOf(have, goal)}\u00a0metropolí`,
  philosophers: (have) => `${outOf(have, 4)}\u00a0filozofů`,
  buildings: (have) => `Budovy pro příští metropoli: ${have}`,
  none: 'žádné',
  reserve: (troops, fleets) => `V zásobě: ${troops}, ${fleets}`,
  figure: (name, area) => `${name} (${area})`,
  shrine: (hero) => `Metropole na kartě (${hero})`,

  elsewhere: 'Tato partie pokračuje v jiném okně. Co odehrajete zde, se neuloží.',
  full: 'Na tomto zařízení už není místo: partii nelze uložit. Uložte ji do souboru.',
};
