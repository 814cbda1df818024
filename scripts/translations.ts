// Finds faults of translations that the compiler can't find: texts left in English, nouns without forms for numbers.
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const WORDS = 'packages/{words/src,web/src/words}';
const LANGUAGES = ['pl', 'cs', 'uk'] as const;
type Language = (typeof LANGUAGES)[number];

/** Strings that are names in the code. */
const CODE = ['apollo', 'mercenary', 'metropolis'];
/** Texts that are rightly the same as in English. */
const SAME: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: new Set([
    ...CODE,
    ...[
      'Apollo',
      'Ares',
      'Charon',
      'Chimera',
      'Chiron',
      'Hera',
      'Hydra',
      'Kraken',
      'Minotaur',
      'Pandora',
      'Satyr',
      'Zeus',
    ],
    ...['Menu', 'min +', 'monument', 'Online', 'port'],
  ]),
  cs: new Set([
    ...CODE,
    ...['Ajax', 'Hydra', 'Kraken', 'Odysseus', 'Penthesilea', 'Perseus', 'Satyr', 'Themis', 'Zeus'],
    ...['Bonus:', 'Chat', 'min +', 'monument', 'Online'],
  ]),
  uk: new Set(CODE),
};
/** Words in Latin letters that Ukrainian uses too. */
const LATIN =
  /Meltemi|meltemi verify-page|MIT|game-icons\.net|Lorc|Delapouite|CC BY|Literata|Inter|SIL Open Font License|Page Down|Enter|Shift|Delete|(?:ADMIN|BACKUP)_[A-Z]+/g;

type Node = { readonly type: string; readonly start: number } & { readonly [field: string]: unknown };

interface Found {
  readonly text: string;
  readonly at: number;
}

/** The strings and templates of a file without those that are code, and nouns that lack forms for numbers. */
function read(path: string, source: string): { texts: Found[]; oneFormOnly: Found[] } {
  const texts: Found[] = [];
  const oneFormOnly: Found[] = [];
  walk(parseSync(path, source).program as unknown as Node);
  return { texts, oneFormOnly };

  function walk(node: Node): void {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push({ text: node.value, at: node.start });
    if (node.type === 'TemplateElement')
      texts.push({ text: (node.value as { cooked: string }).cooked, at: node.start });
    if (node.type === 'ObjectExpression') {
      const keys = (node.properties as Node[]).map(({ key }) => (key as Node | undefined)?.name);
      if (keys.includes('one') && keys.includes('other') && !keys.includes('few'))
        oneFormOnly.push({ text: source.slice(node.start, node.end as number), at: node.start });
    }
    for (const part of spoken(node)) if (isNode(part)) walk(part);
  }
}

/** The parts of a node that may contain text for people. */
function spoken(node: Node): unknown[] {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return [];
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) return [];
  if (node.type === 'CallExpression' && /^(plural|lair|each)$/.test(String((node.callee as Node).name))) return [];
  const { key, typeAnnotation, test, property, source, ...parts } = node;
  if (node.type === 'NewExpression') return [];
  if (node.type === 'ConditionalExpression' && isNode(test)) return [test, parts.consequent, parts.alternate];
  return Object.values(parts).flat();
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}

/** Texts with words in them. */
function wordy(found: readonly Found[]): Found[] {
  return found.map(({ text, at }) => ({ text: text.trim(), at })).filter(({ text }) => /\p{L}{2}/u.test(text));
}

/** The texts of an English file. */
export function textsIn(file: string, source: string): string[] {
  return wordy(read(file, source).texts).map(({ text }) => text);
}

function filesOf(language: string): { file: string; source: string }[] {
  return globSync(`${WORDS}/${language}/*.ts`)
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/** The faults of a file, one sentence each. */
export function faultsIn(language: Language, file: string, source: string, english: ReadonlySet<string>): string[] {
  const found = read(file, source);
  const line = (at: number) => `${file}:${source.slice(0, at).split('\n').length}`;
  const left = wordy(found.texts).filter(
    ({ text }) =>
      !SAME[language].has(text) &&
      (english.has(text) || (language === 'uk' && /[a-z]{2}/i.test(text.replaceAll(LATIN, '')))),
  );
  return [
    ...left.map(({ text, at }) => `${line(at)} is left in English: ${text}`),
    ...found.oneFormOnly.map(({ text, at }) => `${line(at)} has no form for 2, 3 and 4: ${text}`),
  ];
}

if (import.meta.main) {
  const english = new Set(filesOf('en').flatMap(({ file, source }) => textsIn(file, source)));
  const faults = LANGUAGES.flatMap((language) =>
    filesOf(language).flatMap(({ file, source }) => faultsIn(language, file, source, english)),
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
