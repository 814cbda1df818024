import { counted } from '@meltemi/words/uk';
import type { fairness as english } from '../en/fairness.ts';

const played = counted('партія ботів', 'партії ботів', 'партій ботів');
const nobody = { start: 'жодне місце за столом', turn: 'жодне місце в порядку ходів' } as const;

export const fairness: typeof english = {
  how: 'Боти середньої сили грають тут між собою у фоновому режимі.',
  measuring: 'Перевіряємо, чи рівні шанси…',
  failed: 'Тут не вдалося перевірити, чи рівні шанси.',
  fair: (by, most, games) =>
    `Поки що шанси рівні: ${nobody[by]} не має переваги понад ${most} в.\u00a0п. (${played(games)}).`,
  open: (by, most, games) =>
    `Поки що ніщо не вказує на нерівні шанси: ${nobody[by]} не має переваги понад ${most} в.\u00a0п. (${played(games)}).`,
  unfair: (side, share, margin, fair, games) =>
    `Поки що шанси нерівні. ${side}: ${share}\u00a0% перемог ± ${margin} (порівну було б ${fair}\u00a0%; ${played(games)}).`,
  place: (n) => `Місце ${n} у порядку ходів`,
};
