import type { FrameKind, Turn } from '../../model/frames.ts';
import type { Move, MoveKind, MoveOf } from '../../model/moves.ts';
import type { State } from '../../model/state.ts';
import { isLand } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { creaturePrice } from '../../query/prices.ts';
import { siteOwner } from '../../query/sites.ts';
import { buildingsLeft } from '../../query/supply.ts';
import { CLASSIC_GODS } from '../../rules/gods/classic/index.ts';
import { canErect } from '../../rules/monuments/build.ts';
import { whyNotExtra } from './extras.ts';
import { tooExpensive, whyNotAtSea, whyNotMarch, whyNotSail } from './movement.ts';
import { proper, type Refusal, refusal } from './refusal.ts';

/** The questions only the classic edition asks. */
export const CLASSIC_QUESTIONS: {
  readonly [K in FrameKind]?: readonly [rule: string, asked: string, ...answers: MoveKind[]];
} = {
  'choose-monuments': ['MO-SETUP-1', 'fate draws the monument cards', 'card'],
  voyage: ['CL-POS', 'the fleets sail on or stop', 'sail', 'done'],
  metropolis: [
    'CL-METRO-1',
    'a metropolis goes where its slots are free, or, if nowhere, where buildings make room',
    'raise',
  ],
  demolish: ['CL-METRO-1', 'buildings in the way of the metropolis are demolished', 'raze'],
  'siren-lends': ['CL-CREA-SIREN', 'one of your fleets on the board takes the place', 'take'],
  'kraken-swims': ['CL-CREA-KRAKEN', 'the Kraken swims on for 1 GP or stays', 'swim', 'done'],
  'sylph-sails': ['CL-CREA-SYLPH', 'fleets take free steps', 'sail', 'done'],
  monuments: ['MO-BUILD-6', 'a monument may be built before the set is removed', 'erect', 'done'],
  lighthouse: ['MO-LIGHTHOUSE', 'a lost fleet may be saved', 'save', 'done'],
  'naval-academy': ['MO-NAVAL', 'a fleet is put next to the Naval Academy', 'place'],
};

/** The rules of the classic edition in place of those of the Legendary one. */
const INSTEAD: Readonly<Record<string, string>> = {
  'LE-SETUP-3': 'CL-SETUP-3',
  'LE-START-2': 'CL-START-1',
  'LE-OFFER-1': 'CL-OFFER-1',
  'LE-OFFER-2': 'CL-OFFER-1',
  'LE-OFFER-4': 'CL-OFFER-1',
  'LE-OFFER-5': 'CL-OFFER-2',
  'LE-OFFER-8': 'CL-OFFER-3',
  'R-SCALE': 'CL-OFFER-1',
  'LE-ACT-1': 'CL-ACT-1',
  'LE-POS-3': 'CL-POS',
  'LE-SEA-1': 'CL-POS',
  'LE-SEA-5': 'CL-SEA-1',
  'LE-ARES-3': 'CL-ARES',
  'LE-LAND-1': 'CL-ARES',
  'LE-LAND-6': 'CL-LAND-3',
  'LE-LAND-8': 'CL-LAND-4',
  'LE-LAND-10': 'CL-LAND-6',
  'LE-COMP-1': 'CL-SETUP-2',
  'LE-COMP-2': 'CL-SETUP-2',
  'LE-COMP-4': 'R-DICE',
  'LE-REC-1': 'CL-POS',
  'LE-REC-2': 'CL-ARES',
  'LE-CREA-1': 'CL-CREA-1',
  'LE-METRO-1': 'CL-METRO-1',
  'LE-END-1': 'CL-END-1',
};

export function classicRule(rule: string, players: number): string {
  if (rule === 'LE-SETUP-1' || rule === 'LE-START-4') return `CL-GODS-${players === 2 ? 4 : players}`;
  return INSTEAD[rule] ?? rule.replace(/^LE-CREA-/, 'CL-CREA-');
}

