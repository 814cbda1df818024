import { advise, type Question } from '@meltemi/bots';

/** Thinking time in milliseconds. */
const PATIENCE = 700;

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(advise(data, { ms: PATIENCE }));
