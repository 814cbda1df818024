import type { Move, Random, State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { battleOdds } from '@meltemi/engine/query';
import { type Consequence, consequence } from '../moves/consequence.ts';
import { decidingFaction } from '../moves/deciding-faction.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { bidReasons } from './bid-reasons.ts';
import { LIKELY } from './boons.ts';
import { factsBetween, victory } from './facts.ts';
import { type Fact, type Reason, ranked } from './reason.ts';

/** Follow-up choices looked at, and how often a move is played out where dice decide. */
const WIDTH = 24;
const TIMES = 12;
const MOST_REASONS = 2;

/**
 * What speaks for a move: at most two facts that hold when all that belongs to it is done, the most important first.
 */
export function reasonsFor(
  evaluator: Evaluator,
  s: State,
  move: Move,
  legal: readonly Move[],
  rng: Random,
): readonly Reason[] {
  return ranked(allReasons(evaluator, s, move, legal, rng)).slice(0, MOST_REASONS);
}

function allReasons(evaluator: Evaluator, s: State, move: Move, legal: readonly Move[], rng: Random): Reason[] {
  if (move.do === 'bid') return bidReasons(s, move);
  // The turn may follow at once, but it is another decision.
  if (s.phase === 'upkeep') return [];
  const faction = decidingFaction(s);
  const play = () => consequence(evaluator, s, move, legal, WIDTH, rng);
  const first = play();
  // What follows the end of a turn is the doing of others.
  if (move.do === 'end') {
    const won = victory(first.settled, faction);
    const gold = at(s.gold, at(s.table.teamOf, faction));
    return won.length > 0 || gold === 0 ? won : [{ kind: 'keeps', gold }];
  }
  const played = [first];
  while (first.chance && played.length < TIMES) played.push(play());
  return together(s, first, played, faction);
}

/** What holds every time, with the least it comes to, and what a battle decides with its chance. */
function together(s: State, first: Consequence, played: readonly Consequence[], faction: number): Reason[] {
  const found = new Map<string, Fact[]>();
  for (const { settled } of played)
    for (const fact of factsBetween(s, settled, faction)) {
      const same = found.get(keyOf(fact));
      if (same) same.push(fact);
      else found.set(keyOf(fact), [fact]);
    }
  const facts = [...found.values()].map((same) => ({
    fact: same.reduce((least, other) => (amountOf(other) < amountOf(least) ? other : least)),
    times: same.length,
  }));
  const odds = conquestOdds(first.next, faction);
  const fights = odds !== null || (first.chance && facts.some(({ fact }) => fact.kind === 'land' && fact.from >= 0));
  return facts.flatMap(({ fact, times }): Reason[] => {
    if (isGift(s, fact, faction) || (s.battle && fact.kind === 'costs')) return [];
    if (!fights) return times === played.length ? [fact] : [];
    // Never quite certain, however often it was so.
    const chance = odds ?? (times + 0.5) / (played.length + 1);
    return CONQUERED.has(fact.kind) && chance >= LIKELY ? [{ ...fact, chance }] : [];
  });
}

/** The odds of the battle a move begins or goes on with, if this faction attacks. */
function conquestOdds(next: State, faction: number): number | null {
  return next.battle?.attacker === faction ? (battleOdds(next)?.attacker ?? null) : null;
}

/** What a battle can bring its winner. */
const CONQUERED: ReadonlySet<Fact['kind']> = new Set(['goal', 'metropolis', 'building', 'income', 'land', 'monument']);

/** What comes in any case: the card or gold a god gives next, pieces or a metropolis whose place is being chosen. */
function isGift({ frames }: State, { kind }: Fact, faction: number): boolean {
  return frames.some((frame) => {
    if (!('faction' in frame) || frame.faction !== faction) return false;
    if (frame.kind === 'gain') return frame.card === kind;
    if (frame.kind === 'tribute') return kind === 'gold';
    if (frame.kind === 'place' || frame.kind === 'bonus') return kind === 'recruits';
    return (frame.kind === 'metropolis' || frame.kind === 'raise') && (kind === 'metropolis' || kind === 'goal');
  });
}

/** Facts that differ only in how much are the same. */
const SAME = ['kind', 'by', 'from', 'area', 'faction', 'unit', 'hero', 'monument'];

function keyOf(fact: Fact): string {
  return JSON.stringify(fact, SAME);
}

function amountOf(fact: Fact): number {
  if ('gold' in fact) return fact.gold;
  if ('count' in fact) return fact.count;
  if ('nth' in fact) return fact.nth;
  return fact.kind === 'safer' ? -fact.after : 0;
}
