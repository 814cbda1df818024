import { advise, attend, type Question } from '@meltemi/bots';
import { type Order, playGames } from './self-play.ts';

// All that bots do beside the page. One script, because almost all of it is the bots, and each script would be fetched
// and stored for itself; the name of the worker says which part it has.

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
