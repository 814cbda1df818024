// The subset of Markdown that the rules use: headings, paragraphs, bullets, tables; bold, emphasis, code. Rule ids
// become links.

export interface Row {
  readonly kind: 'row';
  readonly head: readonly string[];
  readonly cells: readonly string[];
}
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph' | 'bullet'; text: string }
  | Row;

const ID = /\b(?:LE|CL|MO|R|EX)-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g;

/**
 * The ids that a text defines: rules in bold, rulings and examples at the beginning of a row, sections in brackets of a
 * heading.
 */
export function idsOf(text: string): string[] {
  const bold = [...text.matchAll(/\*\*((?:LE|CL|MO)-[A-Z0-9-]+)\*\*/g)].map(([, id]) => id);
  const rows = [...text.matchAll(/^\| ((?:R|EX)-[A-Z0-9-]+)/gm)].map(([, id]) => id);
  const headings = [...text.matchAll(/^#+ .*/gm)].flatMap(([line]) => line.match(ID) ?? []);
  return [...new Set([...bold, ...rows, ...headings])];
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let head: string[] | null = null;
  let open: { text: string } | null = null;
  for (const line of text.split('\n')) {
    const heading = /^(#+) (.*)/.exec(line);
    if (line.startsWith('|')) {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (head === null) head = cells;
      else if (!/^[|: -]+$/.test(line)) blocks.push({ kind: 'row', head, cells });
      open = null;
      continue;
    }
    head = null;
    if (heading) blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2] });
    if (heading || line.trim() === '') open = null;
    else if (open && !line.startsWith('- ')) open.text += ` ${line.trim()}`;
    else {
      const bullet = line.startsWith('- ');
      const block: Block = { kind: bullet ? 'bullet' : 'paragraph', text: bullet ? line.slice(2) : line };
      blocks.push(block);
      open = block;
    }
  }
  return blocks;
}

/** Text within a block as HTML. */
export function inline(
  text: string,
  links: { known: ReadonlySet<string>; titles: Readonly<Record<string, string>> },
): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, (_, code: string) => {
      const book = links.titles[code.replace('.md', '')];
      return book ? `<a href="#/rules/${code.replace('.md', '')}">${book}</a>` : `<code>${code}</code>`;
    })
    .replace(
      /\*\*([A-Z]+-[A-Z0-9-]+)\*\*/g,
      (_, id: string) => `<b id="${id}" tabindex="-1">${id.replaceAll('-', '\u2011')}</b>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(ID, (id, at: number, whole: string) =>
      links.known.has(id) && !/["/]$/.test(whole.slice(0, at)) ? `<a href="#/rules/${id}">${id}</a>` : id,
    );
}
