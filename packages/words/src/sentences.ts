import type { Boon, Fact, Reason } from '@meltemi/bots';
import type {
  Building,
  CreatureId,
  EventName,
  FigureId,
  Frame,
  God,
  HappeningOf,
  HeroId,
  MoveKind,
  MoveOf,
  Refusal,
  Unit,
  View,
} from '@meltemi/engine';
import { boardOf, siteAt } from '@meltemi/engine/board';
import { at, type PlayerQuestion, required } from '@meltemi/engine/internal';
import { decider } from '@meltemi/engine/query';
import type { Naming } from './naming.ts';

// The sections of a language that answer events, questions, moves and refusals with sentences.

/** One line per event; empty where there is nothing to tell. */
export type Log = { readonly [E in EventName]: (h: HappeningOf<E>, n: Naming) => string };

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
type Question<K extends Frame['kind']> = string | ((frame: FrameOf<K>, n: Naming, seen: View) => string);
/** The question to the player who decides, in one line. */
export type Asking = { readonly [K in PlayerQuestion]: Question<K> };

/** The label of a move. Moves of one question with the same label do the same. */
export type Choice = { readonly [K in MoveKind]: (m: MoveOf<K>, n: Naming, seen: View) => string };

type FactBy = { readonly [F in Fact as F['kind']]: F };
type FactOf<K extends Fact['kind']> = { [N in K]: { readonly kind: N } & FactBy[N] }[K];
/** What a move or a turn achieves, as part of a sentence that fits any subject. */
type Why = { readonly [K in Fact['kind']]: (fact: FactOf<K>, n: Naming) => string };
/** Reasons in words: the fact, and how likely it is where dice decide. */
export interface Reasoning {
  readonly why: Why;
  /** What a god can bring, as it ends such a sentence. */
  readonly boon: (what: Boon, n: Naming) => string;
  /** From 0 to 1; never quite certain. */
  readonly odds: (chance: number) => string;
}

export type Params = Refusal['params'];
/** The god, hero or creature a refusal is about, for codes that name one. */
export const godIn = ({ god }: Params): God => required(god, 'god of the refusal');
export const heroIn = ({ hero }: Params): HeroId => required(hero, 'hero of the refusal');
export const creatureIn = ({ creature }: Params): CreatureId => required(creature, 'creature of the refusal');
/** The sentence may depend on the rule that forbids. */
export type RefusalWords = (params: Params, n: Naming, rule: string) => string;

/** Troops, mercenaries and heroes that move together, in the language's words for pieces. */
export function listUnits(
  piece: { readonly [P in 'troop' | 'mercenary']: (count: number) => string },
  troops: number,
  mercenaries: number,
  heroes: readonly string[] = [],
): string {
  const troopWords = troops > 0 ? [piece.troop(troops)] : [];
  const mercenaryWords = mercenaries > 0 ? [piece.mercenary(mercenaries)] : [];
  return [...troopWords, ...mercenaryWords, ...heroes].join(' + ');
}

/** How many of each. */
export type Units = { readonly [U in Unit]?: number };

export function topOf({ frames }: View): Frame {
  return required(frames.at(-1), 'frame');
}

/** The owner of an area in brackets, if it is somebody else's. */
export function whose(area: number, n: Naming, seen: View): string {
  const owner = at(seen.owner, area);
  return owner < 0 || owner === decider(seen) ? '' : ` (${n.faction(owner)})`;
}

/** With several markers of one's own (CL-OFFER-4): which one it is, from 1; with a single one 0. */
export function ownMarker(marker: number, { table: { markerOf } }: View): number {
  const own = markerOf.flatMap((faction, other) => (faction === markerOf[marker] ? [other] : []));
  return own.length < 2 ? 0 : own.indexOf(marker) + 1;
}

/**
 * The current bidder for a god, and the amount. `who` is null if it is another marker of the one who decides, who may
 * have several (CL-OFFER-4) or two factions (LE-TEAM-7).
 */
