import type { View } from '@meltemi/engine';
import type { opening as english } from '../en/opening.ts';
import { ownMarker, whose } from '../say.ts';
import { godOf, godTo } from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (první sloup)', ' (druhý sloup)'][ownMarker(marker, seen)];
}

const asking: (typeof english)['asking'] = {
  settle: ({ round, first }) =>
    round === 2
      ? 'Zvolte svou třetí oblast pevniny.'
      : first < 0
        ? 'Zvolte svou první oblast pevniny.'
        : 'Zvolte svou druhou oblast pevniny, na jiném ostrově.',
  launch: ({ area }, n) => `${n.area(area)}: postavte loď do sousedící oblasti moře.`,
  offer: ({ barred, marker }, _, seen) =>
    barred
      ? `Váš sloup daru je vykopnut od ${godOf[barred]}: zvolte jiného boha a výši daru${which(marker, seen)}.`
      : `Zvolte boha a výši daru${which(marker, seen)}.`,
};

const choice: (typeof english)['choices']['choice'] = {
  settle: (m, n) => `Osídlete: ${n.area(m.area)}`,
  place: (m, n, seen) => `${piece[m.piece](1)} → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  bid: (m, n) =>
    m.god === 'apollo' ? 'Jděte zdarma k Apollónovi' : `Nabídněte ${names.gold[n.edition](m.amount)} ${godTo[m.god]}`,
};

const group = {
  settle: 'Rozmísťování',
  place: 'Umístění',
  bid: 'Dary bohům',
};

/** What is asked and answered in set-up and auction, before more is said. */
export const opening: typeof english = { asking, choices: { choice, group: { legendary: group, classic: group } } };
