import type { God, View } from '@meltemi/engine';
import { questionsOf } from '../cards.ts';
import { type Asking, battlefield, joining, ownMarker, standsOn } from '../sentences.ts';
import { cards, creature, god, hero } from './cards.ts';
import { names, within } from './names.ts';
import { pieces } from './pieces.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (first marker)', ' (second marker)'][ownMarker(marker, seen)] ?? '';
}

const { piece } = names;

/** Of a higher bid by a rival, or, if `who` is null, by another marker of one's own. */
export function thrownOut(who: string | null, god: God, amount: string): string {
  return who === null
    ? `Your other marker bids ${amount} on ${cards.god[god].name}: this one is out`
    : `${who} bids ${amount} on ${cards.god[god].name}: you are out`;
}

export const asking: Asking = {
  ...questionsOf(cards),
  settle: ({ round, first }) =>
    round === 2
      ? 'Choose your third land area.'
      : first < 0
        ? 'Choose your first land area.'
        : 'Choose your second land area, on another island.',
  launch: ({ area }, n) => `Put a fleet into the sea next to ${n.area(area)}.`,
  offer: ({ barred, marker }, n, seen) => {
    if (!barred) return `Choose a god and how much to offer${which(marker, seen)}.`;
    const { who, amount } = standsOn(barred, n, seen);
    return `${thrownOut(who, barred, names.gold[n.edition](amount))}. Choose another god and how much to offer${which(marker, seen)}.`;
  },
  // upkeep
  keep: 'Keep your creatures for a priestess each, or let them go. Those you keep may move one area.',
  // a god's turn
  build: ({ building }) =>
    building
      ? `Choose a site for the ${cards.building[building].name}.`
      : 'Choose a building you do not have yet, and its site.',
  place: ({ piece: kind, left }, n) =>
    `Choose where to put ${left > 1 ? 'the next of ' : ''}${pieces(kind, left, n.edition)}.`,
  bonus: ({ piece: kind, left }) => `The metropolis gives you ${piece[kind](left)}: choose where to put one.`,
  moment: 'Sacrifice a hero before your god’s free action, or go on.',
  turn: ({ god: id }) => `${god[id]}: choose what to do, or end your turn.`,
  'top-card': (_, n, seen) => {
    const card = seen.top?.card ? `: ${creature[seen.top.card]}` : '';
    return `Top creature card${card}. Play it for ${names.gold[n.edition](1)}, or put it back.`;
  },
  join: (frame, n) => {
    const { who, to } = joining(frame);
    return `${hero[who]}: come along to ${n.area(to)}, or stay?`;
  },
  voyage: ({ at, left }, n) =>
    left === 1
      ? `Your fleets are at ${n.area(at)}. Sail one more field for free, or stop.`
      : `Your fleets are at ${n.area(at)}. Sail up to ${left} more fields for free, or stop.`,
  // battle
  reroll: (_, n, seen) =>
    `Dice: attack ${seen.battle?.attackDie ?? 0}, defence ${seen.battle?.defendDie ?? 0}. Roll yours again for ${names.gold[n.edition](1)}?`,
  lose: (_, n, seen) => `You lose one unit at ${battlefield(n, seen)}. Choose which.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Fight on, or withdraw.';
    const { attacker, defender } = seen.battle;
    return `Battle at ${battlefield(n, seen)}, ${within(n.faction(attacker))} against ${within(n.faction(defender))}: fight on, or withdraw.`;
  },
  // metropolises and monuments
  'choose-raze': ({ gone }) =>
    gone.length > 0
      ? 'Choose the next building to remove for the metropolis.'
      : 'Choose a building to remove for the metropolis.',
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'A metropolis! Choose the isle it stands on.' : 'A metropolis! Choose its site.',
  demolish: ({ area }, n) => `The metropolis on ${n.area(area)} needs room. Choose a building to remove.`,
  monuments: 'Build a monument before your four buildings go for the metropolis, or go on.',
};
