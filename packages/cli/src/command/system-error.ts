import { messageOf } from '@meltemi/engine/internal';

/** What Node says of an error besides its message: a code such as ENOENT, and the path it is about. */
export function systemError(error: unknown): Partial<NodeJS.ErrnoException> {
  return error instanceof Error ? error : {};
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  ENOTDIR: 'a part of the path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'nothing can be written there',
};

/** Why something with a file did not work, in words. */
export function reasonOf(error: unknown): string {
  return REASONS[systemError(error).code ?? ''] ?? messageOf(error);
}
