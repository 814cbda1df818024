import type { Boon, Way } from '@meltemi/bots';
import type { EditionId } from '@meltemi/engine';
import type { advice as english } from '../en/advice.ts';
import type { Naming } from '../naming.ts';
import { cards } from './cards.ts';
import { ofGod, theBuilding, thePieces, toGod } from './cases.ts';
import { names } from './names.ts';

const percent = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 0 });
const odds = (chance: number) => percent.format(Math.min(0.99, Math.max(0.01, chance)));

const NTH = ['перший', 'другий', 'третій', 'четвертий'];
const building = (nth: number) => `${NTH[nth - 1]} вид споруд`;
const philosopher = (nth: number) => `${NTH[nth - 1]} філософ`;
const priestess: Readonly<Record<EditionId, string>> = { legendary: 'жриця', classic: 'жрець' };
const metropolis: Readonly<Record<Way, string>> = {
  buildings: 'четвертий вид споруд: метрополія',
  philosophers: 'четвертий філософ: метрополія',
  conquest: 'здобуття метрополії',
  sacrifice: 'метрополія за пожертву героя',
};
const goal = 'остання метрополія, потрібна для перемоги';

function boon(what: Boon, { edition }: Naming): string {
  if (what.boon === 'goal') return goal;
  if (what.boon === 'metropolis') return metropolis[what.by];
  if (what.boon === 'building') return building(what.nth);
  return what.boon === 'philosopher' ? philosopher(what.nth) : priestess[edition];
}

export const advice: typeof english = {
  why: {
    victory: () => 'перемога у грі',
    goal: () => goal,
    metropolis: ({ by, from }, n) => {
      if (from >= 0) return `здобуття метрополії (її втрачає ${n.faction(from)})`;
      return by ? metropolis[by] : 'нова метрополія';
    },
    safer: ({ area, before, after }, n) =>
      `безпечніша метрополія (${n.area(area)}): шанс успіху атаки ${odds(after)} замість ${odds(before)}`,
    building: ({ nth }) => building(nth),
    philosopher: ({ nth }) => philosopher(nth),
    income: ({ gold, from }, n) => `дохід +${gold}${from < 0 ? '' : ` (його втрачає ${n.faction(from)})`}`,
    land: ({ area, from }, n) => `здобуто: ${n.area(area)}${from < 0 ? '' : ` (раніше — ${n.faction(from)})`}`,
    costs: ({ faction, unit, count }, n) => `${n.faction(faction)} втрачає ${thePieces[unit](count)}`,
    razes: ({ faction, building: built }, n) => `${n.faction(faction)} втрачає ${theBuilding[built]}`,
    robs: ({ faction }, n) => `крадіжка монет (їх втрачає ${n.faction(faction)})`,
    monument: ({ monument }) => `монумент: ${cards.monument[monument].name}`,
    hero: ({ hero }) => `герой: ${cards.hero[hero].name}`,
    priestess: ({ count }, { edition }) => `разом ${names.card[edition].priestess(count)}`,
    recruits: ({ unit, count }) => `+${names.piece[unit](count)}`,
    gold: ({ gold }, { edition }) => `+${names.gold[edition](gold)}`,
    brings: ({ god, what }, n) => `${cards.god[god].name} може дати: ${boon(what, n)}`,
    outbids: ({ god, faction, what }, n) =>
      `${n.faction(faction)}: фішку витіснено від ${ofGod[god]}${what ? ` (можливий здобуток: ${boon(what, n)})` : ''}`,
    denies: ({ god, faction, what }, n) =>
      `${n.faction(faction)} вже не може перебити підношення ${toGod[god]} (можливий здобуток: ${boon(what, n)})`,
    'bids-last': () => 'останнє місце в порядку підношень у наступному циклі',
    keeps: ({ gold }, { edition }) => `залишок на наступні підношення: ${names.gold[edition](gold)}`,
  },
  boon,
  odds,
  chance: (share) => `Шанс на перемогу: ${percent.format(share)}`,
};
