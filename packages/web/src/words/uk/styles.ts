import type { styles as english } from '../en/styles.ts';

/** How the bots play, by how strong they are. */
export const styles: typeof english = {
  random: 'Іде, куди вітер віє: годиться будь-який дозволений хід.',
  easy: 'Хоче як краще й злітає зависоко: не помічає добрих ходів і спокушається хибними.',
  medium: 'Нитка за ниткою, без поспіху: бере те, що зараз здається найкращим.',
  hard: 'Продумує цілі ходи, пильнує, хто ось-ось переможе, і перебиває його ставку.',
};
