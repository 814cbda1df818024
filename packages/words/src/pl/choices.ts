import type { Frame, View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import type { choices as english } from '../en/choices.ts';
import type { Naming } from '../naming.ts';
import { buildingOn, listUnits, standing, topOf, whose, whoseSite } from '../sentences.ts';
import { bonus, building, creature, god, hero, monument } from './cards.ts';
import {
  buildingOf,
  creatureOf,
  godTo,
  heroOf,
  isHeroine,
  onePiece,
  theBuilding,
  theCard,
  theCreature,
  theHero,
  thePiece,
  thePieces,
  theUnit,
} from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** Troops and mercenaries under way; with none of them only heroes go. */
function moved(
  m: { readonly from: number; readonly to: number; readonly troops: number; readonly mercenaries: number },
  n: Naming,
): string {
  return `${listUnits(piece, m.troops, m.mercenaries) || 'Sami herosi'}: ${n.area(m.from)} → ${n.area(m.to)}`;
}

/** A building that makes way. */
function instead(site: number, seen: View): string {
  const built = standing(site, seen);
  return built ? `, zamiast ${buildingOf[built]}` : '';
}

const DONE: Readonly<Partial<Record<Frame['kind'], string>>> = {
  moment: 'Przejdź dalej',
  monuments: 'Nie buduj',
  'hector-swaps': 'Nie wymieniaj więcej',
  sphinx: 'Nie sprzedawaj więcej',
  voyage: 'Zatrzymaj się tu',
  'sylph-sails': 'Zatrzymaj się tu',
  'kraken-swims': 'Zostań tu',
  lighthouse: 'Pozwól zatonąć',
};

const choice: (typeof english)['choice'] = {
  settle: (m, n) => `Zajmij: ${n.area(m.area)}`,
  place: (m, n, seen) => `${onePiece(m.piece, n.edition)} → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  bid: (m, n) =>
    m.god === 'apollo' ? 'Idź do Apolla, za darmo' : `Ofiaruj ${names.gold[n.edition](m.amount)} ${godTo[m.god]}`,
  // fate
  tile: (m) => god[m.god],
  marker: (m, n) => n.faction(m.faction),
  draw: (m) => creature[m.creature],
  unveil: (m) => hero[m.hero],
  token: (m) => `Premia: ${bonus[m.bonus]}`,
  roll: (m) => `Kość: ${m.die}`,
  card: (m) => monument[m.monument],
  // upkeep
  keep: (m, n, seen) => {
    const stays = seen.figures.some(({ id, area }) => id === m.creature && area === m.area);
    return stays
      ? `Zatrzymaj ${theCreature[m.creature]}: ${n.area(m.area)}`
      : `Zatrzymaj ${theCreature[m.creature]} i porusz → ${n.area(m.area)}${whose(m.area, n, seen)}`;
  },
  release: (m) => `Odrzuć ${theCreature[m.creature]}`,
  // a god's turn
  build: (m, n, seen) => `Wybuduj ${theBuilding[m.building]}: ${n.site(m.site)}${instead(m.site, seen)}`,
  skip: () => 'Nie buduj',
  recruit: (m, n) => `Zrekrutuj ${thePiece(m.piece, n.edition)} → ${n.area(m.area)}`,
  gain: (m, n) => `Weź ${theCard[n.edition][m.card]}`,
  hire: (m, n) => `Zrekrutuj ${theHero[m.hero]} → ${n.area(m.area)}`,
  buy: (m, n) => `${n.edition === 'classic' ? 'Wezwij' : 'Kup'} ${theCreature[m.creature]}`,
  look: () => 'Podejrzyj wierzchnią kartę stworzenia',
  play: (_, n, seen) =>
    `Zagraj ${seen.top?.card ? theCreature[seen.top.card] : 'kartę'} za ${names.gold[n.edition](1)}`,
  return: () => 'Odłóż na wierzch',
  replace: (m) => `Wymień ${theCreature[m.creature]}`,
  sail: (m, n, seen) => `${piece.fleet(m.fleets)}: ${n.area(m.from)} → ${n.area(m.to)}${whose(m.to, n, seen)}`,
  march: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  mobilise: (m, n, seen) => {
    const troops = listUnits(piece, m.troops, m.mercenaries);
    const alone = isHeroine(m.hero) ? 'sama' : 'sam';
    return `${hero[m.hero]} ${troops ? `+ ${troops}` : alone} → ${n.area(m.to)}${whose(m.to, n, seen)}`;
  },
  join: (m) => `${hero[m.hero]} idzie`,
  stay: (m) => `${hero[m.hero]} zostaje`,
  sacrifice: (m) => `Poświęć ${theHero[m.hero]}${m.hero === m.as ? '' : ` (zdolność ${heroOf[m.as]})`}`,
  end: () => 'Zakończ turę',
  // battle
  reroll: (_, n) => `Przerzuć za ${names.gold[n.edition](1)}`,
  stand: () => 'Nie przerzucaj',
  lose: (m) => `Strać ${theUnit[m.unit]}`,
  save: (m, n) => `Ocal ${thePiece(m.piece, n.edition)} → ${n.area(m.area)}`,
  withdraw: (m, n) => `Wycofaj się → ${n.area(m.area)}`,
  fight: () => 'Walcz dalej',
  // metropolises and monuments
  raze: (m, n, seen) => {
    const what = `${n.edition === 'classic' ? 'Zburz' : 'Usuń'} ${theBuilding[buildingOn(m.site, seen)]}`;
    return `${what}: ${n.site(m.site)}${whoseSite(m.site, n, seen)}`;
  },
  found: (m, n, seen) => `Metropolia: ${n.site(m.site)}${instead(m.site, seen)}`,
  enshrine: (m) => `Metropolia na karcie ${heroOf[m.hero]}`,
  raise: (m, n) => `Metropolia: ${n.area(m.area)}`,
  erect: (m, n) => `${monument[m.monument]}: ${n.area(m.area)}`,
  devote: (m, n) =>
    `Oddaj ${thePiece(m.piece, n.edition)} (${n.area(m.area)}) za ${m.piece === 'fleet' ? 'wierzchniego stwora' : 'losowego odrzuconego stwora'}`,
  // creatures and heroes
  destroy: (m, n, seen) =>
    `${topOf(seen).kind === 'lose' ? 'Strać' : 'Zniszcz'} ${thePiece(m.piece, n.edition)}: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  rob: (m, n) => n.faction(m.faction),
  take: (m, n, seen) =>
    topOf(seen).kind === 'giant'
      ? `Zabierz ${thePieces.mercenary(at(seen.mercenaries, m.area))}: ${n.area(m.area)}${whose(m.area, n, seen)}`
      : `Zabierz flotę: ${n.area(m.area)}`,
  convert: (m, n, seen) => `${n.site(m.site)}: ${building[buildingOn(m.site, seen)]} → ${building[m.building]}`,
  trade: (m) => `Wymień ${theHero[m.hero]} na ${theHero[m.for]}`,
  fly: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  choose: (m, n) => (n.edition === 'classic' ? `Użyj ${creatureOf[m.creature]}` : `Zagraj ${theCreature[m.creature]}`),
  swap: (m, n) => `${n.area(m.area)} ↔ ${n.area(m.with)}`,
  summon: (m, n, seen) => `Umieść → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  swim: (m, n, seen) => `Płyń dalej → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  push: (m, n, seen) => `${piece.fleet(1)}: ${n.area(m.from)} → ${n.area(m.to)}${whose(m.from, n, seen)}`,
  exchange: (_, n) => `${names.card[n.edition].priestess(2)} → ${names.card[n.edition].philosopher(1)}`,
  charm: (m, n, seen) => `Zastąp flotę: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  sell: (m, n) => `Sprzedaj ${thePiece(m.piece, n.edition)} (${n.area(m.area)}) za ${names.gold[n.edition](2)}`,
  dismiss: (m, n) => `Sprzedaj ${theCard[n.edition][m.card]} za ${names.gold[n.edition](2)}`,
  done: (_, __, seen) => DONE[topOf(seen).kind] ?? 'Gotowe',
};

const group: (typeof english)['group']['legendary'] = {
  settle: 'Zajęcie obszaru',
  place: 'Umieszczenie',
  bid: 'Ofiary',
  tile: 'Bogowie',
  marker: 'Kolejność',
  draw: 'Stworzenia',
  unveil: 'Herosi',
  token: 'Metropolia',
  roll: 'Kości',
  card: 'Monumenty',
  keep: 'Zatrzymanie',
  release: 'Odrzucenie',
  build: 'Budowa',
  skip: 'Budowa',
  recruit: 'Rekrutacja',
  gain: 'Rekrutacja',
  hire: 'Rekrutacja',
  buy: 'Stworzenia',
  look: 'Stworzenia',
  play: 'Stworzenia',
  return: 'Stworzenia',
  replace: 'Stworzenia',
  sail: 'Ruch morski',
  march: 'Ruch lądowy',
  mobilise: 'Heroiczna mobilizacja',
  join: 'Herosi',
  stay: 'Herosi',
  sacrifice: 'Poświęcenie',
  end: 'Koniec',
  reroll: 'Kości',
  stand: 'Kości',
  lose: 'Straty',
  save: 'Ocalenie',
  withdraw: 'Odwrót',
  fight: 'Bitwa',
  raze: 'Usunięcie',
  found: 'Metropolia',
  enshrine: 'Metropolia',
  raise: 'Metropolia',
  erect: 'Monumenty',
  devote: 'Monumenty',
  destroy: 'Zniszczenie',
  rob: 'Kradzież',
  take: 'Zabranie',
  convert: 'Przebudowa',
  trade: 'Wymiana',
  fly: 'Ruch',
  choose: 'Stworzenia',
  swap: 'Zamiana',
  summon: 'Umieszczenie',
  swim: 'Dalszy ruch',
  push: 'Ruch flot',
  exchange: 'Wymiana',
  charm: 'Zastąpienie',
  sell: 'Sprzedaż',
  dismiss: 'Sprzedaż',
  done: 'Gotowe',
};

const classic: typeof group = {
  ...group,
  draw: 'Stwory',
  buy: 'Stwory',
  replace: 'Stwory',
  raze: 'Zburzenie',
  choose: 'Stwory',
};

/** The label of each move, and a heading over moves of its kind. */
export const choices: typeof english = { choice, group: { legendary: group, classic } };
