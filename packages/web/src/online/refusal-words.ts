import { w } from '../words/words.svelte.ts';
import { Refusal } from './client.ts';

/** What went wrong, in a sentence of the reader's language. */
export function inWords(error: unknown): string {
  const { refused, failed } = w().online;
  return (error instanceof Refusal && refused[error.code]) || failed;
}
