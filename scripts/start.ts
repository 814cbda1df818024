// `npm start`: a game in the terminal.
import { spawnSync } from 'node:child_process';

console.log(`Meltemi: a game in the terminal against random players.
Type the number of a move, or one of: undo, why, save, load. All commands: npm run -s meltemi -- --help
`);
const args = ['packages/cli/src/main.ts', 'play', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
