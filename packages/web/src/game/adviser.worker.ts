import { advise, type Question } from '@meltemi/bots';

/** So long it thinks, in milliseconds. */
const PATIENCE = 700;

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(advise(data, { ms: PATIENCE }));
