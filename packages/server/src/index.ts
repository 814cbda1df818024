// The public contract of the server.

export { backup, type How, restore } from './backup/backup.ts';
export { check, checkCopy } from './backup/check.ts';
export type { Inventory } from './backup/inspection.ts';
export { serve } from './http/server.ts';
export { eraseFrom, exportFrom } from './person.ts';
export { endWithNpm, greeting, help, run } from './run.ts';
export { readSettings, type Settings, withOptions } from './settings.ts';
export { openStore } from './store/open.ts';
export type { NamedReport } from './store/store.ts';
