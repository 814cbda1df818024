import type { God, View } from '@meltemi/engine';
import { questionsOf } from '../cards.ts';
import type { asking as english } from '../en/asking.ts';
import { plural } from '../plural.ts';
import { battlefield, joining, ownMarker, standsOn } from '../sentences.ts';
import { cards, creature, god, hero } from './cards.ts';
import { godTo, theBuilding, thePiece } from './cases.ts';
import { names } from './names.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (první sloup)', ' (druhý sloup)'][ownMarker(marker, seen)] ?? '';
}

const choose = plural('cs');

/** Of a higher bid by a rival, or, if `who` is null, by another marker of one's own. */
export function thrownOut(who: string | null, god: God, amount: string): string {
  return who === null
    ? `Jiný váš sloup daru: dar ${amount} ${godTo[god]} – tento je vykopnut`
    : `${who}: dar ${amount} ${godTo[god]} – váš sloup daru je vykopnut`;
}

export const asking: typeof english = {
  ...questionsOf(cards),
  settle: ({ round, first }) =>
    round === 2
      ? 'Zvolte svou třetí oblast pevniny.'
      : first < 0
        ? 'Zvolte svou první oblast pevniny.'
        : 'Zvolte svou druhou oblast pevniny, na jiném ostrově.',
  launch: ({ area }, n) => `${n.area(area)}: postavte loď do sousedící oblasti moře.`,
  offer: ({ barred, marker }, n, seen) => {
    if (!barred) return `Zvolte boha a výši daru${which(marker, seen)}.`;
    const { who, amount } = standsOn(barred, n, seen);
    return `${thrownOut(who, barred, names.gold[n.edition](amount))}. Zvolte jiného boha a výši daru${which(marker, seen)}.`;
  },
  // upkeep
  keep: 'Udržte si každého tvora za kněžku, nebo ho propusťte. Koho si udržíte, toho můžete přesunout o jednu oblast.',
  // a god's turn
  build: ({ building }) =>
    building
      ? `Zvolte staveniště pro ${theBuilding[building]}.`
      : 'Zvolte budovu, kterou ještě nemáte, a její staveniště.',
  place: ({ piece: kind, left }) => `Zvolte, kam umístit ${thePiece[kind]}${left > 1 ? ` (zbývá: ${left})` : ''}.`,
  bonus: ({ piece: kind, left }) =>
    `Bonus metropole: zvolte, kam umístit ${thePiece[kind]}${left > 1 ? ` (zbývá: ${left})` : ''}.`,
  moment: 'Obětujte hrdinu ještě před povinnou akcí svého boha, nebo pokračujte.',
  turn: ({ god: id }) => `${god[id]}: zvolte, co uděláte, nebo ukončete tah.`,
  'top-card': (_, n, seen) => {
    const card = seen.top?.card ? `: ${creature[seen.top.card]}` : '';
    return `Vrchní karta tvora${card}. Zahrajte ji za ${names.gold[n.edition](1)}, nebo ji vraťte.`;
  },
  join: (frame, n) => {
    const { who, to } = joining(frame);
    return `${hero[who]}: přidat se (cíl: ${n.area(to)}), nebo zůstat?`;
  },
  voyage: ({ at, left }, n) => {
    const fields = `${left}\u00a0${choose(left, { one: 'mořské pole', few: 'mořská pole', other: 'mořských polí' })}`;
    return `Vaše lodě: ${n.area(at)}. Plujte zdarma ještě ${left > 1 ? 'nejvýše ' : ''}o\u00a0${fields}, nebo zastavte.`;
  },
  // battle
  reroll: (_, n, seen) =>
    `Kostky: útok ${seen.battle?.attackDie ?? 0}, obrana ${seen.battle?.defendDie ?? 0}. Přehodíte svou za ${names.gold[n.edition](1)}?`,
  lose: (_, n, seen) => `Přicházíte o jednu jednotku (${battlefield(n, seen)}). Zvolte, o kterou.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Bojujte dál, nebo se stáhněte.';
    const { attacker, defender } = seen.battle;
    return `Bitva (${battlefield(n, seen)}), útočí ${n.faction(attacker)}, brání se ${n.faction(defender)}: bojujte dál, nebo se stáhněte.`;
  },
  // metropolises and monuments
  'choose-raze': ({ gone }) =>
    gone.length > 0 ? 'Zvolte další budovu, která ustoupí metropoli.' : 'Zvolte budovu, která ustoupí metropoli.',
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'Metropole! Zvolte ostrov, na kterém bude stát.' : 'Metropole! Zvolte její staveniště.',
  demolish: ({ area }, n) => `Metropole potřebuje místo (${n.area(area)}). Zvolte budovu, kterou odstraníte.`,
  monuments: 'Postavte monument dříve, než vaše čtyři budovy ustoupí metropoli, nebo pokračujte.',
};
