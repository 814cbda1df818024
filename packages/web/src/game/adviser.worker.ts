import { advise, type Question } from '@meltemi/bots';
import { addClassic } from '@meltemi/engine/classic';

addClassic();

/** So long it thinks, in milliseconds. */
const PATIENCE = 700;

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(advise(data, { ms: PATIENCE }));
