import { boardOf } from '../../board/board-of.ts';
import type { Frame, FrameKind, FrameOf } from '../../model/frames.ts';
import { type Move, type MoveKind, type MoveOf, sameMove } from '../../model/moves.ts';
import type { State } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { figureIn, isLand } from '../../query/areas.ts';
import { moves } from '../game.ts';
import { whyNotBid } from './bid.ts';
import { CLASSIC_QUESTIONS, classicRule, whyNotClassic } from './classic.ts';
import { whyNotFly } from './movement.ts';
import { proper, type Refusal, refusal } from './refusal.ts';
import { whyNotAct, whyNotSacrifice } from './turn.ts';

// Why-not: for a move a player would expect but may not make, the rule that forbids it. Only `moves` decides what is legal; this
// finds the words.

/** What each question is about: the rule it comes from, how it reads, and the moves that answer it. */
const QUESTIONS: { readonly [K in FrameKind]?: readonly [rule: string, asked: string, ...answers: MoveKind[]] } = {
  'lay-gods': ['LE-SETUP-1', 'fate lays the god tiles', 'tile'],
  'lay-markers': ['LE-SETUP-3', 'fate lays the markers', 'marker'],
  'draw-hero': ['LE-START-1', 'fate draws a hero', 'unveil'],
  draw: ['LE-START-2', 'fate draws a creature', 'draw'],
  settle: ['LE-SETUP-4', 'an unoccupied land area is chosen', 'settle'],
  launch: ['LE-SETUP-4', 'a fleet is put into an empty sea area beside the land', 'place'],
  offer: ['LE-OFFER-1', 'an offering is made', 'bid'],
  keep: ['LE-UPKEEP-1', 'creatures are kept or released', 'keep', 'release'],
  build: ['LE-ACT-3', 'the building of the god is built', 'build', 'skip'],
  place: ['LE-ACT-1', 'pieces are placed', 'place'],
  bonus: ['LE-METRO-6', 'the bonus of a metropolis is placed', 'place'],
  moment: ['LE-HERO-3', 'a hero may be sacrificed before the god’s free action', 'sacrifice', 'done'],
  turn: ['LE-ACT-1', 'the god’s actions are taken'],
  'top-card': ['LE-ZEUS-3', 'the top card is played for 1 GP or returned', 'play', 'return'],
  join: ['LE-LAND-1', 'heroes join or stay', 'join', 'stay'],
  hector: ['LE-HERO-HECTOR', 'Hector destroys an invading troop', 'destroy'],
  roll: ['LE-COMP-4', 'a die is rolled', 'roll'],
  reroll: ['LE-HERO-CROESUS', 'Croesus may reroll for 1 GP', 'reroll', 'stand'],
  lose: ['LE-LAND-6', 'the loser of the round picks a unit of its own', 'lose', 'save', 'destroy'],
  withdraw: ['LE-LAND-8', 'a side fights on or withdraws', 'fight', 'withdraw'],
  'choose-raze': ['LE-METRO-1', 'buildings make way for a metropolis', 'raze'],
  metropolis: ['LE-METRO-4', 'a metropolis is placed', 'found', 'enshrine'],
  token: ['LE-METRO-5', 'fate turns a metropolis token', 'token'],
  'giant-share': ['LE-CREA-GIANT', 'the mercenaries are shared out', 'place'],
  'hydra-feeds': ['LE-CREA-HYDRA', 'the Hydra destroys one fleet or troop in reach', 'destroy'],
  'polyphemus-pushes': ['LE-CREA-POLYPHEMUS', 'fleets are moved out of the closed sea', 'push'],
  'hector-swaps': ['LE-HERO-HECTOR', 'priestesses are swapped for a philosopher', 'exchange', 'done'],
  'perseus-leads': ['LE-HERO-PERSEUS', 'a group moves to any land area', 'fly'],
};

/** Where the editions differ: their questions, the actions of a turn, the names of the rules. */
const EDITION = {
  legendary: { questions: QUESTIONS, act: whyNotAct, rule: (rule: string, _players: number) => rule },
  classic: { questions: { ...QUESTIONS, ...CLASSIC_QUESTIONS }, act: whyNotClassic, rule: classicRule },
} as const;

/** Null if the move is legal. */
export function why(position: State | View, move: Move): Refusal | null {
  const s = position as State;
  if (moves(s).some((legal) => sameMove(legal, move))) return null;
  const frame = s.frames[s.frames.length - 1];
  const reason = special(s, frame, move) ?? general(s, frame, move);
  return { ...reason, rule: EDITION[s.table.edition].rule(reason.rule, s.table.players) };
}

