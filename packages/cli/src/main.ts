#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import module from 'node:module';

/** As `engines` in package.json has it; an older Node would stop at some import and say nothing useful. */
const OLDEST = [22, 16] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Meltemi needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  // From the second start on three times as fast: the engine is many small files.
  module.enableCompileCache();
  const { main } = await import('./commands.ts');
  process.exitCode = await main(process.argv.slice(2));
}
