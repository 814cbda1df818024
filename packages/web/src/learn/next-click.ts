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
}

export const onBoard = (target: BoardTarget): Target => ({
  css: 'area' in target ? `[data-area="${target.area}"]` : `[data-site="${target.site}"]`,
});

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
  return spot ? onBoard(spot) : choice(wording.deed(parts.deed, choosing.left));
}

/** The button of a bid on the god's scale. */
function bid({ god, amount }: Move & { do: 'bid' }): Target {
  const said = w().table.offer(w().cards.god[god].name, amount);
  return { css: `aside.gods button[title^="${said}:"]` };
}