/** Questions with more than one reason to say no. */
function special(s: State, frame: Frame, move: Move): Refusal | null {
  if (frame.kind === 'over') return refusal('game-over', 'LE-END-1', 'The game is over.');
  if (frame.kind === 'offer' && move.do === 'bid') return whyNotBid(s, frame, move);
  if (frame.kind === 'turn') return EDITION[s.table.edition].act(s, frame, move);
  if (frame.kind === 'moment' && move.do === 'sacrifice') return whyNotSacrifice(s, frame.faction, move);
  if (frame.kind === 'pegasus' && move.do === 'fly') return whyNotFly(s, frame.by, 'LE-CREA-PEGASUS', move);
  if (frame.kind === 'perseus-leads' && move.do === 'fly') return whyNotFly(s, frame.faction, 'LE-HERO-PERSEUS', move);
  if (frame.kind === 'build' && move.do === 'skip') {
    return refusal('mandatory', 'LE-ACT-3', 'There is an empty site: the building must be built.');
  }
  if (frame.kind === 'keep' && move.do === 'keep') return whyNotKeep(s, frame, move);
  if (frame.kind === 'settle' && move.do === 'settle') return whyNotSettle(s, move.area);
  if (frame.kind === 'reroll' && move.do === 'reroll') {
    return refusal('no-gold', 'R-CROESUS', 'A reroll costs 1 GP.', { price: 1 });
  }
  // CL-CREA-3: in the classic edition figures may meet.
  if (move.do === 'summon' && s.table.edition === 'legendary' && figureIn(s, move.area)) return occupied('LE-CREA-3');
  return null;
}

function occupied(rule: string): Refusal {
  return refusal('occupied', rule, 'Another creature is there already.');
}

function whyNotKeep(s: State, { faction, left }: FrameOf<'keep'>, { creature, area }: MoveOf<'keep'>): Refusal {
  if (!left.includes(creature))
    return refusal('not-a-choice', 'LE-UPKEEP-1', 'You have no such creature to pay for now.');
  if (s.priestesses[faction] === 0)
    return refusal('no-priestess', 'LE-UPKEEP-1', 'Keeping a creature costs a priestess.');
  if (figureIn(s, area)) return occupied('LE-UPKEEP-2');
  return refusal('not-adjacent', 'LE-UPKEEP-2', 'A creature moves to one adjacent area of its kind.');
}

function whyNotSettle(s: State, area: number): Refusal {
  if (!isLand(s, area)) return refusal('not-land', deploymentRule(s), 'Choose a land area.');
  if (s.owner[area] >= 0) return refusal('taken', deploymentRule(s), 'That area is taken.');
  const { name } = boardOf(s).areas[area];
  return refusal('same-island', 'LE-SETUP-4', `${name} lies on an island that is not open to you in this round.`);
}

function isSecondRound(s: State): boolean {
  return s.frames.some((frame) => frame.kind === 'deployment' && frame.round === 2);
}

function deploymentRule(s: State): string {
  return isSecondRound(s) ? 'LE-SETUP-5' : 'LE-SETUP-4';
}

/** Where a question comes from, if several rules ask it. */
function askedBy(s: State, frame: Frame): string | undefined {
  switch (frame.kind) {
    case 'settle':
    case 'launch':
      return deploymentRule(s);
    case 'place':
      return isSecondRound(s) ? 'LE-SETUP-5' : undefined;
    case 'withdraw':
      return s.battle && !isLand(s, s.battle.area) ? 'LE-SEA-5' : undefined;
    case 'choose-raze':
      return frame.how === 'set' ? undefined : `LE-HERO-${frame.how.toUpperCase()}`;
    default:
      return undefined;
  }
}

/** The rule of the question that is asked instead, or of the card that does not allow this target. */
function general(s: State, frame: Frame, move: Move): Refusal {
  const question = EDITION[s.table.edition].questions[frame.kind];
  if (!question) {
    const rule = `LE-CREA-${frame.kind.toUpperCase()}`;
    return refusal('not-a-target', rule, `${proper(frame.kind)} can not do that.`, { creature: frame.kind });
  }
  const [usual, asked, ...answers] = question;
  const rule = askedBy(s, frame) ?? usual;
  if (answers.includes(move.do)) {
    return refusal('not-a-choice', rule, `That is none of the choices: now ${asked}.`, { move: move.do });
  }
  return refusal('not-asked', rule, `Not now: ${asked}.`, { move: move.do });
}
