import type { EditionId } from '@meltemi/engine';
import { names, ofBuilding, theGold } from '@meltemi/words/uk';
import type { moves as english } from '../en/moves.ts';

type Verbs = (typeof english)['means']['legendary'];

const gold = (edition: EditionId, n: number): string => names.gold[edition](n);

const legendary: Verbs = {
  settle: 'у дужках: роги достатку ($), жриця (P), будівельні майданчики (o)',
  look: 'наступну карту істоти бачите лише ви; безплатно',
  return: 'назад на верх колоди',
  recruit: 'ще одна фігурка',
  gain: 'ще одна карта',
  sail: 'флотилії в сусідню морську зону; ворог у ній — битва',
  march: 'загони+найманці; ворог у зоні — битва',
  mobilise: 'герой веде загони+найманців',
  fly: 'загони+найманці в будь-яку сухопутну зону',
  end: 'кінець вашого ходу',
  skip: 'нічого не будувати',
  stand: 'лишити кубики як є',
  fight: 'ще один раунд',
  withdraw: 'вийти з битви з усіма',
  keep: 'коштує жрицю',
  release: 'залишає поле',
  done: 'далі',
  found: 'на порожньому майданчику',
  raze: 'повертається в запас',
  enshrine: 'там її ніхто не може атакувати',
};

const classic: Verbs = {
  ...legendary,
  sail: 'флотилії на сусідню клітинку; ворог на ній — битва',
  replace: 'скинути її, місце займе наступна карта',
  march: 'загони на інший острів через ваші флотилії; ворог на ньому — битва',
  fly: 'загони на будь-який острів',
  withdraw: 'вийти з битви',
  done: 'досить',
  raise: 'у дужках: місця для споруд; метрополія займає два, на найменших островах — одне',
  raze: 'цю споруду вилучено',
  charm: 'її місце займе ваша флотилія',
  sell: `одна фігурка за ${theGold(2)}`,
  dismiss: `одна карта за ${theGold(2)}`,
  swim: 'знищує флотилії й там',
  save: 'втрачена флотилія опиниться там',
  destroy: 'цю фігурку втрачено',
};

export const moves: typeof english = {
  means: { legendary, classic },
  firstStep: 'перший із щонайбільше трьох кроків; ворог на клітинці — битва',
  nextStep: 'на наступну клітинку; ворог на клітинці — битва',
  pay: (amount) => `платите ${amount}`,
  instead: (built) => `замість ${ofBuilding[built === 'covered' ? 'metropolis' : built]}`,
  free: 'безплатно',
  costs: (edition, least, most) => (least === most ? gold(edition, most) : `від ${least} до ${gold(edition, most)}`),
};
