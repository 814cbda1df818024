import { within } from '@meltemi/words/en';

const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

const side = { attacker: 'Attacker', defender: 'Defender' };

/** A battle under way. */
export const battle = {
  title: (area: string) => `Battle at ${area}`,
  side: { legendary: side, classic: side },
  die: { legendary: 'Battle die', classic: 'Battle die' },
  walls: 'Fortresses and ports',
  strength: 'Strength',
  notRolled: 'not rolled yet',
  lastRound: 'Last round:',
  odds: (attacker: string, win: number, nobody: number, defender: string, hold: number) =>
    `If both fight to the end: ${attacker} ${percents.format(win)}, nobody left ${percents.format(nobody)}, ${within(defender)} ${percents.format(hold)}.`,
};
