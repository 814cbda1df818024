import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, BUILDINGS, clone, type God, type Move, moves, random, type State, writeMove } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { below } from '@meltemi/engine/internal';
import { decider, incomeOf, metropolisesOf } from '@meltemi/engine/query';
import { atLeast } from '@meltemi/testkit';
import { reasonsFor } from '../src/advice/reasons.ts';
import type { Boon, Reason } from '../src/index.ts';
import { Evaluator } from '../src/value/evaluator.ts';
import { STYLED_MODELS } from '../src/value/models.ts';
import { positions, TABLES } from './games.ts';

// No reason claims what the board contradicts. All is counted here from the board itself, without the code that finds
// reasons.

const TYPE_OF: Readonly<Partial<Record<God, number>>> = { poseidon: 0, ares: 1, zeus: 2, athena: 3 };

function isMine({ table: { teamOf } }: State, faction: number, other: number): boolean {
  return other >= 0 && teamOf[other] === teamOf[faction];
}

/** By type, of the whole team. */
function buildings(s: State, faction: number): number[] {
  const { sites } = boardOf(s);
  return BUILDINGS.map(
    (type) => s.built.filter((built, i) => built === type && isMine(s, faction, s.owner[sites[i].area])).length,
  );
}

const kinds = (s: State, faction: number) => buildings(s, faction).filter((count) => count > 0).length;

function teamIncome(s: State, faction: number): number {
  return s.table.teamOf.reduce((sum, _, other) => sum + (isMine(s, faction, other) ? incomeOf(s, other) : 0), 0);
}

/** CL-OFFER-3: a classic offering costs something, however many priests one has. */
function pays(s: State, faction: number, amount: number): number {
  if (amount === 0) return 0;
  return Math.max(s.table.edition === 'classic' ? 1 : 0, amount - s.priestesses[faction]);
}

/** What the team of a faction has promised with its other markers. */
function promised(s: State, faction: number, but: number): number {
  return s.offers.reduce((sum, offer, marker) => {
    const owner = s.table.markerOf[marker];
    return offer && marker !== but && isMine(s, faction, owner) ? sum + pays(s, owner, offer.amount) : sum;
  }, 0);
}

/** What a god could bring somebody at best. */
function canBring(s: State, faction: number, god: God, what: Boon): boolean {
  const missing = s.table.goal - metropolisesOf(s, s.table.teamOf[faction]);
  if (what.boon === 'goal') return missing === 1 || missing === 2;
  if (what.boon === 'philosopher') return god === 'athena' && what.nth === s.philosophers[faction] + 1;
  if (what.boon === 'priestess') return god === 'zeus' && what.count === s.priestesses[faction] + 1;
  if (what.boon === 'building') {
    const has = buildings(s, faction);
    const lacks = god === 'hera' ? has.includes(0) : has[TYPE_OF[god] ?? 0] === 0;
    return lacks && what.nth === kinds(s, faction) + 1;
  }
  if (what.by === 'philosophers') return god === 'athena' || s.track.includes('satyr');
  if (what.by === 'sacrifice') return s.heroes.some(({ owner }) => owner === faction);
  if (what.by === 'buildings') return kinds(s, faction) >= 2 || s.track.includes('cyclops');
  return s.built.some((built, i) => built !== null && !isMine(s, faction, s.owner[boardOf(s).sites[i].area]));
}

/** Of bids. */
function holdsForBid(
  s: State,
  { god, amount }: Extract<Move, { do: 'bid' }>,
  faction: number,
  reason: Reason,
): boolean {
  const frame = s.frames.at(-1);
  const marker = frame?.kind === 'offer' ? frame.marker : -1;
  const { markerOf, teamOf, scale } = s.table;
  if (reason.kind === 'keeps')
    return reason.gold === s.gold[teamOf[faction]] - promised(s, faction, marker) - pays(s, faction, amount);
  if (reason.kind === 'brings') return reason.god === god && canBring(s, faction, god, reason.what);
  if (reason.kind === 'bids-last') return s.gods[0] === god;
  const standing = s.offers.findIndex((offer) => offer?.god === god);
  if (reason.kind === 'outbids') {
    const is = standing >= 0 && markerOf[standing] === reason.faction && !isMine(s, faction, reason.faction);
    return is && (!reason.what || canBring(s, reason.faction, god, reason.what));
  }
  if (reason.kind !== 'denies') return false;
  const rival = reason.faction;
  const affords = (over: number) => {
    const next = scale ? scale.find((step) => step > over) : over + 1;
    return next !== undefined && promised(s, rival, -1) + pays(s, rival, next) <= s.goldMax[teamOf[rival]];
  };
  const waits = s.offers.some((offer, other) => offer === null && markerOf[other] === rival);
  const before = standing < 0 ? 0 : (s.offers[standing]?.amount ?? 0);
  return waits && !isMine(s, faction, rival) && affords(before) && !affords(amount);
}

/** Of moves after which nothing belongs to them any more. */
function holdsAfter(s: State, after: State, faction: number, reason: Reason): boolean {
  const team = s.table.teamOf[faction];
  switch (reason.kind) {
    case 'goal':
      return metropolisesOf(after, team) >= s.table.goal;
    case 'metropolis':
      return metropolisesOf(after, team) > metropolisesOf(s, team);
    case 'building':
      return kinds(after, faction) === reason.nth && reason.nth > kinds(s, faction);
    case 'philosopher':
      return after.philosophers[faction] === reason.nth && s.philosophers[faction] < reason.nth;
    case 'priestess':
      return after.priestesses[faction] === reason.count && s.priestesses[faction] < reason.count;
    case 'income':
      return teamIncome(after, faction) - teamIncome(s, faction) === reason.gold;
    case 'land':
      return isMine(after, faction, after.owner[reason.area]) && !isMine(s, faction, s.owner[reason.area]);
    case 'hero':
      return after.heroes.some(({ id, owner }) => id === reason.hero && owner === faction);
    case 'gold':
      return after.gold[team] - s.gold[team] === reason.gold;
    case 'keeps':
      return s.gold[team] === reason.gold;
    default:
      return true;
  }
}

/** The position after a move that leaves nothing else to choose or to throw; null: it does. */
function settled(s: State, move: Move, legal: readonly Move[]): State | null {
  const top = s.frames.at(-1);
  const after = clone(s);
  apply(after, move, legal);
  return top?.kind === 'turn' && after.frames.length === s.frames.length && decider(after) === decider(s)
    ? after
    : null;
}

for (const table of Object.keys(TABLES)) {
  test(`no reason contradicts the board: ${table}`, (t) => {
    const saw = atLeast(t, 200, 'reasons');
    const rng = random(`laws ${table}`);
    const evaluator = new Evaluator(STYLED_MODELS);
    for (const s of positions(table, 'laws', 2)) {
      const legal = moves(s);
      const faction = decider(s);
      assert.ok(faction !== 'fate');
      for (let i = 0; i < 6; i++) {
        const move = legal[below(rng, legal.length)];
        const after = move.do === 'bid' || move.do === 'end' ? s : settled(s, move, legal);
        if (!after) continue;
        for (const reason of reasonsFor(evaluator, s, move, legal, rng)) {
          const holds: boolean =
            move.do === 'bid' ? holdsForBid(s, move, faction, reason) : holdsAfter(s, after, faction, reason);
          assert.ok(holds, `${writeMove(s, move)}: ${JSON.stringify(reason)}`);
          saw();
        }
      }
    }
  });
}