/** An action a player might expect in a classic turn, but may not do. */
export function whyNotClassic(s: State, turn: Turn, move: Move): Refusal | null {
  const god = CLASSIC_GODS[turn.god as keyof typeof CLASSIC_GODS];
  const gold = goldOf(s, turn.faction);
  switch (move.do) {
    case 'sail':
      return whyNotSail(s, turn, move);
    case 'march':
      return whyNotMarch(s, turn, move);
    case 'recruit':
      return whyNotExtra(s, turn, god, move.piece, 'CL-ACT-2') ?? whyNotRecruitAt(s, turn, move);
    case 'gain':
      return whyNotExtra(s, turn, god, move.card, 'CL-ACT-2');
    case 'build':
      return whyNotBuild(s, turn, god.building, move);
    case 'buy':
      if (!s.track.includes(move.creature)) return notOnTrack(move.creature);
      return tooExpensive('CL-CREA-1', creaturePrice(s, turn.faction, move.creature), gold);
    case 'replace':
      return whyNotReplace(s, turn, move);
    case 'erect':
      return whyNotErect(s, turn, move);
    case 'devote':
      return refusal(
        'not-ready',
        move.piece === 'fleet' ? 'MO-POSEIDON' : 'MO-ARES',
        'No temple of yours is ready for that.',
      );
    default:
      return null;
  }
}

function whyNotRecruitAt(s: State, { faction }: Turn, { piece, area }: MoveOf<'recruit'>): Refusal {
  const reason = piece === 'fleet' && !isLand(s, area) ? whyNotAtSea(s, faction, area) : null;
  return reason ?? refusal('not-there', 'CL-ACT-2', 'Recruit on your own isles, fleets on fields next to them.');
}

function whyNotReplace(s: State, turn: Turn, { creature }: MoveOf<'replace'>): Refusal {
  const gold = goldOf(s, turn.faction);
  if (turn.god !== 'zeus') return refusal('needs-zeus', 'CL-ZEUS', 'Only Zeus replaces creatures of the track.');
  if (!s.track.includes(creature)) return notOnTrack(creature);
  if (gold < 1) return tooExpensive('CL-ZEUS', 1, gold);
  return refusal('none-left', 'CL-ZEUS', 'There is no creature card left to draw.');
}

function notOnTrack(creature: string): Refusal {
  return refusal('not-on-track', 'CL-CREA-1', `${proper(creature)} is not on the creature track.`, { creature });
}

function whyNotBuild(s: State, turn: Turn, building: string, move: MoveOf<'build'>): Refusal {
  if (move.building !== building) {
    return refusal('not-this-god', 'CL-ACT-2', `${proper(turn.god)} builds only: ${building}.`, { building });
  }
  if (siteOwner(s, move.site) !== turn.faction)
    return refusal('not-yours', 'CL-ACT-2', 'That slot is not on your isle.');
  if (s.built[move.site] !== null) return refusal('taken', 'CL-MAP-3', 'That slot is not free.');
  if (buildingsLeft(s, move.building) === 0) return refusal('none-left', 'R-CL-SUPPLY', 'There are none left.');
  return tooExpensive('CL-ACT-2', 2, goldOf(s, turn.faction));
}

function whyNotErect(s: State, turn: Turn, { monument, area }: MoveOf<'erect'>): Refusal {
  if (!s.monumentPool.includes(monument)) {
    return refusal(
      'not-in-pool',
      'MO-SETUP-1',
      'That monument is not among the cards of this game, or is built already.',
    );
  }
  if (s.owner[area] !== turn.faction) return refusal('not-yours', 'MO-BUILD-1', 'A monument goes on an own isle.');
  const some = canErect(s, turn.faction) ? ' for it' : '';
  return refusal('no-buildings', 'MO-BUILD-1', `You do not control the two buildings${some}.`);
}
