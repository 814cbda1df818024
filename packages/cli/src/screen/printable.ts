/**
 * A text by others, on one line and without control characters, which a terminal obeys: a file could make it show
 * another result.
 */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\ufffd');
}
