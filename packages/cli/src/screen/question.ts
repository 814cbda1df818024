import type { View } from '@meltemi/engine';
import { decider } from '@meltemi/engine/query';
import { ask } from '@meltemi/words';
import type { Words } from '../words/words.ts';
import { nameOf, namingFor } from './naming.ts';

/** What a player is asked, in words, with the faction for a player of two. */
export function asked(v: View, words: Words): string {
  const question = ask(words.game.asking, v, namingFor(v.table, words));
  const faction = decider(v);
  const several = v.table.seatOf.filter((seat) => seat === v.seat).length > 1;
  return several && typeof faction === 'number' ? `${nameOf(faction, words)}: ${question}` : question;
}
