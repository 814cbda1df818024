import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { backup, restore } from './backup.ts';
import { check } from './check.ts';
import { dispatch } from './command.ts';
import { engine } from './engine.ts';
import { fairness } from './fairness.ts';
import { person } from './person.ts';
import { play } from './play.ts';
import { replayCommand } from './replay.ts';
import { reports } from './reports.ts';
import { serve } from './serve.ts';
import { sim } from './sim.ts';
import { tune } from './tune.ts';
import { verify } from './verify.ts';

/** Resolves to the exit code. */
export function main(args: readonly string[]): Promise<number> {
  // It is not an error if the reader closes the pipe (`meltemi sim | head -1`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return dispatch(
    [
      serve,
      play,
      sim,
      replayCommand,
      engine,
      arena,
      fairness,
      tune,
      verify,
      backup,
      restore,
      check,
      reports,
      person,
      admin,
    ],
    args,
  );
}
