import type { refusals as english } from '../en/refusals.ts';
import type { Naming } from '../naming.ts';
import { creatureIn, godIn, heroIn, type Params } from '../sentences.ts';
import { cards } from './cards.ts';
import { godOf, godTo, theHero, thePieces } from './cases.ts';
import { names } from './names.ts';

const god = (p: Params): string => cards.god[godIn(p)].name;
const hero = (p: Params): string => cards.hero[heroIn(p)].name;
const creature = (p: Params): string => cards.creature[creatureIn(p)].name;
const gold = (amount: number | undefined, n: Naming): string => names.gold[n.edition](amount ?? 0);

/** `at`, the rule that forbids, tells apart what shares a code. */
export const refusals: typeof english = {
  // offerings
  'god-closed': (p) => `Deska ${godOf[godIn(p)]} leží v této epoše lícem dolů.`,
  barred: (p) => `Právě vás vykopli od ${godOf[godIn(p)]}: zvolte jiného boha.`,
  'apollo-free': () => 'Apollón je zdarma: nenabízejte nic.',
  'apollo-taken': () => 'Apollón má jediné políčko a to je obsazené.',
  'not-on-scale': (p, n, at) =>
    at === 'CL-OFFER-1' ? `Dar je nejméně ${gold(1, n)}.` : `Políčko ${p.amount} na stupnici není.`,
  'not-higher': (p, n) => `${godTo[godIn(p)]} už někdo nabízí ${gold(p.standing, n)}: nabídněte víc.`,
  'not-affordable': (p, n) => `Dar ${p.amount} by vás stál ${gold(p.price, n)}, a to zaplatit nemůžete.`,
  // gold, cards and pieces
  'no-gold': (p, n) =>
    p.gold === undefined ? `Stojí to ${gold(p.price, n)}.` : `Stojí to ${gold(p.price, n)}; máte ${gold(p.gold, n)}.`,
  'no-priestess': () => 'Udržení tvora stojí kněžku a vy žádnou nemáte.',
  'none-left': (_, __, at) =>
    at === 'CL-ZEUS' ? 'Nezbývá žádná karta tvora k dobrání.' : 'Víc jich už v zásobě není.',
  'no-more': () => 'Víc vám váš bůh v tomto tahu nedá.',
  'not-this-god': (p) => (p.god === undefined ? 'Tohle váš bůh nestaví.' : `${god(p)} tohle nedává.`),
  once: (_, __, at) =>
    at === 'LE-HERO-1'
      ? 'Za tah lze naverbovat jen jednoho hrdinu.'
      : 'Na vrchní kartu tvora lze nahlédnout jednou za tah, pokud nějaká je.',
  // which god allows it
  'needs-zeus': (_, __, at) =>
    at === 'CL-ZEUS' ? 'Tvory na stupnici nahrazuje jen Zeus.' : 'Vrchní kartu tvora ukazuje jen Zeus.',
  'needs-poseidon': () => 'Lodě plují jen u Poseidóna.',
  'needs-ares': () => 'Vojáci se přesouvají jen u Aréa.',
  'needs-hera': () => 'Hrdinové se verbují jen u Héry.',
  'not-with-ares': () => 'U Aréa pohyb hrdiny není: hrdinové se přesouvají s vojáky.',
  // moving
  'too-few-fleets': ({ here = 0 }) =>
    here === 0 ? 'Nemáte tam žádné lodě.' : `Máte tam jen ${thePieces.fleet(here)}.`,
  'too-few-troops': ({ troops = 0, mercenaries = 0 }) => {
    if (troops + mercenaries === 0) return 'Nemáte tam žádné vojáky.';
    const parts = [
      ...(troops > 0 ? [thePieces.troop(troops)] : []),
      ...(mercenaries > 0 ? [thePieces.mercenary(mercenaries)] : []),
    ];
    return `Máte tam jen ${parts.join(' a ')}.`;
  },
  nobody: () => 'Vezměte s sebou alespoň jednoho vojáka nebo hrdinu.',
  'not-sea': (_, n) => (n.edition === 'classic' ? 'Lodě plují na mořská pole.' : 'Lodě plují do oblastí moře.'),
  'not-land': (_, n) => `Zvolte ${names.area[n.edition].land}.`,
  'not-adjacent': (_, n, at) =>
    at === 'LE-UPKEEP-2'
      ? 'Tvor se přesouvá do jedné sousedící oblasti svého typu.'
      : n.edition === 'classic'
        ? 'Toto mořské pole s výchozím nesousedí.'
        : 'Tato oblast moře s výchozí nesousedí.',
  'already-there': () => 'Už tam jsou: zvolte jiné místo.',
  'not-linked': () => 'Nevede tam nepřerušený řetězec vašich lodí.',
  'same-island': (_, __, at) =>
    at === 'LE-SETUP-4'
      ? 'Tento ostrov v tomto kole zvolit nesmíte: zvolte jiný.'
      : 'Na stejném ostrově se lze přesunout jen do sousedící oblasti.',
  closed: (p) =>
    p.creature === 'kraken' ? 'Tam, kde je Kraken, nesmí být žádná loď.' : 'Moře kolem Polyféma je nepřístupné.',
  medusa: (_, n) =>
    n.edition === 'classic'
      ? 'Žádný voják nesmí opustit Medúsin ostrov.'
      : 'Žádný voják ani hrdina nesmí vstoupit do Medúsiny oblasti ani ji opustit.',
  teammate: (_, __, at) =>
    at === 'R-THEFT' ? 'Vlastnímu týmu se nekrade.' : 'Oblastí spoluhráče smíte projít, ale ne se v ní zastavit.',
  'last-area': (_, n) =>
    `${n.edition === 'classic' ? 'Poslední ostrov soupeře' : 'Poslední oblast pevniny soupeře'} lze dobýt, jen pokud tím získáte dost metropolí k vítězství.`,
  citadel: () => 'Dokud na ostrově Velké citadely stojí voják, nelze na něj zaútočit.',
  chiron: () => 'Cheirón chrání tento ostrov před Pegasem.',
  // whose it is, what is there
  'not-yours': (_, n, at) =>
    at === 'MO-BUILD-1'
      ? 'Monument patří na váš vlastní ostrov.'
      : at === 'CL-ACT-2'
        ? 'Toto místo pro budovu není na vašem ostrově.'
        : `Nemáte tam žádné jednotky. Zvolte ${n.edition === 'classic' ? 'svůj ostrov' : 'svou oblast pevniny'}.`,
  'not-your-land': () => 'Verbujte do svých oblastí pevniny.',
  'not-your-coast': () => 'Lodě najímejte u své pevniny, kde nejsou cizí lodě.',
  'others-fleets': () => 'Jsou tam lodě jiné barvy.',
  'not-there': () => 'Verbujte na své ostrovy, lodě najímejte na volná mořská pole u nich.',
  taken: (_, __, at) => (at === 'CL-MAP-3' ? 'Toto místo pro budovu není volné.' : 'Tato oblast je obsazená.'),
  occupied: () => 'Už tam je jiný tvor.',
  // heroes and creatures
  'not-your-hero': (p) => `${hero(p)} za vás nebojuje.`,
  'not-on-track': (p, _, at) =>
    at === 'LE-HERO-PANDORA'
      ? 'Pandóra využívá sebeobětování hrdiny ze stupnice.'
      : `Na stupnici taková karta není: ${p.hero === undefined ? creature(p) : hero(p)}.`,
  'too-soon': (p) => `${theHero[heroIn(p)]} ještě nelze obětovat: slouží vám teprve od této epochy.`,
  'not-its-own': (p) => `${hero(p)} má jen to sebeobětování, které je na kartě.`,
  'while-building': () => 'Penthesileu lze obětovat jen při stavbě metropole.',
  'no-metropolis': () => 'Pro metropoli není místo, nebo už žádná nezbývá.',
  condition: () => 'Podmínka tohoto sebeobětování není splněna.',
  'not-a-target': (p) => (p.creature === undefined ? 'Tato skupina tam nemůže.' : `${creature(p)} to udělat nemůže.`),
  // buildings and monuments
  mandatory: () => 'Máte prázdné staveniště: budovu musíte postavit.',
  'not-ready': () => 'Žádný váš chrám to teď neumožňuje.',
  'not-in-pool': () => 'Tento monument v této partii není, nebo už stojí.',
  'no-buildings': () => 'Neovládáte obě budovy, které jsou k tomu potřeba.',
  // the question is another one
  'not-a-choice': () => 'Tohle zde zvolit nelze.',
  'not-asked': (_, __, at) =>
    at === 'LE-ACT-3'
      ? 'Teď ne: nejprve postavte budovu svého boha.'
      : 'Teď ne: nejprve je třeba rozhodnout něco jiného.',
  'game-over': () => 'Hra skončila.',
};
