import { plain } from './search.ts';

/** Highlights the words that were searched for, if the browser supports it. */
export function mark(within: HTMLElement | undefined, words: readonly string[], _shown: unknown): void {
  if (!within || !('highlights' in CSS)) return;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = words.length > 0 && texts.nextNode(); node; node = texts.nextNode()) {
    const text = letters(node.nodeValue ?? '');
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set('found', new Highlight(...ranges));
}

/** The text in the form in which it is searched, with the same number of letters. */
function letters(text: string): string {
  return [...text].map((letter) => plain(letter).padEnd(letter.length).slice(0, letter.length)).join('');
}
