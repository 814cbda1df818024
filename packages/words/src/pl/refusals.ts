import type { refusals as english } from '../en/refusals.ts';
import type { Naming } from '../naming.ts';
import { creatureIn, godIn, heroIn, type Params } from '../sentences.ts';
import { cards } from './cards.ts';
import { godOf, thePieces } from './cases.ts';
import { names } from './names.ts';

const god = (p: Params): string => cards.god[godIn(p)].name;
const hero = (p: Params): string => cards.hero[heroIn(p)].name;
const creature = (p: Params): string => cards.creature[creatureIn(p)].name;
const gold = (amount: number | undefined, n: Naming): string => names.gold[n.edition](amount ?? 0);

/** `at`, the rule that forbids, tells apart what shares a code. */
export const refusals: typeof english = {
  // offerings
  'god-closed': (p, n) =>
    `${god(p)} nie przyjmuje ofiar w tym cyklu: ${n.edition === 'classic' ? 'płytka jest zakryta' : 'kafelek jest zakryty'}.`,
  barred: (p) => `Twój znacznik właśnie wyrzucono od ${godOf[godIn(p)]}: wybierz innego boga.`,
  'apollo-free': () => 'Apollo jest darmowy: nie składaj ofiary.',
  'apollo-taken': () => 'Apollo ma jedno pole i jest ono zajęte.',
  'not-on-scale': (p, n, at) =>
    at === 'CL-OFFER-1' ? `Ofiara to co najmniej ${gold(1, n)}.` : `Wśród pól licytacji nie ma pola ${p.amount}.`,
  'not-higher': (p, n) => `${god(p)}: obecna ofiara to ${gold(p.standing, n)}. Złóż wyższą.`,
  'not-affordable': (p, n) => `Za ofiarę ${p.amount} trzeba zapłacić ${gold(p.price, n)}, a tyle nie masz.`,
  // gold, cards and pieces
  'no-gold': (p, n) =>
    p.gold === undefined
      ? `To kosztuje ${gold(p.price, n)}.`
      : `To kosztuje ${gold(p.price, n)}, a masz ${gold(p.gold, n)}.`,
  'no-priestess': () => 'Zatrzymanie stworzenia kosztuje kapłankę, a nie masz żadnej.',
  'none-left': (_, __, at) => (at === 'CL-ZEUS' ? 'Nie ma już karty stwora do dobrania.' : 'Nie ma już żadnych.'),
  'no-more': () => 'Twój bóg nie daje więcej w tej turze.',
  'not-this-god': (p) => (p.god === undefined ? 'Twój bóg tego nie buduje.' : `${god(p)} tego nie daje.`),
  once: (_, __, at) =>
    at === 'LE-HERO-1'
      ? 'W turze można zrekrutować tylko jednego herosa.'
      : 'Wierzchnią kartę stworzenia można podejrzeć raz na turę, o ile jakaś jest.',
  // which god allows it
  'needs-zeus': (_, __, at) =>
    at === 'CL-ZEUS' ? 'Stwory na torze wymienia tylko Zeus.' : 'Wierzchnią kartę stworzenia pokazuje tylko Zeus.',
  'needs-poseidon': () => 'Floty poruszają się tylko przy Posejdonie.',
  'needs-ares': () => 'Oddziały poruszają się tylko przy Aresie.',
  'needs-hera': () => 'Herosów rekrutuje się tylko przy Herze.',
  'not-with-ares': () => 'Przy Aresie nie ma heroicznej mobilizacji: herosi poruszają się jak oddziały.',
  // moving
  'too-few-fleets': ({ here = 0 }) => (here === 0 ? 'Nie masz tam flot.' : `Masz tam tylko ${thePieces.fleet(here)}.`),
  'too-few-troops': ({ troops = 0, mercenaries = 0 }) => {
    const here = [
      ...(troops > 0 ? [thePieces.troop(troops)] : []),
      ...(mercenaries > 0 ? [thePieces.mercenary(mercenaries)] : []),
    ];
    return here.length === 0 ? 'Nie masz tam oddziałów.' : `Masz tam tylko ${names.list(here)}.`;
  },
  nobody: () => 'Weź ze sobą co najmniej jeden oddział lub jednego herosa.',
  'not-sea': (_, n) => `Cel ruchu flot to ${names.area[n.edition].sea}.`,
  'not-land': (_, n) => (n.edition === 'classic' ? 'Wybierz wyspę.' : 'Wybierz obszar lądowy.'),
  'not-adjacent': (_, n, at) =>
    at === 'LE-UPKEEP-2'
      ? 'Stworzenie porusza się do jednego sąsiadującego obszaru swojego rodzaju.'
      : n.edition === 'classic'
        ? 'To nie jest sąsiadujące pole morza.'
        : 'To nie jest sąsiadujący obszar morski.',
  'already-there': () => 'Już tam są: wybierz inne miejsce.',
  'not-linked': (_, n) =>
    n.edition === 'classic'
      ? 'Nie prowadzi tam nieprzerwany łańcuch twoich flot.'
      : 'Nie prowadzi tam nieprzerwana sieć twoich flot.',
  'same-island': (_, __, at) =>
    at === 'LE-SETUP-4'
      ? 'Tej wyspy nie możesz wybrać w tej rundzie: wybierz inną.'
      : 'Na tej samej wyspie dostępne są tylko sąsiadujące obszary.',
  closed: (p) =>
    p.creature === 'kraken'
      ? 'Tam, gdzie jest Kraken, nie może być żadnej floty.'
      : 'Morze wokół Polifema jest niedostępne.',
  medusa: (_, n) =>
    n.edition === 'classic'
      ? 'Żaden oddział nie może opuścić wyspy Meduzy.'
      : 'Żaden oddział ani heros nie może wejść do obszaru Meduzy ani z niego wyjść.',
  teammate: (_, __, at) =>
    at === 'R-THEFT'
      ? 'Własnej drużynie niczego się nie kradnie.'
      : 'Przez obszar współtowarzysza można przejść, ale nie można się w nim zatrzymać.',
  'last-area': (_, n) =>
    n.edition === 'classic'
      ? 'Ostatnią wyspę gracza można zaatakować tylko wtedy, gdy da to dość metropolii do zwycięstwa.'
      : 'Ostatni obszar lądowy gracza można zająć tylko wtedy, gdy da to dość metropolii do zwycięstwa.',
  citadel: () => 'Dopóki na wyspie Wielkiej Cytadeli stoi oddział, nie można jej zaatakować.',
  chiron: () => 'Chiron chroni tę wyspę przed Pegazem.',
  // whose it is, what is there
  'not-yours': (_, n, at) =>
    at === 'MO-BUILD-1'
      ? 'Monument staje na twojej własnej wyspie.'
      : at === 'CL-ACT-2'
        ? 'To pole na budowlę nie leży na twojej wyspie.'
        : `Nie masz tam jednostek. Wybierz ${n.edition === 'classic' ? 'własną wyspę' : 'własny obszar lądowy'}.`,
  'not-your-land': () => 'Rekrutuj we własnych obszarach lądowych.',
  'not-your-coast': () => 'Floty rekrutuj obok własnego lądu, tam, gdzie nie ma cudzych flot.',
  'others-fleets': () => 'Są tam floty innego koloru.',
  'not-there': () => 'Rekrutuj na własnych wyspach, a floty na wolnych polach morza obok nich.',
  taken: (_, __, at) => (at === 'CL-MAP-3' ? 'To pole na budowlę nie jest wolne.' : 'Ten obszar jest zajęty.'),
  occupied: (_, n) => (n.edition === 'classic' ? 'Jest tam już inny stwór.' : 'Jest tam już inne stworzenie.'),
  // heroes and creatures
  'not-your-hero': (p) => `${hero(p)} nie walczy po twojej stronie.`,
  'not-on-track': (p, _, at) =>
    at === 'LE-HERO-PANDORA'
      ? 'Pandora używa zdolności poświęcenia herosa z toru.'
      : `Na torze nie ma takiej karty: ${p.hero === undefined ? creature(p) : hero(p)}.`,
  'too-soon': (p) => `${hero(p)} jest z tobą dopiero od tego cyklu: poświęcenie jest możliwe od następnego.`,
  'not-its-own': (p) => `${hero(p)} ma tylko zdolność poświęcenia ze swojej karty.`,
  'while-building': () => 'Pentezyleę poświęca się podczas umieszczania metropolii.',
  'no-metropolis': () => 'Nie ma miejsca na metropolię albo nie ma już żadnej metropolii.',
  condition: () => 'Warunek tego poświęcenia nie jest spełniony.',
  'not-a-target': (p) =>
    p.creature === undefined
      ? 'Ta grupa nie może się tam udać.'
      : p.creature === 'graeae' || p.creature === 'fates'
        ? `${creature(p)} nie mogą tego zrobić.`
        : `${creature(p)} nie może tego zrobić.`,
  // buildings and monuments
  mandatory: () => 'Masz puste pole budowy: budynek trzeba wybudować.',
  'not-ready': () => 'Żadna twoja świątynia nie jest na to gotowa.',
  'not-in-pool': () => 'Tego monumentu nie ma w tej rozgrywce lub już stoi.',
  'no-buildings': () => 'Nie kontrolujesz obu budowli, których wymaga ten monument.',
  // the question is another one
  'not-a-choice': () => 'Tego nie można tu wybrać.',
  'not-asked': (_, __, at) =>
    at === 'LE-ACT-3'
      ? 'Nie teraz: najpierw wybuduj budynek swojego boga.'
      : 'Nie teraz: najpierw trzeba zdecydować o czymś innym.',
  'game-over': () => 'Rozgrywka jest zakończona.',
};
