import type { battle as english } from '../en/battle.ts';

const percents = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 });

const side = { attacker: 'Útočník', defender: 'Obránce' };

/** A battle under way. */
export const battle: typeof english = {
  title: (area) => `Bitva: ${area}`,
  side: { legendary: side, classic: side },
  die: { legendary: 'Bojová kostka', classic: 'Bojová kostka' },
  walls: 'Pevnosti a přístavy',
  strength: 'Bojová síla',
  notRolled: 'zatím bez hodu',
  lastRound: 'Poslední kolo:',
  odds: (attacker, win, nobody, defender, hold) =>
    `Pokud se bojuje až do konce: ${attacker} ${percents.format(win)}, nikdo nezbude ${percents.format(nobody)}, ${defender} ${percents.format(hold)}.`,
};
