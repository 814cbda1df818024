import type { View } from '@meltemi/engine';
import { type Asking, type Choice, ownMarker, whose } from '../say.ts';
import { names } from './names.ts';

const { god, piece } = names;

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (first marker)', ' (second marker)'][ownMarker(marker, seen)];
}

const asking: Pick<Asking, 'settle' | 'launch' | 'offer'> = {
  settle: ({ round, first }) =>
    round === 2
      ? 'Choose your third land area.'
      : first < 0
        ? 'Choose your first land area.'
        : 'Choose your second land area, on another island.',
  launch: ({ area }, n) => `Put a fleet into the sea next to ${n.area(area)}.`,
  offer: ({ barred, marker }, _, seen) =>
    barred
      ? `Thrown out from ${god[barred]}: choose another god and how much to offer${which(marker, seen)}.`
      : `Choose a god and how much to offer${which(marker, seen)}.`,
};

const choice: Pick<Choice, 'settle' | 'place' | 'bid'> = {
  settle: (m, n) => `Settle on ${n.area(m.area)}`,
  place: (m, n, seen) => `${piece[m.piece](1)} to ${n.area(m.area)}${whose(m.area, n, seen)}`,
  bid: (m, n) =>
    m.god === 'apollo' ? 'Go to Apollo, for free' : `Offer ${names.gold[n.edition](m.amount)} to ${god[m.god]}`,
};

const group = {
  settle: 'Settle',
  place: 'Place',
  bid: 'Offerings',
};

/** What is asked and answered in set-up and auction, before more is said. */
export const opening = { asking, choices: { choice, group: { legendary: group, classic: group } } };
