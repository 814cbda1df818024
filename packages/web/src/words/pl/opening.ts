import type { View } from '@meltemi/engine';
import type { opening as english } from '../en/opening.ts';
import { ownMarker, whose } from '../say.ts';
import { godOf, godTo, onePiece } from './cases.ts';
import { names } from './names.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (pierwszy znacznik)', ' (drugi znacznik)'][ownMarker(marker, seen)];
}

const asking: (typeof english)['asking'] = {
  settle: ({ round, first }) =>
    round === 2
      ? 'Wybierz swój trzeci obszar lądowy.'
      : first < 0
        ? 'Wybierz swój pierwszy obszar lądowy.'
        : 'Wybierz swój drugi obszar lądowy, na innej wyspie.',
  launch: ({ area }, n) => `${n.area(area)}: umieść flotę w sąsiadującym obszarze morskim.`,
  offer: ({ barred, marker }, _, seen) =>
    barred
      ? `Twój znacznik wyrzucono od ${godOf[barred]}: wybierz innego boga i wysokość ofiary${which(marker, seen)}.`
      : `Wybierz boga i wysokość ofiary${which(marker, seen)}.`,
};

const choice: (typeof english)['choices']['choice'] = {
  settle: (m, n) => `Zajmij: ${n.area(m.area)}`,
  place: (m, n, seen) => `${onePiece(m.piece, n.edition)} → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  bid: (m, n) =>
    m.god === 'apollo' ? 'Idź do Apolla, za darmo' : `Ofiaruj ${names.gold[n.edition](m.amount)} ${godTo[m.god]}`,
};

const group = {
  settle: 'Zajęcie obszaru',
  place: 'Umieszczenie',
  bid: 'Ofiary',
};

/** What is asked and answered in set-up and auction, before more is said. */
export const opening: typeof english = { asking, choices: { choice, group: { legendary: group, classic: group } } };
