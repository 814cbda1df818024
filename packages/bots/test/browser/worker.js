// A Web Worker in which bots attend.
import { attend } from '/bots/index.ts';

attend(self);
