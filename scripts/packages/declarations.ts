// Reads the exports of a package from the declarations that the compiler writes.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A declaration in one file, exported there or not. */
export interface Declared {
  readonly name: string;
  /** The file that contains it. */
  readonly file: string;
  /** The text of its comment; empty without one. */
  readonly about: string;
  /** Without `export` and `declare`. */
  readonly text: string;
}

/** The top-level names of a file. */
interface Scope {
  readonly declared: Map<string, Declared>;
  /** Names imported from other files of the package: the file, and the name there. */
  readonly imported: Map<string, readonly [file: string, name: string]>;
  /** Local names by the name they are exported under. */
  readonly exported: Map<string, string>;
  /** Files of which everything is exported again. */
  readonly wholly: string[];
}

interface Name {
  readonly name?: string;
  readonly value?: string;
}
interface Specifier {
  readonly local: Name;
  readonly imported?: Name;
  readonly exported?: Name;
}
interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly source?: { readonly value: string } | null;
  readonly declaration?: Statement | null;
  readonly specifiers?: readonly Specifier[];
  readonly id?: Name;
  readonly declarations?: readonly { readonly id: Name }[];
}

const scopes = new Map<string, Scope>();
const nameOf = ({ name, value }: Name) => name ?? value ?? '';

/** Everything an entry of a package exports, by name. */
export function exportsOf(file: string): Map<string, Declared> {
  const scope = scopeOf(file);
  const found = new Map<string, Declared>();
  for (const from of scope.wholly) for (const [name, one] of exportsOf(from)) found.set(name, one);
  for (const [name, local] of scope.exported) {
    const one = find(file, local);
    if (!one) throw new Error(`${file}: ${name} is exported, but nobody declares it`);
    found.set(name, { ...one, name });
  }
  return found;
}

/** A TypeBox schema in a source, and what schemas share. */
export const SCHEMA = /^const \w+ = (Type\.|\{ additionalProperties)/;

/**
 * A declaration as it is worth reading. The type of a TypeBox schema has only the schema's name, and the schema's
 * declared type has no comments, so its source is shown instead: `source` finds that of a declaration file.
 */
export function readable(one: Declared, source: (file: string) => string): Declared {
  const { name, file, text } = one;
  const isSchema = text === `type ${name} = Static<typeof ${name}>;` || /^const \w+: Type\.T/.test(text);
  const schema = isSchema && find(source(file), name);
  return schema || one;
}

/** Whether a name can be meant by a type: a field may have the name of a function or value by chance. Schemas count. */
function isType({ text }: Declared): boolean {
  return /^(type|interface|(abstract )?class)\b/.test(text) || SCHEMA.test(text);
}

/** The same for a declaration and its source, and under whatever name it is exported. */
export function idOf({ file, text }: Declared): string {
  const [, name = text] = /^(?:async |abstract )*(?:type|interface|const|function|class) (\w+)/.exec(text) ?? [];
  return `${file.replace(/^.*\/(dist|src)\//, '').replace(/(\.d)?\.ts$/, '')} ${name}`;
}

/** Types that exported declarations mention without being exported themselves: readers need them too. */
export function mentionedBy(exported: Iterable<Declared>): Declared[] {
  const queue = [...exported];
  const known = new Set(queue.map(idOf));
  const found: Declared[] = [];
  for (let one = queue.pop(); one; one = queue.pop())
    for (const [word] of withoutComments(one.text).matchAll(/\b[A-Za-z]\w*\b/g)) {
      const next = find(one.file, word);
      if (!next || known.has(idOf(next)) || !isType(next)) continue;
      known.add(idOf(next));
      found.push(next);
      queue.push(next);
    }
  return found;
}

/** The declaration of a name in a file; undefined: it belongs to another package. */
function find(file: string, name: string): Declared | undefined {
  const { declared, imported } = scopeOf(file);
  const elsewhere = imported.get(name);
  return declared.get(name) ?? (elsewhere && exportsOf(elsewhere[0]).get(elsewhere[1]));
}

function scopeOf(file: string): Scope {
  const known = scopes.get(file);
  if (known) return known;
  const declared = new Map<string, Declared>();
  const scope: Scope = { declared, imported: new Map(), exported: new Map(), wholly: [] };
  scopes.set(file, scope);
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const about = (at: number) => {
    const before = comments.findLast(({ end }) => end <= at && source.slice(end, at).trim() === '');
    return before?.type === 'Block' && before.value.startsWith('*') ? unfolded(before.value) : '';
  };
  for (const statement of program.body as unknown as Statement[]) {
    if (statement.source) readFrom(scope, file, statement);
    else {
      const inner = statement.declaration ?? statement;
      for (const name of namesIn(inner)) {
        const text = source.slice(inner.start, inner.end).replace(/^declare /, '');
        // In a source the type of a schema follows the schema, which says more.
        if (!declared.has(name) || file.endsWith('.d.ts'))
          declared.set(name, { name, file, about: about(statement.start), text: withoutPrivates(text) });
        if (statement.declaration) scope.exported.set(name, name);
      }
      for (const { local, exported } of statement.specifiers ?? [])
        if (exported) scope.exported.set(nameOf(exported), nameOf(local));
    }
  }
  return scope;
}

/**
 * Reads an import, or an export from another file. Names of other packages are ignored: they have references of their
 * own.
 */
function readFrom(scope: Scope, file: string, { type, source, specifiers = [] }: Statement): void {
  const path = source?.value ?? '';
  if (!path.startsWith('.')) return;
  const from = join(dirname(file), file.endsWith('.d.ts') ? path.replace(/\.[jt]s$/, '.d.ts') : path);
  if (type === 'ExportAllDeclaration') scope.wholly.push(from);
  for (const { local, imported, exported } of specifiers) {
    const there = nameOf(imported ?? local);
    const here = exported ? `${there} from ${path}` : nameOf(local);
    scope.imported.set(here, [from, there]);
    if (exported) scope.exported.set(nameOf(exported), here);
  }
}

function namesIn({ id, declarations, type }: Statement): string[] {
  if (declarations) return declarations.map((one) => nameOf(one.id));
  return id && /Declaration|TSDeclareFunction/.test(type) ? [nameOf(id)] : [];
}

/** A comment as one paragraph. */
function unfolded(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .trim();
}

/** What only the class itself may use, with its comment. */
function withoutPrivates(text: string): string {
  return text.replaceAll(/\n +(?:\/\*\*(?:(?!\*\/).)*\*\/\s+)?private [^\n]*;(?=\n)/gs, '');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\//gs, '');
}
