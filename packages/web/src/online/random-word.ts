/** 128 bits nobody guesses, also where a page has no secure context. */
export function randomWord(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36).padStart(7, '0')).join('');
}
