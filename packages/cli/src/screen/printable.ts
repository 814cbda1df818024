/** A text by others on one line and without control characters: a terminal obeys them, and could show another result. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\ufffd');
}
