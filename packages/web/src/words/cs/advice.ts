import type { advice as english } from '../en/advice.ts';

const percent = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 });

/** Rivals come as `name: fact`, since one or several may be named. */
export const advice: typeof english = {
  own: {
    victory: 'Přiblíží vás to k vítězství.',
    metropolis: 'Přiblíží vás to k metropoli.',
    buildings: 'Posune vás to dál s budovami.',
    philosophers: 'Posune vás to dál s filozofy.',
    heroes: 'Budete na tom lépe s hrdiny.',
    money: 'Budete na tom lépe se zlaťáky a příjmem.',
    priestesses: 'Budete na tom lépe při placení darů.',
    land: 'Budete na tom lépe s pevninou a místem na stavbu.',
    army: 'Budete na tom lépe s vojáky, loděmi a tvory.',
    attack: 'Získáte lepší pozici k útoku.',
    defence: 'Lépe vás to ochrání před útoky.',
    order: 'Získáte lepší místo v pořadí nabízení darů.',
    god: 'Získáte lepší místo u bohů.',
  },
  against: {
    victory: (who) => `${who}: delší cesta k vítězství.`,
    metropolis: (who) => `${who}: delší cesta k metropoli.`,
    buildings: (who) => `${who}: zdržení s budovami.`,
    philosophers: (who) => `${who}: zdržení s filozofy.`,
    heroes: (who) => `${who}: horší pozice s hrdiny.`,
    money: (who) => `${who}: horší vyhlídky na zlaťáky a příjem.`,
    priestesses: (who) => `${who}: horší pozice při placení darů.`,
    land: (who) => `${who}: méně pevniny a místa na stavbu.`,
    army: (who) => `${who}: horší pozice s vojáky, loděmi a tvory.`,
    attack: (who) => `${who}: horší pozice k útoku.`,
    defence: (who) => `${who}: slabší ochrana před útoky.`,
    order: (who) => `${who}: horší místo v pořadí nabízení darů.`,
    god: (who) => `${who}: horší místo u bohů.`,
  },
  chance: (share) => `Šance na výhru: ${percent.format(share)}`,
};
