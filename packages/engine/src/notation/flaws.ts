import { FACES } from '../battle/dice.ts';
import { BONUSES, BUILDINGS, COLOURS, CREATURES, HEROES, NOBODY } from '../ids.ts';
import { boardOf, type State } from '../state.ts';
import { buildingsLeft, cardsLeft, reserve } from '../supply.ts';
import { termsOf } from '../terms.ts';

// What is true of every position (LE-COMP): the same laws for positions read from text and for random play.

/** Everything that is wrong with a position; empty for a possible one. */
export function flaws(s: State): string[] {
  return [...pieceFlaws(s), ...areaFlaws(s), ...cardFlaws(s), ...trackFlaws(s), ...goldFlaws(s)];
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
  const { areas, lands, sites } = boardOf(s);
  const found: string[] = [];
  areas.forEach(({ id }, area) => {
    const counts = [s.troops[area], s.mercenaries[area], s.fleets[area], s.prosperity[area]];
    if (counts.some((count) => count < 0)) found.push(`${id} holds less than nothing.`);
    const troops = s.troops[area] + s.mercenaries[area];
    if (troops + s.fleets[area] > 0 && s.owner[area] === NOBODY) found.push(`${id} holds pieces but has no owner.`);
    if (area >= lands && troops > 0) found.push(`${id} is sea and holds troops.`);
    if (area < lands && s.fleets[area] > 0) found.push(`${id} is land and holds fleets.`);
    if (area >= lands && s.owner[area] !== NOBODY && s.fleets[area] === 0)
      found.push(`${id} has an owner but no fleets.`);
    if (s.figures.filter((figure) => figure.area === area).length > 1)
      found.push(`${id} holds more than one creature.`);
  });
  for (const hero of s.heroes) if (hero.area >= lands) found.push(`${hero.id} is at sea.`);
  for (const { id, area } of s.figures) {
    if (id === 'kraken' && area < lands) found.push('The kraken is on land.');
    if (id !== 'kraken' && id !== 'hydra' && area >= lands) found.push(`The ${id} is at sea.`);
  }
  for (const { site } of s.metropolises) {
    if (s.built[site] !== 'metropolis')
      found.push(`A metropolis token lies on a site of ${areas[sites[site].area].id} without one.`);
  }
  return found;
}

/** Every card is in one place at most; cards being played are nowhere else. */
function cardFlaws(s: State): string[] {
  const found: string[] = [];
  // The classic Kraken stays without its card, held by nobody.
  const held = s.figures.filter((figure) => figure.holder !== NOBODY).map((figure) => figure.id);
  const places = [...s.track, ...s.deck, ...s.discard, ...s.drawn, ...held];
  for (const card of CREATURES)
    if (places.filter((other) => other === card).length > 1) found.push(`There are two of ${card}.`);
  const heroes = [...s.heroTrack, ...s.heroDeck, ...s.heroes.map((hero) => hero.id), ...s.enshrined.map((e) => e.hero)];
  for (const hero of HEROES)
    if (heroes.filter((other) => other === hero).length > 1) found.push(`There are two of ${hero}.`);
  if (s.top && !s.deck.includes(s.top.card)) found.push(`The top card ${s.top.card} is not in the deck.`);
  if (s.top && s.top.seat >= s.table.players) found.push(`There is no seat ${s.top.seat} to know the top card.`);
  for (const die of s.battle ? [s.battle.attackDie, s.battle.defendDie] : []) {
    if (!FACES.includes(die)) found.push(`A die can't show ${die}.`);
  }
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
  return found;
}

function goldFlaws(s: State): string[] {
  return s.gold.flatMap((gold, team) =>
    gold < 0 || gold < s.goldMin[team] || gold > s.goldMax[team]
      ? [`The purse of team ${team + 1} holds ${gold}, outside ${s.goldMin[team]}..${s.goldMax[team]}.`]
      : [],
  );
}