export function standsOn(god: God, n: Naming, seen: View): { readonly who: string | null; readonly amount: number } {
  const { offers, table } = seen;
  const marker = offers.findIndex((offer) => offer?.god === god);
  const bidder = at(table.markerOf, marker);
  const asked = decider(seen);
  const own = typeof asked === 'number' && table.seatOf[bidder] === table.seatOf[asked];
  return { who: own ? null : n.faction(bidder), amount: offers[marker]?.amount ?? 0 };
}

export function tell<E extends EventName>(log: Log, happening: HappeningOf<E>, n: Naming): string {
  return log[happening.event](happening, n);
}

/** Empty where nobody is asked. */
export function ask(asking: Asking, seen: View, n: Naming): string {
  const frame = topOf(seen);
  const words = asking[frame.kind as PlayerQuestion] as Question<Frame['kind']> | undefined;
  return (typeof words === 'function' ? words(frame, n, seen) : words) ?? '';
}

export function label<K extends MoveKind>(choice: Choice, move: MoveOf<K>, n: Naming, seen: View): string {
  return choice[move.do](move, n, seen);
}

/** Why a move, as a sentence of its own. */
export function because(words: Reasoning, reason: Reason, n: Naming): string {
  const text = reasonOf(words, reason, n);
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** Why a move, in all its sentences; the things that one god can bring are one list. */
export function becauseAll(words: Reasoning, reasons: readonly Reason[], n: Naming): string {
  const sentences: string[] = [];
  for (const [i, reason] of reasons.entries()) {
    const before = reasons[i - 1];
    const goesOn = reason.kind === 'brings' && before?.kind === 'brings' && before.god === reason.god;
    if (!goesOn) sentences.push(because(words, reason, n));
    else sentences.push(`${sentences.pop()?.slice(0, -1)}; ${likely(words, words.boon(reason.what, n), reason)}.`);
  }
  return sentences.join(' ');
}

/** What a faction's turn has achieved, in one line. */
export function explain(words: Reasoning, reason: Reason, faction: number, n: Naming): string {
  return `${n.faction(faction)}: ${reasonOf(words, reason, n)}`;
}

function reasonOf(words: Reasoning, reason: Reason, n: Naming): string {
  return likely(words, factIn(words.why, reason, n), reason);
}

/** With its odds, where it is not certain. */
function likely({ odds }: Reasoning, text: string, { chance }: Reason): string {
  return chance === undefined ? text : `${text} (${odds(chance)})`;
}

function factIn<K extends Fact['kind']>(why: Why, fact: FactOf<K>, n: Naming): string {
  return why[fact.kind](fact, n);
}

/** The hero that is asked whether to come along, and where to. */
export function joining({ left, path }: FrameOf<'join'>): { readonly who: HeroId; readonly to: number } {
  return { who: required(left[0], 'hero'), to: at(path, path.length - 1) };
}

/** Whose area a site is in, in brackets, if it is somebody else's. */
export function whoseSite(site: number, n: Naming, seen: View): string {
  return whose(siteAt(boardOf(seen), site).area, n, seen);
}

/** Where the battle is; empty if there is none. */
export function battlefield(n: Naming, { battle }: View): string {
  return battle ? n.area(battle.area) : '';
}

/** What stands on a site. */
export function standing(site: number, { built }: View): Building | 'metropolis' | null {
  const here = built[site] ?? null;
  return here === 'covered' ? 'metropolis' : here;
}

/** The building on a site that has one. */
export function buildingOn(site: number, seen: View): Building | 'metropolis' {
  return standing(site, seen) ?? 'metropolis';
}

/** Where a creature is; empty if it is not on the board. */
export function lair(creature: FigureId, n: Naming, { figures }: View): string {
  const figure = figures.find(({ id }) => id === creature);
  return figure ? n.area(figure.area) : '';
}

/** The engine's own sentence where a language has none. */
export function refuse(refusals: Readonly<Record<string, RefusalWords>>, refusal: Refusal, n: Naming): string {
  return refusals[refusal.code]?.(refusal.params, n, refusal.rule) ?? refusal.text;
}
