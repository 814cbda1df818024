import { areaAt, siteAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { figureRule } from '../figures/index.ts';
import { COLOURS } from '../model/colours.ts';
import type { Frame, FrameKind } from '../model/frames.ts';
import { BONUSES, BUILDINGS, CREATURES, type FigureId, HEROES, NOBODY } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { State } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';
import { FACES } from '../query/dice.ts';
import { isClosed } from '../query/reach.ts';
import { buildingsLeft, cardsLeft, reserve } from '../query/supply.ts';
import { stands } from '../rules/battle/strength.ts';
import { canBePaid } from '../rules/metropolis/raze.ts';

// What holds in every position (LE-COMP). Positions read from text and random play are checked by the same laws.

/** Everything that is wrong with a position; empty for a possible one. */
export function flaws(s: State): string[] {
  return [
    ...pieceFlaws(s),
    ...areaFlaws(s),
    ...standingFlaws(s),
    ...buildingFlaws(s),
    ...cardFlaws(s),
    ...battleFlaws(s),
    ...trackFlaws(s),
    ...goldFlaws(s),
    ...frameFlaws(s),
  ];
}

function pieceFlaws(s: State): string[] {
  const found: string[] = [];
  s.table.teamOf.forEach((_, faction) => {
    for (const piece of ['troop', 'fleet'] as const) {
      if (reserve(s, faction, piece) < 0) found.push(`${COLOURS[faction]} has more than 8 ${piece}s.`);
    }
  });
  const terms = termsOf(s);
  if (reserve(s, 0, 'mercenary') < 0) found.push(`There are more than ${terms.mercenaries} mercenaries.`);
  if (reserve(s, 0, 'prosperity') < 0) found.push(`There are more than ${terms.prosperity} prosperity markers.`);
  for (const building of BUILDINGS)
    if (buildingsLeft(s, building) < 0) found.push(`There are more than 10 of ${building}.`);
  for (const card of ['priestess', 'philosopher'] as const) {
    if (cardsLeft(s, card) < 0) found.push(`There are too many cards of ${card}.`);
  }
  const tokens = s.stack.length + s.metropolises.length + s.enshrined.length;
  const most = terms.tokensOfEachBonus * BONUSES.length;
  if (tokens > most) found.push(`There are ${tokens} metropolis tokens, not ${most}.`);
  return found;
}

function areaFlaws(s: State): string[] {
  const { areas, lands } = boardOf(s);
  const found: string[] = [];
  areas.forEach(({ id }, area) => {
    const pieces = [s.troops, s.mercenaries, s.fleets, s.prosperity].map((list) => at(list, area));
    if (pieces.some((count) => count < 0)) found.push(`${id} holds less than nothing.`);
    const troops = at(s.troops, area) + at(s.mercenaries, area);
    if (troops + at(s.fleets, area) > 0 && s.owner[area] === NOBODY) found.push(`${id} holds pieces but has no owner.`);
    if (area >= lands && troops > 0) found.push(`${id} is sea and holds troops.`);
    if (area < lands && at(s.fleets, area) > 0) found.push(`${id} is land and holds fleets.`);
    if (area >= lands && s.owner[area] !== NOBODY && s.fleets[area] === 0)
      found.push(`${id} has an owner but no fleets.`);
    if (area < lands && s.eliminated.includes(at(s.owner, area))) found.push(`${id} is held by somebody who is out.`);
    if (s.figures.filter((figure) => figure.area === area).length > 1)
      found.push(`${id} holds more than one creature.`);
  });
  return found;
}

/**
 * Heroes and figures stand on the right ground; a hero holds his area or fights for it, the Minotaur is where its
 * holder rules (R-MINOTAUR).
 */
function standingFlaws(s: State): string[] {
  const board = boardOf(s);
  const { lands } = board;
  const found = closedFlaws(s);
  for (const { id, owner, area, since } of s.heroes) {
    if (since > s.cycle) found.push(`${id} came in cycle ${since}, after this one.`);
    if (area >= lands) found.push(`${id} is at sea.`);
    else if (s.owner[area] !== owner && !(s.battle?.area === area && s.battle.attacker === owner))
      found.push(`${id} stands in ${areaAt(board, area).id}, which is not ${COLOURS[owner]}'s.`);
  }
  for (const { id, holder, area } of s.figures) {
    const { ground } = figureRule(s, id);
    if (ground === 'anywhere') continue;
    if (ground === 'sea' && area < lands) found.push(`The ${id} is on land.`);
    else if (ground !== 'sea' && area >= lands) found.push(`The ${id} is at sea.`);
    else if (ground === 'own-land' && s.owner[area] !== holder)
      found.push(`The ${id} stands in ${areaAt(board, area).id}, which is not its holder's.`);
  }
  return found;
}

/** R-KRAKEN: no fleets in closed areas, once Polyphemus has moved them out. */
function closedFlaws(s: State): string[] {
  if (s.frames.some(({ kind }) => kind === 'polyphemus-pushes' || kind === 'polyphemus-drowns')) return [];
  return boardOf(s).areas.flatMap(({ id }, area) =>
    at(s.fleets, area) > 0 && isClosed(s, area) ? [`${id} is closed and holds fleets.`] : [],
  );
}

function buildingFlaws(s: State): string[] {
  const board = boardOf(s);
  const { lands } = board;
  const found: string[] = [];
  for (const { site } of s.metropolises) {
    if (s.built[site] !== 'metropolis')
      found.push(`A metropolis token lies on a site of ${areaAt(board, siteAt(board, site).area).id} without one.`);
  }
  const places = s.metropolises.map(({ site }) => site);
  if (new Set(places).size < places.length) found.push('Two metropolis tokens lie on one site.');
  for (const site of s.usedTemples) {
    if (site >= 0 && s.built[site] !== 'temple' && s.built[site] !== 'metropolis')
      found.push(`A discount was used on a site of ${areaAt(board, siteAt(board, site).area).id} that has none.`);
  }
  const known = [...s.monuments.map(({ id }) => id), ...s.monumentPool];
  if (new Set(known).size < known.length) found.push('There are two of a monument.');
  for (const { id, area } of s.monuments) if (area >= lands) found.push(`The monument ${id} is at sea.`);
  return found;
}

/** A card is in one place at most; one that is being played is in no other. */
function cardFlaws(s: State): string[] {
  const found: string[] = [];
  // The classic Kraken stays without its card, held by nobody.
  const held = s.figures.filter((figure) => figure.holder !== NOBODY).map((figure) => figure.id);
  const places = [...s.track, ...s.deck, ...s.discard, ...s.drawn, ...held];
  for (const card of CREATURES)
    if (places.filter((other) => other === card).length > 1) found.push(`There are two of ${card}.`);
  // LE-CREA-CHIMERA: it takes the discard along into the deck.
  for (const card of s.discard)
    if (termsOf(s).reshuffles[card] === 'discarded') found.push(`The ${card} is in the discard.`);
  const heroes = [...s.heroTrack, ...s.heroDeck, ...s.heroes.map((hero) => hero.id), ...s.enshrined.map((e) => e.hero)];
  for (const hero of HEROES)
    if (heroes.filter((other) => other === hero).length > 1) found.push(`There are two of ${hero}.`);
  if (s.top && !s.deck.includes(s.top.card)) found.push(`The top card ${s.top.card} is not in the deck.`);
  if (s.top && s.top.seat >= s.table.players) found.push(`There is no seat ${s.top.seat} to know the top card.`);
  return found;
}

function battleFlaws(s: State): string[] {
  const { battle } = s;
  if (!battle) return [];
  const found = [battle.attackDie, battle.defendDie]
    .filter((die) => !FACES.includes(die))
    .map((die) => `A die can't show ${die}.`);
  const clashes = s.frames.some(({ kind }) => kind === 'clash');
  if (clashes && !(stands(s, battle, 'attacker') && stands(s, battle, 'defender')))
    found.push('A side has nobody left.');
  return found;
}

/** Every god tile lies in one place, every marker stands in one. */
function trackFlaws(s: State): string[] {
  const found: string[] = [];
  const laying = s.phase === 'setup' || s.frames.some((frame) => frame.kind === 'lay-gods');
  const tiles = new Set(s.gods).size;
  if (tiles < s.gods.length) found.push('A god tile lies in two places.');
  else if (!laying && tiles < termsOf(s).gods.length) found.push('A god tile is missing.');
  for (const [track, name] of [
    [s.order, 'turn-order track'],
    [s.acted, 'track of those who have acted'],
  ] as const)
    if (new Set(track).size < track.length) found.push(`A marker stands twice on the ${name}.`);
  const favours = s.offers.flatMap((offer) => (offer && offer.god !== 'apollo' ? [offer.god] : []));
  if (new Set(favours).size < favours.length) found.push('A god favours two.'); // LE-OFFER-2
  if (s.apollo.some((marker) => s.offers[marker]?.god !== 'apollo'))
    found.push('A marker is with Apollo by no offering.');
  if (s.apollo.length > termsOf(s).placesWithApollo) found.push('There is one place with Apollo.'); // LE-OFFER-5
  return found;
}

function goldFlaws(s: State): string[] {
  return s.gold.flatMap((gold, team) =>
    gold < 0 || gold < at(s.goldMin, team) || gold > at(s.goldMax, team)
      ? [`The purse of team ${team + 1} holds ${gold}, outside ${s.goldMin[team]}..${s.goldMax[team]}.`]
      : [],
  );
}

const PHASE_FRAMES: readonly FrameKind[] = ['start', 'income', 'offerings', 'upkeep', 'actions', 'end', 'over'];

const BATTLE_FRAMES: readonly FrameKind[] = [
  'round',
  'roll',
  'reroll',
  'clash',
  'lose',
  'remove',
  'withdraw',
  'hector',
];

/** Frames that need their creature on the board. */
const LAIRS: { readonly [K in FrameKind]?: FigureId } = {
  'hydra-feeds': 'hydra',
  'polyphemus-pushes': 'polyphemus',
  'kraken-swims': 'kraken',
};

/** A phase lies at the bottom and goes on when everything above it is done, a round below all else of its battle. */
function frameFlaws(s: State): string[] {
  const found: string[] = [];
  const kinds = s.frames.map(({ kind }) => kind);
  kinds.forEach((kind, i) => {
    if (PHASE_FRAMES.includes(kind) === (i === 0)) return;
    found.push(i === 0 ? `The first frame is '${kind}', not a phase.` : `The phase '${kind}' interrupts another.`);
  });
  const battle = kinds.filter((kind) => BATTLE_FRAMES.includes(kind));
  if (!s.battle && battle.length > 0) found.push(`There is no battle for '${battle[0]}'.`);
  if (s.battle && (battle[0] !== 'round' || battle.lastIndexOf('round') > 0)) found.push('A battle has one round.');
  if (s.phase === 'setup' && kinds[0] === 'start' && s.cycle > 0)
    found.push('The set-up comes before the first cycle.');
  return [...found, ...s.frames.flatMap((frame, i) => missingFor(s, frame, kinds[i - 1]))];
}

/** What a frame needs on the board or in the state but does not find there. */
function missingFor(s: State, frame: Frame, below: FrameKind | undefined): string[] {
  const figure = LAIRS[frame.kind];
  if (figure && !s.figures.some(({ id }) => id === figure)) return [`There is no ${figure} for '${frame.kind}'.`];
  switch (frame.kind) {
    case 'top-card':
      return s.top || s.frames.some(({ kind }) => kind === 'draw') ? [] : ['Nobody has looked at the top card.'];
    case 'offer':
      if (!s.offers[frame.marker]) return [];
      return [`A marker of ${COLOURS[at(s.table.markerOf, frame.marker)]} is asked for an offering and has one.`];
    case 'turn':
    case 'finish':
      if (s.table.markerOf[frame.marker] === frame.faction) return [];
      return [`The marker of '${frame.kind}' is not ${COLOURS[frame.faction]}'s.`];
    case 'keep': {
      const held = s.figures.filter(({ holder }) => holder === frame.faction).map(({ id }) => id);
      return frame.left.every((id) => held.includes(id))
        ? []
        : [`${COLOURS[frame.faction]} keeps creatures of others.`];
    }
    case 'raze':
    case 'choose-raze':
      if (below !== 'metropolis') return [`There is no metropolis to place after '${frame.kind}'.`];
      return canBePaid(s, frame) ? [] : [`There are too few buildings for '${frame.kind}'.`];
    default:
      return [];
  }
}
