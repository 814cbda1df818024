/** 128 random bits; works without a secure context too. */
export function randomWord(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36).padStart(7, '0')).join('');
}
