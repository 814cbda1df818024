// `npm start`: a game in the terminal.
import { spawnSync } from 'node:child_process';

// Medium bots: they answer at once and play sensibly, but without plans, so that a newcomer has a real game and a chance in it.
console.log(`Meltemi: a game in the terminal against bots.
Easier or harder ones: npm start -- --bots easy (or hard). Other games and options: npm run -s meltemi -- play --help
`);
const args = ['packages/cli/src/main.ts', 'play', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
