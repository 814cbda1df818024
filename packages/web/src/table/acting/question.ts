import type { Naming } from '@meltemi/words';
import { ask, topOf } from '@meltemi/words';
import type { GameUpdate } from '../../game/driver.ts';
import { w } from '../../words/words.svelte.ts';
import { type Choosing, type Chosen, NOTHING } from './choosing.ts';
import { Wording } from './wording.ts';

/** Frames whose question names the god or deed when only one is left. */
const ONE_DEED: readonly string[] = ['turn', 'offer'];

/** With one deed left the question is about that deed, unless there is nothing to ask: Apollo takes no offering. */
export function questionOf({ seen, shared }: GameUpdate, naming: Naming, choosing: Choosing, chosen: Chosen): string {
  const started = chosen !== NOTHING;
  const deeds = choosing.deeds.filter((deed) => deed !== 'end');
  const mayEnd = !started && choosing.deeds.includes('end');
  const asksOne = deeds.length === 1 && deeds[0] !== 'bid apollo' && !mayEnd;
  return asksOne && (started || ONE_DEED.includes(topOf(seen).kind))
    ? new Wording(naming, seen).question(choosing, chosen.spots.length > 0, shared === 'secret')
    : ask(w().asking, seen, naming);
}
