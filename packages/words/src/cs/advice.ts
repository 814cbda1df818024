import type { Boon, Way } from '@meltemi/bots';
import type { EditionId } from '@meltemi/engine';
import type { advice as english } from '../en/advice.ts';
import type { Naming } from '../naming.ts';
import { cards } from './cards.ts';
import { godOf, godTo, theBuilding, thePieces } from './cases.ts';
import { names } from './names.ts';

const percent = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 });
const odds = (chance: number) => percent.format(Math.min(0.99, Math.max(0.01, chance)));

const NTH = ['první', 'druhý', 'třetí', 'čtvrtý'];
const building = (nth: number) => `${NTH[nth - 1]} druh budovy`;
const philosopher = (nth: number) => `${NTH[nth - 1]} filozof`;
const priestess: Readonly<Record<EditionId, string>> = { legendary: 'kněžka', classic: 'kněz' };
const metropolis: Readonly<Record<Way, string>> = {
  buildings: 'čtvrtý druh budovy: metropole',
  philosophers: 'čtvrtý filozof: metropole',
  conquest: 'dobytí metropole',
  sacrifice: 'metropole za sebeobětování hrdiny',
};
const goal = 'poslední metropole potřebná k vítězství';

function boon(what: Boon, { edition }: Naming): string {
  if (what.boon === 'goal') return goal;
  if (what.boon === 'metropolis') return metropolis[what.by];
  if (what.boon === 'building') return building(what.nth);
  return what.boon === 'philosopher' ? philosopher(what.nth) : priestess[edition];
}

export const advice: typeof english = {
  why: {
    victory: () => 'výhra ve hře',
    goal: () => goal,
    metropolis: ({ by, from }, n) => {
      if (from >= 0) return `dobytí metropole (přichází o ni ${n.faction(from)})`;
      return by ? metropolis[by] : 'nová metropole';
    },
    safer: ({ area, before, after }, n) =>
      `bezpečnější metropole (${n.area(area)}): šance na úspěch útoku ${odds(after)} místo ${odds(before)}`,
    building: ({ nth }) => building(nth),
    philosopher: ({ nth }) => philosopher(nth),
    income: ({ gold, from }, n) => `příjem +${gold}${from < 0 ? '' : ` (přichází o něj ${n.faction(from)})`}`,
    land: ({ area, from }, n) => `obsazení: ${n.area(area)}${from < 0 ? '' : ` (dosud ${n.faction(from)})`}`,
    costs: ({ faction, unit, count }, n) => `${n.faction(faction)} přichází o ${thePieces[unit](count)}`,
    razes: ({ faction, building: built }, n) => `${n.faction(faction)} přichází o ${theBuilding[built]}`,
    robs: ({ faction }, n) => `krádež zlaťáků (přichází o ně ${n.faction(faction)})`,
    monument: ({ monument }) => `nový monument: ${cards.monument[monument].name}`,
    hero: ({ hero }) => `hrdina: ${cards.hero[hero].name}`,
    priestess: ({ count }, { edition }) => `celkem ${names.card[edition].priestess(count)}`,
    recruits: ({ unit, count }) => `+${names.piece[unit](count)}`,
    gold: ({ gold }, { edition }) => `+${names.gold[edition](gold)}`,
    brings: ({ god, what }, n) => `${cards.god[god].name} může přinést: ${boon(what, n)}`,
    outbids: ({ god, faction, what }, n) =>
      `${n.faction(faction)} přichází o místo u ${godOf[god]}${what ? ` (k získání: ${boon(what, n)})` : ''}`,
    denies: ({ god, faction, what }, n) =>
      `${n.faction(faction)} už nemá na vyšší dar ${godTo[god]} (k získání: ${boon(what, n)})`,
    'bids-last': () => 'poslední místo v pořadí nabízení darů v příští epoše',
    keeps: ({ gold }, { edition }) => `na příští dary zbývá ${names.gold[edition](gold)}`,
  },
  boon,
  odds,
  chance: (share) => `Šance na výhru: ${percent.format(share)}`,
};
