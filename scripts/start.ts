// `npm start`: a game in the terminal.
import { spawnSync } from 'node:child_process';

console.log(`Meltemi: a game in the terminal against random players.
Other games and options: npm run -s meltemi -- play --help
`);
const args = ['packages/cli/src/main.ts', 'play', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
