import type { Building, CreatureId, God, HeroId } from './ids.ts';
import type { Move, MoveKind } from './moves.ts';
import type { RuleId } from './rule-ids.ts';

/** Every reason for which a move is refused. */
export const REFUSAL_CODES = [
  'already-there',
  'apollo-free',
  'apollo-taken',
  'barred',
  'chiron',
  'citadel',
  'closed',
  'condition',
  'game-over',
  'god-closed',
  'last-area',
  'mandatory',
  'medusa',
  'needs-ares',
  'needs-hera',
  'needs-poseidon',
  'needs-zeus',
  'no-buildings',
  'no-gold',
  'no-metropolis',
  'no-more',
  'no-priestess',
  'nobody',
  'none-left',
  'not-a-choice',
  'not-a-target',
  'not-adjacent',
  'not-affordable',
  'not-asked',
  'not-higher',
  'not-in-pool',
  'not-its-own',
  'not-land',
  'not-linked',
  'not-on-scale',
  'not-on-track',
  'not-ready',
  'not-sea',
  'not-there',
  'not-this-god',
  'not-with-ares',
  'not-your-coast',
  'not-your-hero',
  'not-your-land',
  'not-yours',
  'occupied',
  'once',
  'others-fleets',
  'same-island',
  'taken',
  'teammate',
  'too-few-fleets',
  'too-few-troops',
  'too-soon',
  'while-building',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a refusal is about, for sentences in other languages. */
export interface RefusalParams {
  readonly god?: God;
  readonly hero?: HeroId;
  readonly creature?: CreatureId;
  readonly building?: Building;
  /** What a god gives beyond its building. */
  readonly piece?: string;
  readonly move?: MoveKind;
  readonly price?: number;
  readonly gold?: number;
  /** The amount of an offering; `standing`: the one to beat. */
  readonly amount?: number;
  readonly standing?: number;
  /** The most that can be had in a turn. */
  readonly most?: number;
  /** Fleets in the area, and how many were to move. */
  readonly here?: number;
  readonly fleets?: number;
  /** Units in the area. */
  readonly troops?: number;
  readonly mercenaries?: number;
}

/** Why a move is not legal: a code for programs, the rule, a sentence for people, and what the sentence is about. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly text: string;
  readonly params: RefusalParams;
}

export function refused(code: RefusalCode, rule: RuleId, text: string, params: RefusalParams = {}): Refusal {
  return { code, rule, text, params };
}

export function tooExpensive(rule: RuleId, price: number, gold: number): Refusal {
  return refused('no-gold', rule, `That costs ${price} GP; you have ${gold}.`, { price, gold });
}

/** Gods, heroes and creatures by their proper names. */
export function proper(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** Refuses a move that does not answer the question or names something that can't be chosen. */
export function notAsked(rule: RuleId, asked: string, answers: readonly MoveKind[], { do: verb }: Move): Refusal {
  return answers.includes(verb)
    ? refused('not-a-choice', rule, `That is none of the choices: now ${asked}.`, { move: verb })
    : refused('not-asked', rule, `Not now: ${asked}.`, { move: verb });
}

/**
 * A `refuse` for questions with nothing more to explain: the rule that asks, what it asks, and the verbs that answer.
 */
export function refusing(rule: RuleId, asked: string, ...answers: MoveKind[]) {
  return (_state: unknown, _frame: unknown, move: Move): Refusal => notAsked(rule, asked, answers, move);
}
