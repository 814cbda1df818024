import { plural } from '../plural.ts';
import { within } from './names.ts';

const choose = plural('en');
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}%`;
const set = (gods: string) => `All four buildings with ${gods}`;
const side = { attacker: 'Attacker', defender: 'Defender' };

/** Panels that open now and then. */
export const panels = {
  holdsGoal: (name: string) => `${name}: enough metropolises to win, if nothing changes.`,
  canWin: (name: string) => `${name}: can win this cycle.`,
  oneShort: (name: string) => `${name}: one metropolis short, and still to act this cycle.`,
  exposed: (area: string, names: string) => `Your metropolis on ${area} can be attacked by ${names}.`,
  way: {
    set: { legendary: set, classic: set },
    philosophers: (god: string) => `Four philosophers with ${god}`,
    conquest: (area: string) => `A metropolis in reach: ${area}`,
    hero: (hero: string) => `Sacrifice: ${hero}`,
  },

  log: 'Log',
  noLog: 'Nothing has happened yet.',
  earlier: 'Earlier cycles',
  ruleOf: (line: string) => `Rule: ${line}`,

  nobodys: 'Nobody’s',
  island: (areas: string) => `On one island with ${areas}`,
  areaIncome: (gold: string) => `Income ${gold}`,
  noIncome: 'No income',
  goesTo: (name: string) => `goes to ${within(name)}`,
  freeSites: (sites: number) => `${sites} free ${choose(sites, { one: 'building site', other: 'building sites' })}`,
  priestessSymbol: 'Whoever takes it gets a priestess',
  attack: 'Who could attack',
  attackNobody: 'Nobody within reach',
  chance: percent,
  taken: 'without a battle',
  attackWith: (force: string, area: string) => `${force} from ${area}`,

  broken: 'This game can’t be opened.',
  brokenMore: 'It is kept as it is. You can save it as a file, or start another game.',
  missing: 'There is no such game on this device.',
  home: 'To the home page',
  battle: {
    title: (area: string) => `Battle at ${area}`,
    side: { legendary: side, classic: side },
    die: { legendary: 'Battle die', classic: 'Battle die' },
    walls: 'Fortresses and ports',
    strength: 'Strength',
    notRolled: 'not rolled yet',
    lastRound: 'Last round:',
    odds: (attacker: string, win: number, nobody: number, defender: string, hold: number) =>
      `If both fight to the end: ${attacker} ${percents.format(win)}, nobody left ${percents.format(nobody)}, ${within(defender)} ${percents.format(hold)}.`,
  },
};
