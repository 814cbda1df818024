import { arena } from './arena/arena.ts';
import { dispatch } from './command/command.ts';
import { engine } from './engine/engine.ts';
import { fairness } from './fairness/fairness.ts';
import { admin } from './hosting/admin.ts';
import { backup, restore } from './hosting/backup.ts';
import { check } from './hosting/check.ts';
import { person } from './hosting/person.ts';
import { reports } from './hosting/reports.ts';
import { serve } from './hosting/serve.ts';
import { verifyPage } from './hosting/verify-page.ts';
import { play } from './play/play.ts';
import { replayCommand } from './record/replay.ts';
import { verify } from './record/verify.ts';
import { sim } from './sim/sim.ts';
import { tune } from './tune/tune.ts';

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
      verifyPage,
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
