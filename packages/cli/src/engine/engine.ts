import { type Command, DONE } from '../command/command.ts';
import { Lines } from './lines.ts';
import { Desk } from './protocol.ts';

const MORE = `One JSON object per line in, one per line out, as docs/engine-protocol.md describes:
  {"id":1,"op":"setup","setup":{"players":3}}
  {"id":2,"op":"moves"}
  {"id":3,"op":"setup","game":"other","setup":{"edition":"classic","players":4,"monuments":true}}
Ends with {"op":"quit"} or at the end of the input.`;

export const engine: Command = {
  name: 'engine',
  summary: 'the rules for programs in any language: JSON lines on stdin and stdout',
  more: MORE,
  options: {},
  files: [],
  run: () =>
    new Promise((resolve) => {
      const desk = new Desk();
      const lines = new Lines((line) => {
        const answer = line === null ? desk.tooLong() : desk.answer(line);
        if (answer !== null) process.stdout.write(`${answer}\n`);
        if (!desk.closed) return;
        process.stdin.destroy();
        resolve(DONE);
      });
      process.stdin.setEncoding('utf8');
      process.stdin.on('data', (chunk: string) => lines.add(chunk));
      process.stdin.on('end', () => {
        lines.end();
        resolve(DONE);
      });
    }),
};
