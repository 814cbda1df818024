import type { God, Piece, View } from '@meltemi/engine';
import type { asking as english } from '../en/asking.ts';
import type { Naming } from '../naming.ts';
import { joining, lair, ownMarker, standsOn } from '../sentences.ts';
import { ofBuilding, theGold, toGod } from './cases.ts';
import { counted, names } from './names.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (перша фішка)', ' (друга фішка)'][ownMarker(marker, seen)] ?? '';
}

const { god, creature, hero, piece } = names;

const NEXT: Readonly<Record<Piece, string>> = {
  troop: 'наступний загін',
  mercenary: 'наступний загін найманців',
  fleet: 'наступну флотилію',
  prosperity: 'наступний жетон процвітання',
};

const ONE: Readonly<Record<Piece, string>> = {
  troop: 'загін',
  mercenary: 'загін найманців',
  fleet: 'флотилію',
  prosperity: 'жетон процвітання',
};

const fields = counted('клітинку', 'клітинки', 'клітинок');

/** The area of the battle, in brackets. */
function field(seen: View, n: Naming): string {
  return seen.battle ? ` (${n.area(seen.battle.area)})` : '';
}

/** The area a creature goes to, as the edition calls it. */
function land(n: Naming): string {
  return n.edition === 'classic' ? 'острів' : 'сухопутну зону';
}

/** Of a rival's higher bid. */
export function thrownOut(who: string, god: God, amount: string): string {
  return `${who}: ${toGod[god]} ${amount} — вашу фішку витіснено`;
}

