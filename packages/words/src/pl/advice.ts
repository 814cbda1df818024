import type { Boon, Way } from '@meltemi/bots';
import type { EditionId } from '@meltemi/engine';
import type { advice as english } from '../en/advice.ts';
import type { Naming } from '../naming.ts';
import { cards } from './cards.ts';
import { godOf, theBuilding, thePieces } from './cases.ts';
import { names } from './names.ts';

const percent = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 });
const odds = (chance: number) => percent.format(Math.min(0.99, Math.max(0.01, chance)));

const NTH = ['pierwszy', 'drugi', 'trzeci', 'czwarty'];
const KIND: Readonly<Record<EditionId, string>> = { legendary: 'rodzaj budynku', classic: 'rodzaj budowli' };
const building = (nth: number, { edition }: Naming) => `${NTH[nth - 1]} ${KIND[edition]}`;
const philosopher = (nth: number) => `${NTH[nth - 1]} filozof`;
const priestess: Readonly<Record<EditionId, string>> = { legendary: 'kapłanka', classic: 'kapłan' };
const goal = 'ostatnia metropolia potrzebna do zwycięstwa';

function metropolis(by: Way, n: Naming): string {
  if (by === 'buildings') return `${building(4, n)}: metropolia`;
  if (by === 'philosophers') return 'czwarty filozof: metropolia';
  return by === 'conquest' ? 'zdobycie metropolii' : 'metropolia za poświęcenie herosa';
}

function boon(what: Boon, n: Naming): string {
  if (what.boon === 'goal') return goal;
  if (what.boon === 'metropolis') return metropolis(what.by, n);
  if (what.boon === 'building') return building(what.nth, n);
  return what.boon === 'philosopher' ? philosopher(what.nth) : priestess[n.edition];
}

export const advice: typeof english = {
  why: {
    victory: () => 'wygrana w grze',
    goal: () => goal,
    metropolis: ({ by, from }, n) => {
      if (from >= 0) return `zdobycie metropolii (traci ją ${n.faction(from)})`;
      return by ? metropolis(by, n) : 'nowa metropolia';
    },
    safer: ({ area, before, after }, n) =>
      `bezpieczniejsza metropolia (${n.area(area)}): szansa powodzenia ataku ${odds(after)} zamiast ${odds(before)}`,
    building: ({ nth }, n) => building(nth, n),
    philosopher: ({ nth }) => philosopher(nth),
    income: ({ gold, from }, n) => `dochód +${gold}${from < 0 ? '' : ` (traci go ${n.faction(from)})`}`,
    land: ({ area, from }, n) => `zajęcie: ${n.area(area)}${from < 0 ? '' : ` (dotąd ${n.faction(from)})`}`,
    costs: ({ faction, unit, count }, n) => `${n.faction(faction)} traci ${thePieces[unit](count)}`,
    razes: ({ faction, building: built }, n) => `${n.faction(faction)} traci ${theBuilding[built]}`,
    robs: ({ faction }, n) => `kradzież złota (traci je ${n.faction(faction)})`,
    monument: ({ monument }) => `nowy monument: ${cards.monument[monument].name}`,
    hero: ({ hero }) => `heros: ${cards.hero[hero].name}`,
    priestess: ({ count }, { edition }) => `razem ${names.card[edition].priestess(count)}`,
    recruits: ({ unit, count }) => `+${names.piece[unit](count)}`,
    gold: ({ gold }, { edition }) => `+${names.gold[edition](gold)}`,
    brings: ({ god, what }, n) => `${cards.god[god].name} może dać: ${boon(what, n)}`,
    outbids: ({ god, faction, what }, n) =>
      `${n.faction(faction)} traci miejsce u ${godOf[god]}${what ? ` (do zdobycia: ${boon(what, n)})` : ''}`,
    denies: ({ god, faction, what }, n) =>
      `${n.faction(faction)} nie ma już na wyższą ofiarę dla ${godOf[god]} (do zdobycia: ${boon(what, n)})`,
    'bids-last': () => 'ostatnie miejsce w kolejności składania ofiar w następnym cyklu',
    keeps: ({ gold }, { edition }) => `na następne ofiary zostaje ${names.gold[edition](gold)}`,
  },
  boon,
  odds,
  chance: (share) => `Szansa na zwycięstwo: ${percent.format(share)}`,
};
