import type { Target as BoardTarget } from '@meltemi/board';
import type { Move } from '@meltemi/engine';
import { partsOf } from '../table/acting/parts.ts';
import { Wording } from '../table/acting/wording.ts';
import type { TableState } from '../table/table.svelte.ts';
import { w } from '../words/words.svelte.ts';

/** What the pupil clicks next: the first element of these that is visible and begins with the text, if there is one. */
export interface Target {
  readonly css: string;
  readonly text?: string;
  /** The place, if it is on the board. */
  readonly on?: BoardTarget;
  /** What to click instead if that is out of sight. */
  readonly or?: Target;
}

export const onBoard = (on: BoardTarget): Target => ({
  css: 'area' in on ? `[data-area="${on.area}"]` : `[data-site="${on.site}"]`,
  on,
});

/** The button that opens the list of places. */
const CLOSED_LIST: Target = { css: '.acting .choices button[aria-expanded="false"]' };

export const tool = (text: string): Target => ({ css: '.acting .tools button', text });

/** The next step towards a wanted move; null: the current choice leads elsewhere. */
export function nextClick(table: TableState, wants: (move: Move) => boolean): Target | null {
  const { choosing, chosen, update, naming } = table;
  const move = choosing.left.find(wants);
  if (!move || !update || !naming) return null;
  if (table.settled) {
    const right = choosing.move && wants(choosing.move);
    return { css: right ? '.acting .primary' : '.acting .settled :is(label, .steps)' };
  }
  const parts = partsOf(move);
  if (move.do === 'bid') return bid(move);
  if (move.do === 'end') return { css: '.acting .end' };
  const wording = new Wording(naming, update.seen);
  const choice = (text: string): Target => ({ css: '.acting .choices button', text });
  const deeds = choosing.deeds.length;
  if (deeds > 1) return choice(wording.deed(parts.deed, choosing.left));
  if (choosing.words.length > 1) return choice(wording.word(parts.word, choosing.left));
  const spot = parts.spots[chosen.spots.length];
  if (!spot) return choice(wording.deed(parts.deed, choosing.left));
  const [place] = wording.places([spot]);
  return { ...onBoard(spot), or: { ...choice(place?.name ?? ''), or: CLOSED_LIST } };
}

/** The button of a bid on the god's scale. */
function bid({ god, amount }: Move & { do: 'bid' }): Target {
  const said = w().table.offer(w().cards.god[god].name, amount);
  return { css: `aside.gods button[title^="${said}:"]` };
}
