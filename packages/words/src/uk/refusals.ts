import type { refusals as english } from '../en/refusals.ts';
import type { Naming } from '../naming.ts';
import { creatureIn, godIn, heroIn, type Params } from '../sentences.ts';
import { cards } from './cards.ts';
import { ofGod, theGold, toGod } from './cases.ts';
import { names } from './names.ts';

const hero = (p: Params): string => cards.hero[heroIn(p)].name;
const creature = (p: Params): string => cards.creature[creatureIn(p)].name;
const classic = (n: Naming): boolean => n.edition === 'classic';

/** `at`, the rule that forbids, tells apart what shares a code. */
export const refusals: typeof english = {
  // offerings
  'god-closed': (p) => `Плитка ${ofGod[godIn(p)]} в цьому циклі лежить долілиць.`,
  barred: (p) => `Вас щойно витіснено від ${ofGod[godIn(p)]}: виберіть іншого бога.`,
  'apollo-free': () => 'Аполлон безплатний: нічого не пропонуйте.',
  'apollo-taken': () => 'В Аполлона лише одне місце, і воно зайняте.',
  'not-on-scale': (p, n, at) =>
    at === 'CL-OFFER-1' ? `Найменше підношення — ${names.gold[n.edition](1)}.` : `Поділки ${p.amount} тут немає.`,
  'not-higher': (p) => `${toGod[godIn(p)]} вже запропоновано ${theGold(p.standing ?? 0)}: запропонуйте більше.`,
  'not-affordable': (p) =>
    `Підношення ${p.amount} коштувало б вам ${theGold(p.price ?? 0)}, стільки ви заплатити не можете.`,
  // gold, cards and pieces
  'no-gold': (p, n) =>
    p.gold === undefined
      ? `Це коштує ${theGold(p.price ?? 0)}.`
      : `Це коштує ${theGold(p.price ?? 0)}, а у вас ${names.gold[n.edition](p.gold)}.`,
  'no-priestess': () => 'Щоб залишити істоту, потрібна жриця, а у вас немає жодної.',
  'none-left': (_, __, at) => (at === 'CL-ZEUS' ? 'Немає карти істоти, яку можна взяти.' : 'Більше не лишилося.'),
  'no-more': () => 'Цього ходу ваш бог більше не дає.',
  'not-this-god': (p) =>
    p.god === undefined ? 'Ваш бог такого не будує.' : `${cards.god[godIn(p)].name} такого не дає.`,
  once: (_, __, at) =>
    at === 'LE-HERO-1'
      ? 'За хід можна найняти лише одного героя.'
      : 'На верхню карту істот, якщо вона є, можна подивитися один раз за хід.',
  // which god allows it
  'needs-zeus': (_, __, at) =>
    at === 'CL-ZEUS' ? 'Замінювати істот у секції можна лише в хід Зевса.' : 'Верхню карту істот показує лише Зевс.',
  'needs-poseidon': () => 'Переміщувати флотилії можна лише в хід Посейдона.',
  'needs-ares': () => 'Переміщувати загони можна лише в хід Ареса.',
  'needs-hera': () => 'Наймати героїв можна лише в хід Гери.',
  'not-with-ares': () => 'У хід Ареса немає переміщення героя: герої рушають разом із загонами.',
  // moving
  'too-few-fleets': ({ here = 0 }) =>
    here === 0 ? 'У вас там немає флотилій.' : `У вас там лише ${names.piece.fleet(here)}.`,
  'too-few-troops': ({ troops = 0, mercenaries = 0 }) => {
    if (troops + mercenaries === 0) return 'У вас там немає загонів.';
    const here = [
      ...(troops > 0 ? [names.piece.troop(troops)] : []),
      ...(mercenaries > 0 ? [names.piece.mercenary(mercenaries)] : []),
    ];
    return `У вас там лише ${names.list(here)}.`;
  },
  nobody: () => 'Візьміть хоча б один загін або одного героя.',
  'not-sea': (_, n) =>
    classic(n) ? 'Флотилії переміщують на морську клітинку.' : 'Флотилії переміщують у морську зону.',
  'not-land': (_, n) => (classic(n) ? 'Виберіть острів.' : 'Виберіть сухопутну зону.'),
  'not-adjacent': (_, n, at) =>
    at === 'LE-UPKEEP-2'
      ? 'Істоту переміщують в одну суміжну зону її типу.'
      : classic(n)
        ? 'Ця морська клітинка не суміжна.'
        : 'Ця морська зона не суміжна.',
  'already-there': () => 'Вони вже там: виберіть інше місце.',
  'not-linked': () => 'Туди не веде безперервний ланцюжок ваших флотилій.',
  'same-island': (_, __, at) =>
    at === 'LE-SETUP-4'
      ? 'Цей острів вам у цьому раунді недоступний: виберіть інший.'
      : 'На тому самому острові доступні лише суміжні зони.',
  closed: (p) =>
    p.creature === 'kraken' ? 'Там, де Кракен, не може бути флотилій.' : 'Море навколо Поліфема недоступне.',
  medusa: (_, n) =>
    classic(n)
      ? 'Жоден загін не може залишити острів Медузи.'
      : 'Жоден загін чи герой не може увійти в зону Медузи або вийти з неї.',
  teammate: (_, __, at) =>
    at === 'R-THEFT'
      ? 'У власної команди не крадуть.'
      : 'Через зону члена вашої команди можна пройти, але не можна там зупинитися.',
  'last-area': (_, n) =>
    `${classic(n) ? 'Останній острів гравця' : 'Останню сухопутну зону гравця'} можна зайняти, лише якщо це дасть досить метрополій для перемоги.`,
  citadel: () => 'Доки на острові Великої цитаделі стоїть загін, його не можна атакувати.',
  chiron: () => 'Хірон захищає цей острів від Пегаса.',
  // whose it is, what is there
  'not-yours': (_, n, at) =>
    at === 'MO-BUILD-1'
      ? 'Монумент будують на власному острові.'
      : at === 'CL-ACT-2'
        ? 'Це місце не на вашому острові.'
        : `Там немає ваших бойових одиниць. Виберіть ${classic(n) ? 'свій острів' : 'свою сухопутну зону'}.`,
  'not-your-land': () => 'Найняті бойові одиниці розміщують у власних сухопутних зонах.',
  'not-your-coast': () => 'Найняті флотилії розміщують біля власної суші, де немає чужих флотилій.',
  'others-fleets': () => 'Там флотилії іншого кольору.',
  'not-there': () => 'Найняті загони розміщують на власних островах, а флотилії — на вільних клітинках біля них.',
  taken: (_, __, at) => (at === 'CL-MAP-3' ? 'Це місце зайняте.' : 'Ця зона зайнята.'),
  occupied: () => 'Там уже є інша істота.',
  // heroes and creatures
  'not-your-hero': (p) => `${hero(p)} не на вашому боці.`,
  'not-on-track': (p, _, at) =>
    at === 'LE-HERO-PANDORA'
      ? 'Пандора використовує жертовне вміння героя із секції.'
      : `У секції немає такої карти: ${p.hero === undefined ? creature(p) : hero(p)}.`,
  'too-soon': (p) => `${hero(p)} з вами лише від цього циклу: пожертва можлива з наступного.`,
  'not-its-own': (p) => `${hero(p)} має лише те жертовне вміння, що на карті.`,
  'while-building': () => 'Пентесілеєю жертвують, коли розміщують метрополію.',
  'no-metropolis': () => 'Для метрополії немає місця, або метрополій не лишилося.',
  condition: () => 'Умову цієї пожертви не виконано.',
  'not-a-target': (p) =>
    p.creature === undefined ? 'Ця група не може туди піти.' : `${creature(p)}: цього зробити не можна.`,
  // buildings and monuments
  mandatory: () => 'У вас є порожній майданчик: споруду треба побудувати.',
  'not-ready': () => 'Жоден ваш храм зараз цього не може.',
  'not-in-pool': () => 'Цього монумента немає в партії, або його вже побудовано.',
  'no-buildings': () => 'Ви не контролюєте двох потрібних споруд.',
  // the question is another one
  'not-a-choice': () => 'Тут цього вибрати не можна.',
  'not-asked': (_, __, at) =>
    at === 'LE-ACT-3' ? 'Не зараз: спершу побудуйте споруду свого бога.' : 'Не зараз: спершу треба вирішити інше.',
  'game-over': () => 'Гру завершено.',
};
