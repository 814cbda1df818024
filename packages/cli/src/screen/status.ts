import { BUILDINGS, type God, type MonumentId, NOBODY, type View } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import {
  HERO_PRICE,
  incomeOf,
  inTeams,
  MONUMENT_BUILDINGS,
  metropolisesOf,
  openTiles,
  termsOf,
} from '@meltemi/engine/query';
import type { Words } from '../words/words.ts';
import { areaOf } from './areas.ts';
import { nameOf } from './naming.ts';
import { bold, inColour, paintNames, type Screen, table } from './screen.ts';
import { wrap } from './wrap.ts';

// Everything beside the board, as one seat may see it.

export function drawStatus(screen: Screen, v: View): string {
  const { game, screen: says } = screen.words;
  const { table: agreed, cycle, phase } = v;
  const head = says.head(cycle, game.names.phase[agreed.edition][phase], agreed.goal);
  return [bold(screen, head), ...tracks(screen, v), '', players(screen, v)].join('\n');
}

/** What lies on a track, after its name. */
type Track = readonly [name: string, text: string];

function tracks(screen: Screen, v: View): string[] {
  const { words } = screen;
  const { gods, creatures, order } = words.screen;
  const rows: Track[] = [
    [gods, godsText(v, words)],
    [creatures[v.table.edition], creaturesText(v, words)],
    ...heroes(v, words),
    ...monuments(v, words),
    [order, v.order.map((marker) => bearer(v, marker, words)).join(', ')],
  ];
  const widest = 1 + Math.max(...rows.map(([name]) => name.length));
  const indent = ' '.repeat(widest);
  return rows.map(([name, text]) => paintNames(screen, wrap(name.padEnd(widest) + text, screen.width, indent)));
}

function godsText(v: View, words: Words): string {
  const open = openTiles(v.table);
  const resting = v.gods.slice(open).map((god) => words.game.god[god]);
  const gods = [...v.gods.slice(0, open), 'apollo' as const].map((god) => godWithOffers(v, god, words));
  return `${gods.join(' · ')}${resting.length > 0 ? `   (${words.screen.resting(resting.join(', '))})` : ''}`;
}

function creaturesText(v: View, { game, screen }: Words): string {
  const { trackPrices } = termsOf(v);
  const creatures = v.track.map((card, place) => `${card ? game.creature[card] : '–'} ${trackPrices[place]}`);
  const top = v.top?.card ? `; ${screen.top(game.creature[v.top.card])}` : '';
  return `${creatures.join(' · ')}   (${screen.cards(v.deck.length, v.discard.length)}${top})`;
}

function heroes({ heroTrack, table: { edition } }: View, { game, screen }: Words): Track[] {
  if (heroTrack.length === 0) return [];
  const names = heroTrack.map((hero) => (hero ? game.hero[hero] : '–')).join(' · ');
  return [[screen.heroes, `${names}   (${screen.heroPrice(game.names.gold[edition](HERO_PRICE))})`]];
}

/** Monuments that can be built, with their buildings, and built ones with their owners. */
function monuments(v: View, words: Words): Track[] {
  if (!v.table.monuments) return [];
  const { game, screen } = words;
  const needs = (id: MonumentId) => MONUMENT_BUILDINGS[id].map((building) => game.building[building]).join(' + ');
  const wanted = v.monumentPool.map((id) => `${game.monument[id]} (${id}: ${needs(id)})`).join(' · ');
  const stand = v.monuments.map(
    ({ id, area }) => `${game.monument[id]}: ${ownerOf(v, area, words)}, ${areaOf(v, area).id}`,
  );
  return [
    [screen.monuments, wanted || screen.noMonuments],
    ...(stand.length > 0 ? [['', screen.standing(stand.join(' · '))] as const] : []),
  ];
}

function ownerOf(v: View, area: number, words: Words): string {
  const owner = at(v.owner, area);
  return owner === NOBODY ? words.screen.nobody : nameOf(owner, words);
}

/** The owner of a marker; a player's second marker has a number. */
function bearer({ table: { markerOf } }: View, marker: number, words: Words): string {
  const faction = at(markerOf, marker);
  const name = nameOf(faction, words);
  return markerOf.indexOf(faction) === marker ? name : words.screen.second(name);
}

/** A god with the offers on it; Apollo may have several. */
function godWithOffers(v: View, god: God, words: Words): string {
  const bidders = god === 'apollo' ? v.apollo : [v.offers.findIndex((offer) => offer?.god === god)];
  const offers = bidders
    .filter((marker) => marker >= 0)
    .map((marker) => {
      const done = v.acted.includes(marker) ? `, ${words.screen.done}` : '';
      return `[${bearer(v, marker, words)} ${v.offers[marker]?.amount}${done}]`;
    });
  return [words.game.god[god], ...offers].join(' ');
}

function heads({ table: agreed }: View, { screen: { columns } }: Words): string[] {
  const { gold, income, priestesses, philosophers, land, troops, fleets, metropolises } = columns;
  const team = inTeams(agreed) ? [columns.team] : [];
  return ['', ...team, gold, income, priestesses, philosophers, land[agreed.edition], troops, fleets, metropolises];
}

/** Where the terminal is too narrow, what everybody has built goes below. */
function players(screen: Screen, v: View): string {
  const { words } = screen;
  const { columns } = words.screen;
  const factions = v.table.teamOf.map((_, faction) => faction);
  const rows = factions.map((faction) => row(v, faction, words));
  const [head = '', ...lines] = table([heads(v, words), ...rows]).split('\n');
  const built = factions.map((faction) => buildingsOf(v, faction, words));
  const cells = [`${head}  ${columns.built}`, ...lines.map((line, faction) => `${line}  ${built[faction]}`)];
  const fits = cells.every((line) => line.length <= screen.width);
  const whole = (line: string, faction: number) =>
    fits
      ? `${line}  ${built[faction]}`
      : `${line}\n${wrap(`  ${columns.built}: ${built[faction]}`, screen.width, '    ')}`;
  const painted = lines.map((line, faction) => inColour(screen, faction, whole(line, faction)));
  return [fits ? `${head}  ${columns.built}` : head, ...painted].join('\n');
}

function row(v: View, faction: number, words: Words): string[] {
  const { you, out } = words.screen;
  const team = at(v.table.teamOf, faction);
  const name = nameOf(faction, words);
  const mine = v.table.seatOf[faction] === v.seat ? you(name) : name;
  return [
    v.eliminated.includes(faction) ? out(mine) : mine,
    ...(inTeams(v.table) ? [String(team + 1)] : []),
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

function buildingsOf(v: View, faction: number, { game }: Words): string {
  const { sites } = boardOf(v);
  const own = v.built.filter((_, site) => v.owner[sites[site]?.area ?? NOBODY] === faction);
  const built = BUILDINGS.map((type) => {
    const copies = own.filter((each) => each === type).length;
    return copies > 1 ? `${copies} × ${game.building[type]}` : copies === 1 ? game.building[type] : '';
  });
  return built.filter(Boolean).join(', ') || '–';
}
