// node packages/server/test/fuzz.ts [--messages N] [--seed S]: hostile messages and requests against a real server.
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/fuzz.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'siege' } },
});
const started = performance.now();
await fuzz(Number(values.messages), values.seed);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${values.messages} hostile messages in ${seconds} s: nothing fell, nothing changed, nothing leaked`);
