import type { God, View } from '@meltemi/engine';
import { questionsOf } from '../cards.ts';
import type { asking as english } from '../en/asking.ts';
import { plural } from '../plural.ts';
import { battlefield, joining, ownMarker, standsOn } from '../sentences.ts';
import { cards, creature, god, hero } from './cards.ts';
import { buildingOf, godOf, thePiece } from './cases.ts';
import { names } from './names.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (pierwszy znacznik)', ' (drugi znacznik)'][ownMarker(marker, seen)] ?? '';
}

const choose = plural('pl');

/** With several to put down. */
function rest(left: number): string {
  return left > 1 ? ` (pozostało: ${left})` : '';
}

/** Of a higher bid by a rival, or, if `who` is null, by another marker of one's own. */
export function thrownOut(who: string | null, god: God, amount: string): string {
  return who === null
    ? `Inny twój znacznik: ${amount} dla ${godOf[god]} – ten wyrzucono`
    : `${who}: ${amount} dla ${godOf[god]} – twój znacznik wyrzucono`;
}

export const asking: typeof english = {
  ...questionsOf(cards),
  settle: ({ round, first }) =>
    round === 2
      ? 'Wybierz swój trzeci obszar lądowy.'
      : first < 0
        ? 'Wybierz swój pierwszy obszar lądowy.'
        : 'Wybierz swój drugi obszar lądowy, na innej wyspie.',
  launch: ({ area }, n) => `${n.area(area)}: umieść flotę w sąsiadującym obszarze morskim.`,
  offer: ({ barred, marker }, n, seen) => {
    if (!barred) return `Wybierz boga i wysokość ofiary${which(marker, seen)}.`;
    const { who, amount } = standsOn(barred, n, seen);
    return `${thrownOut(who, barred, names.gold[n.edition](amount))}. Wybierz innego boga i wysokość ofiary${which(marker, seen)}.`;
  },
  // upkeep
  keep: 'Zatrzymaj stworzenia, każde za kapłankę, lub je odrzuć. Zatrzymane mogą się poruszyć o jeden obszar.',
  // a god's turn
  build: ({ building }) =>
    building
      ? `Wybierz pole budowy dla ${buildingOf[building]}.`
      : 'Wybierz budynek typu, którego jeszcze nie masz, i jego pole budowy.',
  place: ({ piece, left }, n) => `Wybierz, gdzie umieścić ${thePiece(piece, n.edition)}${rest(left)}.`,
  bonus: ({ piece, left }, n) =>
    `Premia metropolii: wybierz, gdzie umieścić ${thePiece(piece, n.edition)}${rest(left)}.`,
  moment: 'Poświęć herosa przed darmową akcją swojego boga lub przejdź dalej.',
  turn: ({ god: id }) => `${god[id]}: wybierz, co robisz, lub zakończ turę.`,
  'top-card': (_, n, seen) => {
    const card = seen.top?.card ? `: ${creature[seen.top.card]}` : '';
    return `Wierzchnia karta stworzenia${card}. Zagraj ją za ${names.gold[n.edition](1)} lub odłóż na wierzch.`;
  },
  join: (frame, n) => {
    const { who, to } = joining(frame);
    return `${hero[who]}: idzie z grupą (cel: ${n.area(to)}) czy zostaje?`;
  },
  voyage: ({ at, left }, n) => {
    const fields = `${left}\u00a0${choose(left, { one: 'pole', few: 'pola', many: 'pól', other: 'pól' })}`;
    return `Twoje floty: ${n.area(at)}. Płyń za darmo jeszcze ${left > 1 ? 'najwyżej ' : ''}o\u00a0${fields} albo się zatrzymaj.`;
  },
  // battle
  reroll: (_, n, seen) =>
    `Kości: atak ${seen.battle?.attackDie ?? 0}, obrona ${seen.battle?.defendDie ?? 0}. Przerzucić swoją za ${names.gold[n.edition](1)}?`,
  lose: (_, n, seen) => `Tracisz jedną jednostkę (${battlefield(n, seen)}). Wybierz którą.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Walcz dalej lub się wycofaj.';
    const { attacker, defender } = seen.battle;
    return `Bitwa (${battlefield(n, seen)}): atakuje ${n.faction(attacker)}, broni się ${n.faction(defender)}. Walcz dalej lub się wycofaj.`;
  },
  // metropolises and monuments
  'choose-raze': ({ gone }, n) => {
    const next = gone.length > 0;
    if (n.edition === 'classic') return `Wybierz ${next ? 'następną ' : ''}budowlę, która ustąpi metropolii.`;
    return `Wybierz ${next ? 'następny ' : ''}budynek, który ustąpi metropolii.`;
  },
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'Metropolia! Wybierz wyspę, na której stanie.' : 'Metropolia! Wybierz jej pole budowy.',
  demolish: ({ area }, n) => `Metropolia potrzebuje miejsca (${n.area(area)}). Wybierz budowlę, którą zburzysz.`,
  monuments: 'Wybuduj monument, zanim cztery budowle ustąpią metropolii, lub przejdź dalej.',
};
