// Reads the documents: their prose, code blocks and inline code.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** All documents by their paths. */
export const DOCUMENTS: ReadonlyMap<string, string> = new Map(
  globSync(['*.md', '{docs,.github}/**/*.md', 'bench/*.md', 'packages/*/README.md'], { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);

const FENCED = /^ *```(\w*)\n(.*?)^ *```$/gms;

export interface Block {
  readonly file: string;
  readonly text: string;
}

/** The fenced blocks of a language in all documents; their indentation is Markdown's. */
export function blocks(language: string): Block[] {
  return [...DOCUMENTS].flatMap(([file, text]) =>
    [...text.matchAll(FENCED)].filter(([, name]) => name === language).map(([, , block]) => ({ file, text: block })),
  );
}

/** A document without its fenced blocks. */
export function prose(text: string): string {
  return text.replaceAll(FENCED, '');
}

/** The inline code of a document. */
export function inlineCode(text: string): string[] {
  return [...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
}
