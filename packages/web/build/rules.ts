import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BOOKS, type Book, type BookName, type RuleEntry } from '../src/rules/book.ts';
import { blocksOf, idsOf, inline, type Row } from './markdown.ts';

// The rules as a module for each language: `import { books } from 'virtual:rules/pl'`.

const RULES = join(import.meta.dirname, '../../../docs/rules');
const PREFIX = '\0virtual:rules/';

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const language = id.slice(PREFIX.length);
      for (const name of BOOKS) this.addWatchFile(fileOf(name, language).path);
      return `export const books = ${JSON.stringify(booksIn(language))}`;
    },
  };
}

/** All books in a language, in English where one is missing. */
export function booksIn(language: string): Book[] {
  const files = BOOKS.map((name) => ({ name, ...fileOf(name, language) }));
  const texts = files.map(({ path }) => readFileSync(path, 'utf8'));
  const titles = Object.fromEntries(
    files.map(({ name }, i) => [name, /^# (.*?)( [—–-] .*)?$/m.exec(texts[i])?.[1] ?? name]),
  );
  const known = new Set(texts.flatMap(idsOf));
  return files.map((file, i) => bookOf(file.name, file.language, texts[i], { known, titles }));
}

function fileOf(name: BookName, language: string): { path: string; language: string } {
  const path = join(RULES, language, `${name}.md`);
  return language !== 'en' && existsSync(path)
    ? { path, language }
    : { path: join(RULES, `${name}.md`), language: 'en' };
}

type Links = Parameters<typeof inline>[1];

function bookOf(name: BookName, language: string, text: string, links: Links): Book {
  const book = { name, language, title: links.titles[name], intro: '' };
  const sections: { ids: string[]; title: string; inner: boolean; entries: RuleEntry[] }[] = [];
  for (const block of blocksOf(text)) {
    const section = sections.at(-1);
    if (block.kind === 'heading' && block.level > 1) {
      const ids = idsOf(`# ${block.text}`);
      const title = block.text.replace(/ \([A-Z0-9, -]+\)/, '');
      sections.push({
        ids: ids.length > 0 ? ids : [`${name}-${sections.length}`],
        title,
        inner: block.level > 2,
        entries: [],
      });
    } else if (block.kind === 'paragraph') {
      // Of the paragraphs above the first section only the last is for players: it explains the words.
      if (section) section.entries.push({ ids: [], title: '', html: `<p>${inline(block.text, links)}</p>` });
      else book.intro = inline(block.text, links);
    } else if (block.kind === 'bullet' || block.kind === 'row') {
      const into = section ?? { ids: [`${name}-0`], title: links.titles[name], inner: false, entries: [] };
      if (!section) sections.push(into);
      into.entries.push(block.kind === 'row' ? rowOf(block, links) : bulletOf(block.text, links));
    }
  }
  return { ...book, sections };
}

function bulletOf(text: string, links: Links): RuleEntry {
  const [, id, rest] = /^\*\*([A-Z0-9-]+)\*\* (.*)$/s.exec(text) ?? [];
  return id
    ? { ids: [id], title: '', html: `<p>${inline(rest, links)}</p>` }
    : { ids: [], title: '', html: `<p>${inline(text, links)}</p>` };
}

/**
 * A row of a table: its first cell is the title (a ruling's question is the second), the others say what their column
 * says.
 */
function rowOf({ head, cells }: Row, links: Links): RuleEntry {
  const plain = /^(R|EX)-[A-Z0-9-]+/.exec(cells[0]);
  const ids = plain
    ? [plain[0]]
    : cells.flatMap((cell) => [...cell.matchAll(/\*\*([A-Z]+-[A-Z0-9-]+)\*\*/g)].map(([, id]) => id));
  const first = cells[0].replace(plain?.[0] ?? `**${ids[0]}**`, '').trim();
  const asked = plain !== null && first === '' && cells.length > 2;
  const rest = cells.map((cell, i) => [head[i], cell]).slice(asked ? 2 : 1);
  const told = rest
    .filter(([, cell]) => !/^[–-]?$/.test(cell))
    .map(([name, cell]) => [inline(name, links), inline(cell, links)]);
  const html =
    rest.length === 1
      ? `<p>${told[0]?.[1] ?? ''}</p>`
      : `<dl>${told.map(([name, cell]) => `<dt>${name}</dt><dd>${cell}</dd>`).join('')}</dl>`;
  return { ids, title: inline(asked ? cells[1] : first, links), html };
}
