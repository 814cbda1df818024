import type { God, Piece, View } from '@meltemi/engine';
import { questionsOf } from '../cards.ts';
import type { asking as english } from '../en/asking.ts';
import { battlefield, joining, ownMarker, standsOn } from '../sentences.ts';
import { cards, creature, god, hero } from './cards.ts';
import { ofBuilding, theGold, toGod } from './cases.ts';
import { counted, names } from './names.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (перша фішка)', ' (друга фішка)'][ownMarker(marker, seen)] ?? '';
}

const { piece } = names;

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

/** Of a higher bid by a rival, or, if `who` is null, by another marker of one's own. */
export function thrownOut(who: string | null, god: God, amount: string): string {
  return who === null
    ? `Інша ваша фішка: ${toGod[god]} ${amount} — цю витіснено`
    : `${who}: ${toGod[god]} ${amount} — вашу фішку витіснено`;
}

export const asking: typeof english = {
  ...questionsOf(cards),
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
  keep: 'Залиште істот, по жриці за кожну, або скиньте їх. Залишену істоту можна перемістити на одну зону.',
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
  moment: 'Пожертвуйте героєм перед безплатною дією бога або продовжуйте.',
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
  reroll: (_, __, seen) =>
    `Кубики: напад ${seen.battle?.attackDie ?? 0}, оборона ${seen.battle?.defendDie ?? 0}. Перекинути свій за ${theGold(1)}?`,
  lose: (_, n, seen) => `Ви втрачаєте одну бойову одиницю (${battlefield(n, seen)}). Виберіть, яку саме.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Бийтеся далі або відступіть.';
    const { attacker, defender } = seen.battle;
    return `Битва (${battlefield(n, seen)}), нападник — ${n.faction(attacker)}, оборонець — ${n.faction(defender)}: битися далі чи відступити?`;
  },
  // metropolises and monuments
  'choose-raze': ({ gone }) =>
    gone.length > 0
      ? 'Виберіть, яку споруду вилучити наступною заради метрополії.'
      : 'Виберіть, яку споруду вилучити заради метрополії.',
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'Метрополія! Виберіть для неї острів.' : 'Метрополія! Виберіть для неї майданчик.',
  demolish: ({ area }, n) => `Метрополії потрібне місце (${n.area(area)}). Виберіть, яку споруду вилучити.`,
  monuments: 'Побудуйте монумент, перш ніж чотири споруди стануть метрополією, або продовжуйте.',
};
