// Text in lines that are not longer than the terminal is wide.

/** Words in lines of at most `width`, all but the first indented. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = text.slice(0, text.length - text.trimStart().length);
  for (const word of text.trimStart().split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line.trim() === '' ? line + word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/**
 * Breaks a text at the width, however long its lines are in the source. The lines of a paragraph are joined and broken
 * again; a row, which begins with a space, is broken by itself and goes on under its last column.
 */
export function flow(text: string, width: number): string {
  const paragraphs = text.replaceAll(/(?<=^\S.*)\n(?=\S)/gm, ' ').split('\n');
  return paragraphs.map((line) => wrap(line, width, ' '.repeat(lastColumn(line)))).join('\n');
}

/** Where the last column of a row begins: after two spaces or more. */
function lastColumn(row: string): number {
  return row.startsWith(' ') ? (/^.*\S {2,}(?=\S)/.exec(row)?.[0].length ?? 4) : 0;
}
