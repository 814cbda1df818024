import { BUILDINGS, type God, type MonumentId, NOBODY, type View } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import {
  colourOf,
  incomeOf,
  inTeams,
  MONUMENT_BUILDINGS,
  metropolisesOf,
  openTiles,
  termsOf,
} from '@meltemi/engine/query';
import { areaOf } from './areas.ts';
import { bold, inColour, paintNames, type Screen, table } from './screen.ts';
import { wrap } from './wrap.ts';

// Everything beside the board, as one seat may see it.

export function drawStatus(screen: Screen, v: View): string {
  const { table: agreed, cycle, phase } = v;
  const head = `Cycle ${cycle}, ${phase}. ${agreed.goal} metropolises end the game.`;
  return [bold(screen, head), ...tracks(screen, v), '', players(screen, v)].join('\n');
}

function tracks(screen: Screen, v: View): string[] {
  const open = openTiles(v.table);
  const resting = v.gods.slice(open);
  const gods = [...v.gods.slice(0, open), 'apollo' as const].map((god) => godWithOffers(v, god));
  const { trackPrices } = termsOf(v);
  const creatures = v.track.map((card, place) => `${card ?? '–'} ${trackPrices[place]}`);
  const top = v.top?.card ? `; on top, known to you: ${v.top.card}` : '';
  return [
    `Gods       ${gods.join(' · ')}${resting.length > 0 ? `   (resting: ${resting.join(', ')})` : ''}`,
    `Creatures  ${creatures.join(' · ')}   (${v.deck.length} in the deck, ${v.discard.length} discarded${top})`,
    ...heroes(v),
    ...monuments(v),
    `Bids first ${v.order.map((marker) => bearer(v, marker)).join(', ')}`,
  ].map((line) => paintNames(screen, wrap(line, screen.width, ' '.repeat(11))));
}

function heroes({ heroTrack }: View): string[] {
  return heroTrack.length > 0
    ? [`Heroes     ${heroTrack.map((hero) => hero ?? '–').join(' · ')}   (4 gold, with Hera)`]
    : [];
}

/** Monuments that can be built, with their buildings, and built ones with their owners. */
function monuments(v: View): string[] {
  if (!v.table.monuments) return [];
  const wanted = (id: MonumentId) => `${id} (${MONUMENT_BUILDINGS[id].join(' + ')})`;
  const stand = v.monuments.map(({ id, area }) => `${id}: ${ownerOf(v, area)}, on ${areaOf(v, area).id}`);
  return [
    `Monuments  ${v.monumentPool.map(wanted).join(' · ') || 'none left to build'}`,
    ...(stand.length > 0 ? [`           built: ${stand.join(' · ')}`] : []),
  ];
}

function ownerOf(v: View, area: number): string {
  const owner = at(v.owner, area);
  return owner === NOBODY ? 'nobody' : colourOf(owner);
}

/** The owner of a marker; a player's second marker has a number. */
function bearer({ table: { markerOf } }: View, marker: number): string {
  const faction = at(markerOf, marker);
  return `${colourOf(faction)}${markerOf.indexOf(faction) === marker ? '' : ' (2nd)'}`;
}

/** A god with the offers on it; Apollo may have several. */
function godWithOffers(v: View, god: God): string {
  const bidders = god === 'apollo' ? v.apollo : [v.offers.findIndex((offer) => offer?.god === god)];
  const offers = bidders
    .filter((marker) => marker >= 0)
    .map((marker) => `${bearer(v, marker)} ${v.offers[marker]?.amount}${v.acted.includes(marker) ? ', done' : ''}`);
  return [god, ...offers.map((offer) => `[${offer}]`)].join(' ');
}

const heads = (land: string) => ['gold', 'income', 'priest.', 'philos.', land, 'troops', 'fleets', 'metrop.'];

function players(screen: Screen, v: View): string {
  const { teamOf } = v.table;
  const team = (text: string) => (inTeams(v.table) ? [text] : []);
  const rows = teamOf.map((own, faction) => {
    const [name = '', ...cells] = row(v, faction, own);
    return [name, ...team(String(own + 1)), ...cells];
  });
  const [head = '', ...lines] = table([
    ['', ...team('team'), ...heads(v.table.edition === 'classic' ? 'isles' : 'land')],
    ...rows,
  ]).split('\n');
  const built = rows.map((_, faction) => buildingsOf(v, faction));
  const fits =
    Math.max(...lines.map((line, faction) => line.length + 2 + (built[faction] ?? '').length)) <= screen.width;
  const whole = (line: string, faction: number) =>
    fits ? `${line}  ${built[faction]}` : `${line}\n${wrap(`  built: ${built[faction]}`, screen.width, '    ')}`;
  const painted = lines.map((line, faction) => inColour(screen, faction, whole(line, faction)));
  return [fits ? `${head}  built` : head, ...painted].join('\n');
}

function row(v: View, faction: number, team: number): string[] {
  const mark = v.table.seatOf[faction] === v.seat ? ' (you)' : '';
  const gone = v.eliminated.includes(faction) ? ' (out)' : '';
  return [
    `${colourOf(faction)}${mark}${gone}`,
    goldOf(v, team),
    String(incomeOf(v, faction)),
    String(v.priestesses[faction]),
    String(v.philosophers[faction]),
    String(count(v, faction, (area) => (area < boardOf(v).lands ? 1 : 0))),
    troopsOf(v, faction),
    String(count(v, faction, (area) => at(v.fleets, area))),
    String(metropolisesOf(v, team)),
  ];
}

/** The seat's own purse; of others what the table option shows. */
function goldOf(v: View, team: number): string {
  const gold = v.gold[team] ?? null;
  if (gold !== null) return String(gold);
  if (v.table.gold !== 'bounds') return '?';
  const [least, most] = [v.goldMin[team], v.goldMax[team]];
  return least === most ? String(least) : `${least}–${most}`;
}

function troopsOf(v: View, faction: number): string {
  const mercenaries = count(v, faction, (area) => at(v.mercenaries, area));
  return `${count(v, faction, (area) => at(v.troops, area))}${mercenaries > 0 ? `+${mercenaries}` : ''}`;
}

function count(v: View, faction: number, inArea: (area: number) => number): number {
  return v.owner.reduce((total, owner, area) => total + (owner === faction ? inArea(area) : 0), 0);
}

function buildingsOf(v: View, faction: number): string {
  const { sites } = boardOf(v);
  const own = v.built.filter((_, site) => v.owner[sites[site]?.area ?? NOBODY] === faction);
  const words = BUILDINGS.map((type) => {
    const copies = own.filter((built) => built === type).length;
    return copies > 1 ? `${copies} × ${type}` : copies === 1 ? type : '';
  });
  return words.filter(Boolean).join(', ') || '–';
}
