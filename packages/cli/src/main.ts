#!/usr/bin/env node
import module from 'node:module';

/**
 * The oldest Node, as in `engines` of package.json. An older one would fail at some import without a useful message.
 */
const OLDEST = [22, 16] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Meltemi needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  silenceExperiments();
  // The engine is many small files: with cached code the second start takes a third of the time.
  module.enableCompileCache();
  const { main } = await import('./commands.ts');
  process.exitCode = await main(process.argv.slice(2));
}

/**
 * Node 22 and 24 warn on every start that their SQLite is experimental. The first line of this file can't disable that:
 * on Alpine and other systems with BusyBox, `env` takes no options.
 */
function silenceExperiments(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
}
