// node bench/positions.ts --level hard --ms 50 [--iterations 200] [--edition classic] [--kind win] [--tries 3]
//   [--every 5] [--stoppable] [--show]
// How many of the stored positions a bot masters: finds the sure win before its turn ends, keeps the rival from winning
// in this cycle. With --stoppable, only where a bid is known that does so against medium bots; with --show, what it
// played where it did not.
import { parseArgs } from 'node:util';
import { type Budget, LEVELS, type Level } from '../packages/bots/src/index.ts';
import { type Exercise, KINDS, type Kind, readExercises } from '../packages/bots/test/exercise.ts';
import { masters, type Player } from '../packages/bots/test/play-on.ts';
import { EDITIONS, type EditionId, writeMove } from '../packages/engine/src/index.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'medium' },
    ms: { type: 'string' },
    iterations: { type: 'string' },
    edition: { type: 'string' },
    kind: { type: 'string' },
    tries: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    stoppable: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});

const level = LEVELS.find((known) => known === values.level) as Level;
if (!level) throw new Error(`--level is one of ${LEVELS.join(', ')}`);
const tries = Number(values.tries);
const every = Number(values.every);

function budget(): Budget {
  const { ms, iterations } = values;
  if (level !== 'hard') return {};
  if (!ms && !iterations) return { ms: 50 };
  return { ...(ms && { ms: Number(ms) }), ...(iterations && { iterations: Number(iterations) }) };
}

/** One try; null: the bot has solved it; else the moves it chose. */
function attempt(kind: Kind, exercise: Exercise, player: Player, seed: string): string[] | null {
  const choices: string[] = [];
  const mastered = masters(kind, exercise, player, seed, (s, seat, move) => {
    if (kind === 'block' || seat === exercise.seat)
      choices.push(`${seat === exercise.seat ? '' : `${seat}: `}${writeMove(s, move)}`);
  });
  return mastered ? null : choices;
}

function measure(edition: EditionId, kind: Kind): void {
  const player = { level, budget: budget() };
  const began = performance.now();
  let done = 0;
  let all = 0;
  readExercises(edition, kind).forEach((exercise, i) => {
    if (i % every !== 0 || (kind === 'block' && values.stoppable && exercise.line.length === 0)) return;
    for (let n = 1; n <= tries; n++) {
      const failed = attempt(kind, exercise, player, `${i + 1} ${n}`);
      all++;
      if (!failed) done++;
      else if (values.show) show(i, exercise, failed);
    }
  });
  const share = ((100 * done) / all).toFixed(1);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${`${edition}-${kind}`.padEnd(16)}${done} of ${all}  ${share} %  ${seconds} s`);
}

function show(i: number, { way, decisions, line }: Exercise, played: readonly string[]): void {
  console.log(
    `  ${i + 1}: ${way} in ${decisions}${line.length > 0 ? `: ${line.join('; ')}` : ''}\n     played ${played.join('; ')}`,
  );
}

console.log([level, ...(level === 'hard' ? [JSON.stringify(budget())] : [])].join(' '));
for (const edition of EDITIONS.filter((each) => each === (values.edition ?? each)))
  for (const kind of KINDS.filter((each) => each === (values.kind ?? each))) measure(edition, kind);
