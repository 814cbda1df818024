// Types of the page: svelte-check reports on every file the page reaches, also in packages that are checked by rules of
// their own. What lies outside the page is left to those checks.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const PAGE = resolve(import.meta.dirname, '../packages/web');
// With --tsgo the compiler is the native one; svelte-check keeps its memory in .svelte-check.
const ARGS = ['--tsconfig', './tsconfig.json', '--output', 'machine', '--tsgo', '--incremental'];
/** `1590680326283 ERROR "src/A.svelte" 1:16 "Cannot find …"` */
const FOUND = /^\d+ (?:ERROR|WARNING) "([^"]+)" (\d+:\d+) (.*)$/gm;
const DONE = /^\d+ COMPLETED /m;

execFile('svelte-check', ARGS, { cwd: PAGE, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
  const own = [...stdout.matchAll(FOUND)].filter(([, file]) => !file.startsWith('..'));
  for (const [, file, place, text] of own) console.error(`packages/web/${file}:${place} ${text}`);
  if (!DONE.test(stdout)) console.error(stderr || error?.message);
  process.exitCode = own.length > 0 || !DONE.test(stdout) ? 1 : 0;
});
