import type { God, View } from '@meltemi/engine';
import type { asking as english } from '../en/asking.ts';
import type { Naming } from '../naming.ts';
import { plural } from '../plural.ts';
import { joining, lair, ownMarker, standsOn } from '../sentences.ts';
import { godTo, theBuilding, theCard, thePiece } from './cases.ts';
import { names } from './names.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (první sloup)', ' (druhý sloup)'][ownMarker(marker, seen)] ?? '';
}

const { god, creature, hero } = names;
const choose = plural('cs');

/** Where the battle is, in brackets. */
function field(seen: View, n: Naming): string {
  return seen.battle ? ` (${n.area(seen.battle.area)})` : '';
}

/** The land area or isle somebody goes to. */
function home(n: Naming): string {
  return n.edition === 'classic' ? 'ostrov, na který přijde' : 'oblast pevniny, do které přijde';
}

/** Of a rival's higher bid. */
export function thrownOut(who: string, god: God, amount: string): string {
  return `${who}: dar ${amount} ${godTo[god]} – váš sloup daru je vykopnut`;
}

export const asking: typeof english = {
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
  keep: () =>
    'Udržte si každého tvora za kněžku, nebo ho propusťte. Koho si udržíte, toho můžete přesunout o jednu oblast.',
  // a god's turn
  build: ({ building }) =>
    building
      ? `Zvolte staveniště pro ${theBuilding[building]}.`
      : 'Zvolte budovu, kterou ještě nemáte, a její staveniště.',
  place: ({ piece: kind, left }) => `Zvolte, kam umístit ${thePiece[kind]}${left > 1 ? ` (zbývá: ${left})` : ''}.`,
  bonus: ({ piece: kind, left }) =>
    `Bonus metropole: zvolte, kam umístit ${thePiece[kind]}${left > 1 ? ` (zbývá: ${left})` : ''}.`,
  moment: () => 'Obětujte hrdinu ještě před povinnou akcí svého boha, nebo pokračujte.',
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
  hector: (_, n, seen) => `${hero.hector} udeří jako první${field(seen, n)}: zvolte vojáka, kterého zničí.`,
  reroll: (_, n, seen) =>
    `Kostky: útok ${seen.battle?.attackDie ?? 0}, obrana ${seen.battle?.defendDie ?? 0}. Přehodíte svou za ${names.gold[n.edition](1)}?`,
  lose: (_, n, seen) => `Přicházíte o jednu jednotku${field(seen, n)}. Zvolte, o kterou.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Bojujte dál, nebo se stáhněte.';
    const { attacker, defender } = seen.battle;
    return `Bitva${field(seen, n)}, útočí ${n.faction(attacker)}, brání se ${n.faction(defender)}: bojujte dál, nebo se stáhněte.`;
  },
  lighthouse: () => 'Velký Poseidónův maják může vaši loď zachránit. Zvolte, kam popluje, nebo ji nezachraňujte.',
  // metropolises and monuments
  'choose-raze': ({ gone }) =>
    gone.length > 0 ? 'Zvolte další budovu, která ustoupí metropoli.' : 'Zvolte budovu, která ustoupí metropoli.',
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'Metropole! Zvolte ostrov, na kterém bude stát.' : 'Metropole! Zvolte její staveniště.',
  demolish: ({ area }, n) => `Metropole potřebuje místo (${n.area(area)}). Zvolte budovu, kterou odstraníte.`,
  monuments: () => 'Postavte monument dříve, než vaše čtyři budovy ustoupí metropoli, nebo pokračujte.',
  'naval-academy': ({ area }, n) => `Námořní akademie (${n.area(area)}): zvolte, kam přijde její loď.`,
  // creatures
  harpy: () => `${creature.harpy}: zvolte vojáka, kterého zničí.`,
  gryphon: () => `${creature.gryphon}: zvolte, komu ukradnete polovinu zlaťáků.`,
  griffon: () => `${creature.griffon}: zvolte, komu ukradnete polovinu zlaťáků.`,
  giant: (_, n) =>
    n.edition === 'classic'
      ? `${creature.giant}: zvolte budovu, kterou zničí.`
      : `${creature.giant}: zvolte námezdní vojáky, kteří k vám přejdou.`,
  'giant-share': ({ left }) =>
    `${creature.giant}: zvolte, kam umístit ${thePiece.mercenary}${left > 1 ? ` (zbývá: ${left})` : ''}.`,
  dryad: (_, n) => `${creature.dryad}: zvolte, komu ukradnete ${theCard[n.edition].priestess}.`,
  cyclops: () => `${creature.cyclops}: zvolte svou budovu a typ, za který ji vyměníte.`,
  charon: () => `${creature.charon}: zvolte svého hrdinu a hrdinu ze stupnice, za kterého ho vyměníte.`,
  pegasus: () => `${creature.pegasus}: zvolte, kdo poletí a kam.`,
  satyr: () => `${creature.satyr}: zvolte, komu ukradnete filozofa.`,
  siren: () => `${creature.siren}: zvolte osamocenou loď, kterou nahradíte svou.`,
  'siren-lends': ({ area }, n) =>
    `${creature.siren}: v zásobě už nemáte loď. Zvolte jednu z plánu (cíl: ${n.area(area)}).`,
  sphinx: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sphinx}: prodejte, co chcete, vždy po ${names.gold[n.edition](2)}, potom skončete.`
      : `${creature.sphinx}: zvolte, kterého z dobraných tvorů zahrajete.`,
  sylph: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sylph}: deset kroků zdarma pro vaše lodě. Zvolte první.`
      : `${creature.sylph}: zvolte dvě oblasti moře, jejichž lodě si vymění místa.`,
  'sylph-sails': ({ left }) => `${creature.sylph}: plujte dál, nebo skončete (kroky zdarma: ${left}).`,
  chimera: () => `${creature.chimera}: zvolte odhozeného tvora, kterého zahrajete.`,
  cerberus: () => `${creature.cerberus}: zvolte jeho oblast pevniny.`,
  hydra: () => `${creature.hydra}: zvolte její oblast.`,
  'hydra-feeds': () => `${creature.hydra}: zvolte loď nebo vojáka ke zničení.`,
  polyphemus: (_, n) => `${creature.polyphemus}: zvolte ${home(n)}.`,
  'polyphemus-pushes': () => `${creature.polyphemus}: přesuňte loď z nepřístupného moře.`,
  medusa: (_, n) => `${creature.medusa}: zvolte ${home(n)}.`,
  minotaur: (_, n) =>
    n.edition === 'classic'
      ? `${creature.minotaur}: zvolte jeho ostrov.`
      : `${creature.minotaur}: zvolte jednu svou oblast pevniny.`,
  chiron: () => `${creature.chiron}: zvolte ostrov, který bude chránit.`,
  kraken: (_, n) => `${creature.kraken}: zvolte jeho ${names.area[n.edition].sea}.`,
  'kraken-swims': (_, n, seen) =>
    `${creature.kraken}, ${lair('kraken', n, seen)}: plujte dál, každé mořské pole za ${names.gold[n.edition](1)}, nebo zůstaňte.`,
  // sacrifices
  'hector-swaps': () => `${hero.hector}: vyměníte další dvě kněžky za filozofa?`,
  'perseus-leads': () => `${hero.perseus}: zvolte skupinu a kam se přesune.`,
};
