import type { battle as english } from '../en/battle.ts';

const percents = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 0 });

const side = { attacker: 'Нападник', defender: 'Оборонець' };

/** A battle under way. */
export const battle: typeof english = {
  title: (area) => `Битва: ${area}`,
  side: { legendary: side, classic: side },
  die: { legendary: 'Бойовий кубик', classic: 'Бойовий кубик' },
  walls: 'Фортеці й порти',
  strength: 'Бойова сила',
  notRolled: 'ще не кинуто',
  lastRound: 'Останній раунд:',
  odds: (attacker, win, nobody, defender, hold) =>
    `Якщо битися до кінця: ${attacker} ${percents.format(win)}, нікого не лишиться ${percents.format(nobody)}, ${defender} ${percents.format(hold)}.`,
};
