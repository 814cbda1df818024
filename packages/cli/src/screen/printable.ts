/** What a terminal obeys, and what turns the order of letters. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text by others, on one line and without characters by which it could make a terminal show another result. */
export function printable(text: string): string {
  return text.replaceAll(CONTROLS, '\ufffd');
}
