import type { View } from '@meltemi/engine';
import type { opening as english } from '../en/opening.ts';
import { ownMarker, whose } from '../say.ts';
import { ofGod, theGold, toGod } from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (перша фішка)', ' (друга фішка)'][ownMarker(marker, seen)];
}

const asking: (typeof english)['asking'] = {
  settle: ({ round, first }) =>
    round === 2
      ? 'Виберіть третю сухопутну зону.'
      : first < 0
        ? 'Виберіть першу сухопутну зону.'
        : 'Виберіть другу сухопутну зону, на іншому острові.',
  launch: ({ area }, n) => `${n.area(area)}: розмістіть флотилію в морі поруч.`,
  offer: ({ barred, marker }, _, seen) =>
    barred
      ? `Вашу фішку витіснено від ${ofGod[barred]}: виберіть іншого бога й підношення${which(marker, seen)}.`
      : `Виберіть бога й підношення${which(marker, seen)}.`,
};

const choice: (typeof english)['choices']['choice'] = {
  settle: (m, n) => `Займіть: ${n.area(m.area)}`,
  place: (m, n, seen) => `${piece[m.piece](1)} → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  bid: (m) => (m.god === 'apollo' ? 'До Аполлона, безплатно' : `Запропонуйте ${toGod[m.god]} ${theGold(m.amount)}`),
};

const group = {
  settle: 'Вибір зони',
  place: 'Розміщення',
  bid: 'Підношення',
};

/** What is asked and answered in set-up and auction, before more is said. */
export const opening: typeof english = { asking, choices: { choice, group: { legendary: group, classic: group } } };
