import type { Frame, View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import type { choices as english } from '../en/choices.ts';
import type { Naming } from '../naming.ts';
import { buildingOn, listUnits, standing, topOf, whose, whoseSite } from '../sentences.ts';
import { bonus, building, creature, god, hero, monument, unit } from './cards.ts';
import {
  buildingOf,
  godTo,
  heroOf,
  isHeroine,
  theBuilding,
  theCard,
  theCreature,
  theHero,
  thePiece,
  thePieces,
} from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** Troops and mercenaries under way; with none of them only heroes go. */
function moved(
  m: { readonly from: number; readonly to: number; readonly troops: number; readonly mercenaries: number },
  n: Naming,
): string {
  return `${listUnits(piece, m.troops, m.mercenaries) || 'Jen hrdinové'}: ${n.area(m.from)} → ${n.area(m.to)}`;
}

/** A building that makes way. */
function instead(site: number, seen: View): string {
  const built = standing(site, seen);
  return built ? `, místo ${buildingOf[built]}` : '';
}

const DONE: Readonly<Partial<Record<Frame['kind'], string>>> = {
  moment: 'Pokračujte',
  monuments: 'Žádný nestavte',
  'hector-swaps': 'Už nevyměňujte',
  sphinx: 'Už neprodávejte',
  voyage: 'Zastavte zde',
  'sylph-sails': 'Zastavte zde',
  'kraken-swims': 'Zůstaňte zde',
  lighthouse: 'Nezachraňujte',
};

const choice: (typeof english)['choice'] = {
  settle: (m, n) => `Osídlete: ${n.area(m.area)}`,
  place: (m, n, seen) => `${piece[m.piece](1)} → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  bid: (m, n) =>
    m.god === 'apollo' ? 'Jděte zdarma k Apollónovi' : `Nabídněte ${names.gold[n.edition](m.amount)} ${godTo[m.god]}`,
  // fate
  tile: (m) => god[m.god],
  marker: (m, n) => n.faction(m.faction),
  draw: (m) => creature[m.creature],
  unveil: (m) => hero[m.hero],
  token: (m) => `Bonus: ${bonus[m.bonus]}`,
  roll: (m) => `Kostka: ${m.die}`,
  card: (m) => monument[m.monument],
  // upkeep
  keep: (m, n, seen) => {
    const stays = seen.figures.some(({ id, area }) => id === m.creature && area === m.area);
    return stays
      ? `Udržte si ${theCreature[m.creature]}: ${n.area(m.area)}`
      : `Udržte si ${theCreature[m.creature]} a přesuňte: ${n.area(m.area)}${whose(m.area, n, seen)}`;
  },
  release: (m) => `Propusťte ${theCreature[m.creature]}`,
  // a god's turn
  build: (m, n, seen) => `Postavte ${theBuilding[m.building]}: ${n.site(m.site)}${instead(m.site, seen)}`,
  skip: () => 'Nic nestavte',
  recruit: (m, n) => `${m.piece === 'fleet' ? 'Najměte' : 'Naverbujte'} ${thePiece[m.piece]}: ${n.area(m.area)}`,
  gain: (m, n) => `Najměte ${theCard[n.edition][m.card]}`,
  hire: (m, n) => `Naverbujte ${theHero[m.hero]}: ${n.area(m.area)}`,
  buy: (m) => `Uplaťte ${theCreature[m.creature]}`,
  look: () => 'Nahlédněte na vrchní kartu tvora',
  play: (_, n, seen) =>
    `Zahrajte ${seen.top?.card ? theCreature[seen.top.card] : 'kartu'} za ${names.gold[n.edition](1)}`,
  return: () => 'Vraťte navrch',
  replace: (m) => `Nahraďte ${theCreature[m.creature]}`,
  sail: (m, n, seen) => `${piece.fleet(m.fleets)}: ${n.area(m.from)} → ${n.area(m.to)}${whose(m.to, n, seen)}`,
  march: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  mobilise: (m, n, seen) => {
    const troops = listUnits(piece, m.troops, m.mercenaries);
    const alone = isHeroine(m.hero) ? 'sama' : 'sám';
    return `${hero[m.hero]} ${troops ? `+ ${troops}` : alone} → ${n.area(m.to)}${whose(m.to, n, seen)}`;
  },
  join: (m) => `${hero[m.hero]} se přidá`,
  stay: (m) => `${hero[m.hero]} zůstane`,
  sacrifice: (m) => `Obětujte ${theHero[m.hero]}${m.hero === m.as ? '' : ` (jako ${hero[m.as]})`}`,
  end: () => 'Ukončete tah',
  // battle
  reroll: (_, n) => `Přehoďte za ${names.gold[n.edition](1)}`,
  stand: () => 'Kostky nepřehazujte',
  lose: (m) => `Ztráta: ${unit[m.unit]}`,
  save: (m, n) => `Zachraňte ${thePiece[m.piece]} → ${n.area(m.area)}`,
  withdraw: (m, n) => `Stáhněte se → ${n.area(m.area)}`,
  fight: () => 'Bojujte dál',
  // metropolises and monuments
  raze: (m, n, seen) =>
    `Odstraňte ${theBuilding[buildingOn(m.site, seen)]}: ${n.site(m.site)}${whoseSite(m.site, n, seen)}`,
  found: (m, n, seen) => `Metropole: ${n.site(m.site)}${instead(m.site, seen)}`,
  enshrine: (m) => `Metropole na kartu ${heroOf[m.hero]}`,
  raise: (m, n) => `Metropole: ${n.area(m.area)}`,
  erect: (m, n) => `${monument[m.monument]}: ${n.area(m.area)}`,
  devote: (m, n) =>
    `Odevzdejte ${thePiece[m.piece]} (${n.area(m.area)}) za ${m.piece === 'fleet' ? 'vrchního tvora' : 'náhodného odhozeného tvora'}`,
  // creatures and heroes
  destroy: (m, n, seen) =>
    topOf(seen).kind === 'lose'
      ? `Ztráta: ${piece[m.piece](1)}, ${n.area(m.area)}${whose(m.area, n, seen)}`
      : `Zničte ${thePiece[m.piece]}: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  rob: (m, n) => n.faction(m.faction),
  take: (m, n, seen) =>
    topOf(seen).kind === 'giant'
      ? `Vezměte ${thePieces.mercenary(at(seen.mercenaries, m.area))}: ${n.area(m.area)}${whose(m.area, n, seen)}`
      : `Vezměte ${thePiece.fleet}: ${n.area(m.area)}`,
  convert: (m, n, seen) => `${n.site(m.site)}: ${building[buildingOn(m.site, seen)]} → ${building[m.building]}`,
  trade: (m) => `Vyměňte ${theHero[m.hero]} za ${theHero[m.for]}`,
  fly: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  choose: (m) => `Zahrajte ${theCreature[m.creature]}`,
  swap: (m, n) => `${n.area(m.area)} ↔ ${n.area(m.with)}`,
  summon: (m, n, seen) => `Umístěte: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  swim: (m, n, seen) => `Plujte dál: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  push: (m, n, seen) => `${piece.fleet(1)}: ${n.area(m.from)} → ${n.area(m.to)}${whose(m.from, n, seen)}`,
  exchange: (_, n) => `${names.card[n.edition].priestess(2)} za filozofa`,
  charm: (m, n, seen) => `Nahraďte loď: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  sell: (m, n) => `Prodejte ${thePiece[m.piece]} (${n.area(m.area)}) za ${names.gold[n.edition](2)}`,
  dismiss: (m, n) => `Prodejte ${theCard[n.edition][m.card]} za ${names.gold[n.edition](2)}`,
  done: (_, __, seen) => DONE[topOf(seen).kind] ?? 'Hotovo',
};

const group: (typeof english)['group']['legendary'] = {
  settle: 'Rozmísťování',
  place: 'Umístění',
  bid: 'Dary bohům',
  tile: 'Bohové',
  marker: 'Pořadí tahů',
  draw: 'Tvorové',
  unveil: 'Hrdinové',
  token: 'Metropole',
  roll: 'Kostky',
  card: 'Monumenty',
  keep: 'Udržení',
  release: 'Propuštění',
  build: 'Stavba',
  skip: 'Stavba',
  recruit: 'Posily',
  gain: 'Najmutí',
  hire: 'Posily',
  buy: 'Tvorové',
  look: 'Tvorové',
  play: 'Tvorové',
  return: 'Tvorové',
  replace: 'Tvorové',
  sail: 'Pohyb po moři',
  march: 'Pohyb po pevnině',
  mobilise: 'Pohyb hrdiny',
  join: 'Hrdinové',
  stay: 'Hrdinové',
  sacrifice: 'Sebeobětování',
  end: 'Konec',
  reroll: 'Kostky',
  stand: 'Kostky',
  lose: 'Ztráty',
  save: 'Záchrana',
  withdraw: 'Ústup',
  fight: 'Bitva',
  raze: 'Odstranění',
  found: 'Metropole',
  enshrine: 'Metropole',
  raise: 'Metropole',
  erect: 'Monumenty',
  devote: 'Monumenty',
  destroy: 'Zničení',
  rob: 'Krádež',
  take: 'Převzetí',
  convert: 'Výměna',
  trade: 'Výměna',
  fly: 'Přesun',
  choose: 'Tvorové',
  swap: 'Výměna',
  summon: 'Umístění',
  swim: 'Plavba',
  push: 'Přesun lodí',
  exchange: 'Výměna',
  charm: 'Nahrazení',
  sell: 'Prodej',
  dismiss: 'Prodej',
  done: 'Hotovo',
};

/** The label of each move, and a heading over moves of its kind. */
export const choices: typeof english = { choice, group: { legendary: group, classic: group } };
