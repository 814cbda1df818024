import { COLOURS, type View } from '@meltemi/engine';
import { decider } from '@meltemi/engine/query';
import { ask } from '@meltemi/words';
import { asking } from '@meltemi/words/en';
import { namingFor } from './naming.ts';

/** What a player is asked, in words, with the faction for a player of two. */
export function asked(v: View): string {
  const words = ask(asking, v, namingFor(v.table));
  const faction = decider(v);
  const several = v.table.seatOf.filter((seat) => seat === v.seat).length > 1;
  return several && typeof faction === 'number' ? `${COLOURS[faction]}: ${words}` : words;
}
