import type { God, View } from '@meltemi/engine';
import type { asking as english } from '../en/asking.ts';
import type { Naming } from '../naming.ts';
import { plural } from '../plural.ts';
import { joining, lair, ownMarker, standsOn } from '../sentences.ts';
import { buildingOf, godOf, theCard, thePiece } from './cases.ts';
import { names } from './names.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (pierwszy znacznik)', ' (drugi znacznik)'][ownMarker(marker, seen)] ?? '';
}

const { god, creature, hero } = names;
const choose = plural('pl');

/** Where the battle is, in brackets. */
function field(seen: View, n: Naming): string {
  return seen.battle ? ` (${n.area(seen.battle.area)})` : '';
}

/** With several to put down. */
function rest(left: number): string {
  return left > 1 ? ` (pozostało: ${left})` : '';
}

/** The land area or isle somebody goes to. */
function home(n: Naming): string {
  return n.edition === 'classic' ? 'wyspę' : 'obszar lądowy';
}

/** Of a rival's higher bid. */
export function thrownOut(who: string, god: God, amount: string): string {
  return `${who}: ${amount} dla ${godOf[god]} – twój znacznik wyrzucono`;
}

export const asking: typeof english = {
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
  keep: () => 'Zatrzymaj stworzenia, każde za kapłankę, lub je odrzuć. Zatrzymane mogą się poruszyć o jeden obszar.',
  // a god's turn
  build: ({ building }) =>
    building
      ? `Wybierz pole budowy dla ${buildingOf[building]}.`
      : 'Wybierz budynek typu, którego jeszcze nie masz, i jego pole budowy.',
  place: ({ piece, left }, n) => `Wybierz, gdzie umieścić ${thePiece(piece, n.edition)}${rest(left)}.`,
  bonus: ({ piece, left }, n) =>
    `Premia metropolii: wybierz, gdzie umieścić ${thePiece(piece, n.edition)}${rest(left)}.`,
  moment: () => 'Poświęć herosa przed darmową akcją swojego boga lub przejdź dalej.',
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
  hector: (_, n, seen) => `${hero.hector} uderza pierwszy${field(seen, n)}: wybierz oddział, który zniszczy.`,
  reroll: (_, n, seen) =>
    `Kości: atak ${seen.battle?.attackDie ?? 0}, obrona ${seen.battle?.defendDie ?? 0}. Przerzucić swoją za ${names.gold[n.edition](1)}?`,
  lose: (_, n, seen) => `Tracisz jedną jednostkę${field(seen, n)}. Wybierz którą.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Walcz dalej lub się wycofaj.';
    const { attacker, defender } = seen.battle;
    return `Bitwa${field(seen, n)}: atakuje ${n.faction(attacker)}, broni się ${n.faction(defender)}. Walcz dalej lub się wycofaj.`;
  },
  lighthouse: () =>
    'Wielka Latarnia Morska może ocalić straconą flotę. Wybierz, dokąd popłynie, lub pozwól jej zatonąć.',
  // metropolises and monuments
  'choose-raze': ({ gone }, n) => {
    const next = gone.length > 0;
    if (n.edition === 'classic') return `Wybierz ${next ? 'następną ' : ''}budowlę, która ustąpi metropolii.`;
    return `Wybierz ${next ? 'następny ' : ''}budynek, który ustąpi metropolii.`;
  },
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'Metropolia! Wybierz wyspę, na której stanie.' : 'Metropolia! Wybierz jej pole budowy.',
  demolish: ({ area }, n) => `Metropolia potrzebuje miejsca (${n.area(area)}). Wybierz budowlę, którą zburzysz.`,
  monuments: () => 'Wybuduj monument, zanim cztery budowle ustąpią metropolii, lub przejdź dalej.',
  'naval-academy': ({ area }, n) => `Akademia Morska (${n.area(area)}): wybierz, dokąd trafi jej flota.`,
  // creatures
  harpy: () => `${creature.harpy}: wybierz oddział, który zniszczy.`,
  gryphon: () => `${creature.gryphon}: wybierz, komu ukraść połowę złota.`,
  griffon: () => `${creature.griffon}: wybierz, komu ukraść połowę złota.`,
  giant: (_, n) =>
    n.edition === 'classic'
      ? `${creature.giant}: wybierz budowlę, którą zniszczy.`
      : `${creature.giant}: wybierz najemników, którzy przejdą do ciebie.`,
  'giant-share': ({ left }, n) =>
    `${creature.giant}: wybierz, gdzie umieścić ${thePiece('mercenary', n.edition)}${rest(left)}.`,
  dryad: (_, n) => `${creature.dryad}: wybierz, komu ukraść ${theCard[n.edition].priestess}.`,
  cyclops: (_, n) =>
    n.edition === 'classic'
      ? `${creature.cyclops}: wybierz swoją budowlę i typ, na który ją wymienisz.`
      : `${creature.cyclops}: wybierz swój budynek i typ, na który go wymienisz.`,
  charon: () => `${creature.charon}: wybierz swojego herosa i tego z toru, na którego go wymienisz.`,
  pegasus: () => `${creature.pegasus}: wybierz, kto leci i dokąd.`,
  satyr: () => `${creature.satyr}: wybierz, komu ukraść filozofa.`,
  siren: () => `${creature.siren}: wybierz samotną flotę, którą zastąpisz swoją.`,
  'siren-lends': ({ area }, n) =>
    `${creature.siren}: w rezerwie nie ma już floty. Wybierz swoją z planszy (cel: ${n.area(area)}).`,
  sphinx: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sphinx}: sprzedaj, co chcesz, po ${names.gold[n.edition](2)}, a potem zakończ.`
      : `${creature.sphinx}: wybierz, które z dobranych stworzeń zagrasz.`,
  sylph: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sylph}: dziesięć darmowych kroków dla twoich flot. Wybierz pierwszy.`
      : `${creature.sylph}: wybierz dwa obszary morskie, których floty zamienią się miejscami.`,
  'sylph-sails': ({ left }) => `${creature.sylph}: płyń dalej lub się zatrzymaj (darmowe kroki: ${left}).`,
  chimera: (_, n) =>
    n.edition === 'classic'
      ? `${creature.chimera}: wybierz odrzuconego stwora, którego użyjesz.`
      : `${creature.chimera}: wybierz odrzucone stworzenie, które zagrasz.`,
  cerberus: () => `${creature.cerberus}: wybierz jego obszar lądowy.`,
  hydra: () => `${creature.hydra}: wybierz jej obszar.`,
  'hydra-feeds': () => `${creature.hydra}: wybierz flotę lub oddział do zniszczenia.`,
  polyphemus: (_, n) => `${creature.polyphemus}: wybierz jego ${home(n)}.`,
  'polyphemus-pushes': () => `${creature.polyphemus}: wyprowadź flotę z niedostępnego morza.`,
  medusa: (_, n) => `${creature.medusa}: wybierz jej ${home(n)}.`,
  minotaur: (_, n) =>
    n.edition === 'classic'
      ? `${creature.minotaur}: wybierz jego wyspę.`
      : `${creature.minotaur}: wybierz jeden ze swoich obszarów lądowych.`,
  chiron: () => `${creature.chiron}: wybierz wyspę, którą ochroni.`,
  kraken: (_, n) => `${creature.kraken}: wybierz jego ${names.area[n.edition].sea}.`,
  'kraken-swims': (_, n, seen) =>
    `${creature.kraken} (${lair('kraken', n, seen)}): płyń dalej, każde pole za ${names.gold[n.edition](1)}, lub zostań.`,
  // sacrifices
  'hector-swaps': () => `${hero.hector}: wymienić kolejne dwie kapłanki na filozofa?`,
  'perseus-leads': () => `${hero.perseus}: wybierz grupę i obszar, do którego ją poruszysz.`,
};
