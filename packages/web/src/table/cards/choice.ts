import type { EditionId, Move, View } from '@meltemi/engine';
import type { IconName } from '../../art/icon.ts';
import { w } from '../../words/words.svelte.ts';
import { foresee } from '../acting/foresight.ts';
import { creaturePrices } from '../creature-price.ts';
import { ownFaction } from '../own-faction.ts';
import { type Card, type CardKey, readCard } from './card.ts';
import { isLaidOut } from './card-of.ts';
import { faceOf } from './face.ts';

/** A choice that is shown as a card, beside its label and its price. */
export interface ChoiceCard {
  readonly card: CardKey;
  readonly icons: readonly IconName[];
  /** The printed price, where less is paid. */
  readonly printed: string;
  readonly lines: readonly { readonly heading: string; readonly text: string }[];
  /** The lines say less than the card. */
  readonly short: boolean;
  /** The card itself would go. */
  readonly goes: boolean;
  /** Why it would do nothing now; empty if it does something. */
  readonly idle: string;
}

/** Null: a plain button is enough. */
export function choiceCard(key: CardKey | null, move: Move, seen: View): ChoiceCard | null {
  const card = key && readCard(key);
  if (!card || !isLaidOut(move)) return null;
  const { icons } = faceOf(card, seen);
  const printed = discounted(move, seen);
  const lines = linesFor(card, move, seen);
  const goes = move.do === 'replace';
  const short = move.do === 'bid' || goes;
  return { card: card.key, icons, printed, lines, short, goes, idle: whyIdle(card, move, seen) };
}

/**
 * What counts for this choice: of a hero who is sacrificed the sacrifice, of a god to bid for its gifts, of a creature
 * to replace only that it goes.
 */
function linesFor(card: Card, move: Move, seen: View): ChoiceCard['lines'] {
  if (move.do === 'bid') return [{ heading: '', text: w().table.gives[seen.table.edition][move.god] }];
  if (move.do === 'replace') return [{ heading: '', text: w().confirm.replaces }];
  const { lines } = faceOf(card, seen);
  return move.do === 'sacrifice' ? lines.slice(1).map(({ text }) => ({ heading: '', text })) : lines;
}

function discounted(move: Move, seen: View): string {
  if (move.do !== 'buy') return '';
  const { printed, pays } = creaturePrices(seen, ownFaction(seen), move.creature);
  return pays < printed ? String(printed) : '';
}

const PLAYS: readonly Move['do'][] = ['buy', 'choose', 'play'];

function whyIdle(card: Card, move: Move, seen: View): string {
  return PLAYS.includes(move.do) && foresee(seen, move).idle ? noEffect(card, seen) : '';
}

/** A creature that would come for nothing, with the reason where there is a word for it. */
function noEffect(card: Card, seen: View): string {
  if (card.kind !== 'creature') return w().confirm.idle;
  const entry = w().cards.creature[card.id];
  const idle: Partial<Record<EditionId, string>> = 'idle' in entry ? entry.idle : {};
  const why = idle[seen.table.edition];
  return why ? w().confirm.idleBecause(why) : w().confirm.idle;
}
