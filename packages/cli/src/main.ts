#!/usr/bin/env node
import module from 'node:module';

/** As `engines` in package.json has it; an older Node would stop at some import and say nothing useful. */
const OLDEST = [22, 16] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Meltemi needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  silenceExperiments();
  // From the second start on three times as fast: the engine is many small files.
  module.enableCompileCache();
  const { main } = await import('./commands.ts');
  process.exitCode = await main(process.argv.slice(2));
}

/**
 * Node 22 and 24 call their SQLite experimental on every start. The first line of this file cannot switch that off:
 * `env` takes no options on Alpine and other systems with BusyBox.
 */
function silenceExperiments(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
}
