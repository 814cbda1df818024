import { messageOf } from '@meltemi/engine/internal';
import { systemError } from '../command/system-error.ts';
import { FileError } from '../record/save.ts';
import { nameOf } from '../screen/naming.ts';
import type { Words } from '../words/words.ts';
import type { Barrier } from './session.ts';

// Reasons in the words of a language.

/** What was wrong with a file. */
export function whyNoFile(error: unknown, { talk: { file, reasons } }: Words): string {
  if (!(error instanceof FileError)) return messageOf(error);
  const { code = '' } = systemError(error.cause);
  const why = Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : messageOf(error.cause);
  return file[error.problem](error.file, why);
}

/** Why a decision can't be taken back. */
export function whyNoUndo(barrier: Barrier, words: Words): string {
  const { cannotUndo } = words.talk;
  return barrier.why === 'other' ? cannotUndo.other(nameOf(barrier.by, words)) : cannotUndo[barrier.why];
}
