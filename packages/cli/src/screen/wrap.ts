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
 * Text written in lines of any length: paragraphs are broken where the width ends, and rows, which begin with a space,
 * each for itself, with what goes on under their last column.
 */
export function flow(text: string, width: number): string {
  const paragraphs = text.replaceAll(/(?<=^\S.*)\n(?=\S)/gm, ' ').split('\n');
  return paragraphs.map((line) => wrap(line, width, ' '.repeat(lastColumn(line)))).join('\n');
}

/** Where the last column of a row begins: after two spaces or more. */
function lastColumn(row: string): number {
  return row.startsWith(' ') ? (/^.*\S {2,}(?=\S)/.exec(row)?.[0].length ?? 4) : 0;
}
