import { advise, attend, type Question } from '@meltemi/bots';
import { type Order, playGames } from './self-play.ts';

// Everything that bots do outside of the page's thread. It is one script, because almost all of its code is the bots',
// and several would be fetched and stored with a copy each; the name of the worker says what it is for.

/** Thinking time for advice, in milliseconds. */
const PATIENCE = 700;

switch (self.name) {
  case 'adviser':
    self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(advise(data, { ms: PATIENCE }));
    break;
  case 'self-play':
    self.onmessage = ({ data }: MessageEvent<Order>) => playGames(data, (won) => self.postMessage(won));
    break;
  default:
    attend(self);
}
