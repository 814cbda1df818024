import type { Settings } from './settings.ts';

// Errors of the system and of databases, as sentences that name the setting to change.

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EISDIR: 'it is a folder',
  ENOENT: 'its folder cannot be made',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'a part of its path is no folder',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Why something with a file did not work, in words where there are some. */
export function reasonOf(error: NodeJS.ErrnoException): string {
  return REASONS[error.code ?? ''] ?? error.message;
}

/** By the codes of SQLite. */
const REASONS_OF_SQLITE: Readonly<Record<number, string>> = {
  8: 'nothing can be written there', // SQLITE_READONLY
  11: 'it is damaged', // SQLITE_CORRUPT
  13: 'the disk is full', // SQLITE_FULL
  26: 'it is no database of SQLite', // SQLITE_NOTADB
};
const HIGHEST_OF_ROOT = 1023;

/** Why the database was not opened. The address of PostgreSQL is not told: it has the password. */
export function databaseError({ databaseUrl, databaseFile }: Settings, error: unknown): unknown {
  const { code = '', message, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (databaseUrl && /\bsslmode=/.test(databaseUrl) && /secure TLS connection/.test(message))
    return new Error('The PostgreSQL of DATABASE_URL offers no TLS, which sslmode asks for: leave sslmode out.', {
      cause: error,
    });
  if (databaseUrl) {
    return code === ''
      ? error
      : new Error(`The PostgreSQL of DATABASE_URL cannot be used: ${message}.`, { cause: error });
  }
  // The low byte says what kind of error it is, the rest says more.
  const reason = REASONS_OF_SQLITE[(errcode ?? 0) & 0xff] ?? REASONS[code];
  return reason ? new Error(`DATABASE_FILE ${databaseFile} cannot be opened: ${reason}.`, { cause: error }) : error;
}

/** Why the server could not begin to listen, or to make copies. */
export function listenError({ host, port, adminHost, backupFolder, ...rest }: Settings, error: unknown): unknown {
  const { code = '', syscall, path, ...fault } = error as NodeJS.ErrnoException & { port?: number; hostname?: string };
  const say = (text: string) => new Error(text, { cause: error });
  const reason = REASONS[code];
  if (reason && backupFolder && path?.startsWith(backupFolder))
    return say(`BACKUP_FOLDER ${backupFolder} cannot be used: ${reason}.`);
  if (syscall === 'getaddrinfo')
    return say(`${fault.hostname === host ? 'HOST' : 'ADMIN_HOST'} ${fault.hostname} is the name of no machine.`);
  if (syscall !== 'listen') return error;
  // Tried last: it may have the number of the other on another address.
  const isAdmin = fault.port === rest.adminPort && (fault.port !== port || host !== adminHost);
  const [name, at] = isAdmin ? ['ADMIN_PORT', adminHost] : ['PORT', host];
  if (code === 'EADDRINUSE')
    return say(`${name} ${fault.port} of ${at} is used by another program: stop it, or set ${name} to another number.`);
  if (code === 'EACCES' && (fault.port ?? 0) <= HIGHEST_OF_ROOT)
    return say(`${name} ${fault.port} is not allowed: numbers up to ${HIGHEST_OF_ROOT} are for root.`);
  if (code === 'EADDRNOTAVAIL') return say(`${name.replace('PORT', 'HOST')} ${at} is no address of this machine.`);
  return error;
}