export const asking: typeof english = {
  settle: ({ round, first }) =>
    round === 2
      ? 'Виберіть третю сухопутну зону.'
      : first < 0
        ? 'Виберіть першу сухопутну зону.'
        : 'Виберіть другу сухопутну зону, на іншому острові.',
  launch: ({ area }, n) => `${n.area(area)}: розмістіть флотилію в морі поруч.`,
  offer: ({ barred, marker }, n, seen) => {
    if (!barred) return `Виберіть бога й підношення${which(marker, seen)}.`;
    const { who, amount } = standsOn(barred, n, seen);
    return `${thrownOut(who, barred, names.gold[n.edition](amount))}. Виберіть іншого бога й підношення${which(marker, seen)}.`;
  },
  // upkeep
  keep: () => 'Залиште істот, по жриці за кожну, або скиньте їх. Залишену істоту можна перемістити на одну зону.',
  // a god's turn
  build: ({ building }, n) => {
    const site = n.edition === 'classic' ? 'місце' : 'майданчик';
    return building
      ? `Виберіть ${site} для ${ofBuilding[building]}.`
      : `Виберіть споруду, якої ще не маєте, і ${site} для неї.`;
  },
  place: ({ piece: kind, left }) =>
    left > 1 ? `Виберіть, де розмістити ${NEXT[kind]} (лишилося ${left}).` : `Виберіть, де розмістити ${ONE[kind]}.`,
  bonus: ({ piece: kind, left }) =>
    `Бонус метрополії${left > 1 ? ` (${piece[kind](left)})` : ''}: виберіть, де розмістити ${ONE[kind]}.`,
  moment: () => 'Пожертвуйте героєм перед безплатною дією бога або продовжуйте.',
  turn: ({ god: id }) => `${god[id]}: виберіть, що робити, або завершіть хід.`,
  'top-card': (_, __, seen) => {
    const card = seen.top?.card ? `: ${creature[seen.top.card]}` : '';
    return `Верхня карта істот${card}. Зіграйте її за ${theGold(1)} або покладіть назад.`;
  },
  join: (frame, n) => {
    const { who, to } = joining(frame);
    return `${hero[who]}: піти разом (→ ${n.area(to)}) чи залишитися?`;
  },
  voyage: ({ at, left }, n) =>
    left === 1
      ? `Ваші флотилії тут: ${n.area(at)}. Пливіть безплатно ще на ${fields(1)} або зупиніться.`
      : `Ваші флотилії тут: ${n.area(at)}. Пливіть безплатно щонайбільше ще на ${fields(left)} або зупиніться.`,
  // battle
  hector: (_, n, seen) => `${hero.hector} бʼє першим${field(seen, n)}: виберіть загін, який він знищить.`,
  reroll: (_, __, seen) =>
    `Кубики: напад ${seen.battle?.attackDie ?? 0}, оборона ${seen.battle?.defendDie ?? 0}. Перекинути свій за ${theGold(1)}?`,
  lose: (_, n, seen) => `Ви втрачаєте одну бойову одиницю${field(seen, n)}. Виберіть, яку саме.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Бийтеся далі або відступіть.';
    const { attacker, defender } = seen.battle;
    return `Битва${field(seen, n)}, нападник — ${n.faction(attacker)}, оборонець — ${n.faction(defender)}: битися далі чи відступити?`;
  },
  lighthouse: () => 'Великий маяк може врятувати вашу флотилію. Виберіть, куди їй плисти, або нехай потоне.',
  // metropolises and monuments
  'choose-raze': ({ gone }) =>
    gone.length > 0
      ? 'Виберіть, яку споруду вилучити наступною заради метрополії.'
      : 'Виберіть, яку споруду вилучити заради метрополії.',
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'Метрополія! Виберіть для неї острів.' : 'Метрополія! Виберіть для неї майданчик.',
  demolish: ({ area }, n) => `Метрополії потрібне місце (${n.area(area)}). Виберіть, яку споруду вилучити.`,
  monuments: () => 'Побудуйте монумент, перш ніж чотири споруди стануть метрополією, або продовжуйте.',
  'naval-academy': ({ area }, n) => `Морська академія (${n.area(area)}): виберіть, де розмістити її флотилію.`,
  // creatures
  harpy: () => `${creature.harpy}: виберіть загін, який вона знищить.`,
  gryphon: () => `${creature.gryphon}: виберіть, хто віддасть вам половину монет.`,
  griffon: () => `${creature.griffon}: виберіть, хто віддасть вам половину монет.`,
  giant: (_, n) =>
    n.edition === 'classic'
      ? `${creature.giant}: виберіть споруду, яку він знищить.`
      : `${creature.giant}: виберіть загони найманців, які перейдуть до вас.`,
  'giant-share': ({ left }) => `${creature.giant}: ще ${piece.mercenary(left)}. Виберіть, де розмістити наступний.`,
  dryad: (_, n) => `${creature.dryad}: виберіть, хто віддасть вам ${n.edition === 'classic' ? 'жерця' : 'жрицю'}.`,
  cyclops: () => `${creature.cyclops}: виберіть свою споруду й те, чим вона стане.`,
  charon: () => `${creature.charon}: виберіть свого героя і героя із секції, на якого його поміняєте.`,
  pegasus: () => `${creature.pegasus}: виберіть, хто летить і куди.`,
  satyr: () => `${creature.satyr}: виберіть, хто віддасть вам філософа.`,
  siren: () => `${creature.siren}: виберіть самотню флотилію, яку заміните своєю.`,
  'siren-lends': ({ area }, n) =>
    `${creature.siren}: у резерві немає флотилій. Виберіть ту, яка перейде з поля → ${n.area(area)}.`,
  sphinx: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sphinx}: продавайте що завгодно по 2\u00a0монети, потім зупиніться.`
      : `${creature.sphinx}: виберіть, яку з узятих істот зіграти.`,
  sylph: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sylph}: десять безплатних кроків для ваших флотилій. Виберіть перший.`
      : `${creature.sylph}: виберіть дві морські зони, флотилії яких поміняються місцями.`,
  'sylph-sails': ({ left }) => `${creature.sylph}: лишилося безплатних кроків: ${left}. Пливіть далі або зупиніться.`,
  chimera: () => `${creature.chimera}: виберіть, яку істоту зі скиду зіграти.`,
  cerberus: () => `${creature.cerberus}: виберіть для нього сухопутну зону.`,
  hydra: () => `${creature.hydra}: виберіть для неї зону.`,
  'hydra-feeds': () => `${creature.hydra}: виберіть флотилію або загін, який вона знищить.`,
  polyphemus: (_, n) => `${creature.polyphemus}: виберіть для нього ${land(n)}.`,
  'polyphemus-pushes': () => `${creature.polyphemus}: виведіть флотилію з недоступного моря.`,
  medusa: (_, n) => `${creature.medusa}: виберіть для неї ${land(n)}.`,
  minotaur: (_, n) =>
    n.edition === 'classic'
      ? `${creature.minotaur}: виберіть для нього острів.`
      : `${creature.minotaur}: виберіть одну зі своїх сухопутних зон.`,
  chiron: () => `${creature.chiron}: виберіть острів, який він захищатиме.`,
  kraken: (_, n) =>
    `${creature.kraken}: виберіть для нього ${n.edition === 'classic' ? 'морську клітинку' : 'морську зону'}.`,
  'kraken-swims': (_, n, seen) =>
    `${creature.kraken} (${lair('kraken', n, seen)}): пливіть далі, ${names.gold[n.edition](1)} за клітинку, або залиште його тут.`,
  // sacrifices
  'hector-swaps': () => `${hero.hector}: обміняти ще двох жриць на філософа?`,
  'perseus-leads': () => `${hero.perseus}: виберіть групу й зону, куди вона перейде.`,
};
