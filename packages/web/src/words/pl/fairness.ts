import { plural } from '@meltemi/words';
import type { fairness as english } from '../en/fairness.ts';

const choose = plural('pl');
const played = (n: number): string =>
  `${n}\u00a0${choose(n, { one: 'rozgrywka', few: 'rozgrywki', many: 'rozgrywek', other: 'rozgrywek' })} botów`;
const nobody = { start: 'żadne miejsce przy stole', turn: 'żadne miejsce w kolejności' } as const;

export const fairness: typeof english = {
  how: 'W tle średnio silne boty rozgrywają na tej planszy partie między sobą.',
  measuring: 'Trwa sprawdzanie, czy szanse są równe…',
  failed: 'Na tym urządzeniu nie udało się sprawdzić, czy szanse są równe.',
  fair: (by, most, games) =>
    `Jak dotąd równe szanse: ${nobody[by]} nie daje przewagi większej niż ok. ${most} pkt proc. (${played(games)}).`,
  open: (by, most, games) =>
    `Na razie nic nie wskazuje na nierówne szanse: ${nobody[by]} nie daje przewagi większej niż ok. ${most} pkt proc. (${played(games)}).`,
  unfair: (side, share, margin, fair, games) =>
    `Jak dotąd szanse nie są równe. ${side}: ${share}% zwycięstw ± ${margin} (po równo: ${fair}%; ${played(games)}).`,
  place: (n) => `Miejsce ${n} w kolejności`,
};
