import { plural } from '@meltemi/words';
import type { fairness as english } from '../en/fairness.ts';

const choose = plural('cs');
const played = (n: number): string =>
  `${n}\u00a0${choose(n, { one: 'hra', few: 'hry', many: 'her', other: 'her' })} botů`;
const nobody = { start: 'žádné místo u stolu', turn: 'žádné místo v pořadí tahů' } as const;

export const fairness: typeof english = {
  how: 'Na pozadí tu mezi sebou hrají středně silní boti.',
  measuring: 'Zjišťuje se, zda jsou šance vyrovnané…',
  failed: 'Zda jsou šance vyrovnané, se tu nepodařilo zjistit.',
  fair: (by, most, games) =>
    `Zatím vyrovnané šance: ${nobody[by]} nemá výhodu větší než asi ${most} p.\u00a0b. (${played(games)}).`,
  open: (by, most, games) =>
    `Zatím nic nesvědčí o nevyrovnaných šancích: ${nobody[by]} nemá výhodu větší než asi ${most} p.\u00a0b. (${played(games)}).`,
  unfair: (side, share, margin, fair, games) =>
    `Zatím šance nejsou vyrovnané. ${side}: ${share}\u00a0% výher ± ${margin} (rovným dílem: ${fair}\u00a0%; ${played(games)}).`,
  place: (n) => `${n}. místo v pořadí tahů`,
};
