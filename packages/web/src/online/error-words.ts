import { w } from '../words/words.svelte.ts';
import { RequestError } from './client.ts';

/** What went wrong, in a sentence of the reader's language. */
export function inWords(error: unknown): string {
  const { refused, failed } = w().online;
  return (error instanceof RequestError && refused[error.code]) || failed;
}
