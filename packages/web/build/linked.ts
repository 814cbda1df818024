import type { Plugin, Rolldown } from 'vite';

// Files of the build give each other hundreds of things, each under a short name made for the purpose: 'export{aB as c}'. Its own short
// name does as well: 'export{aB}'. What is asked for by name while the page runs keeps its name.

type Chunk = Rolldown.OutputChunk;
/** By the name a file gives something: its own name for it. */
type Names = ReadonlyMap<string, string>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function linked(): Plugin {
  return {
    name: 'linked',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const asked = new Set(chunks.flatMap((chunk) => chunk.dynamicImports));
      const inner = chunks.filter((chunk) => !chunk.isEntry && !chunk.isDynamicEntry && !asked.has(chunk.fileName));
      const parsed = new Map(chunks.map((chunk) => [chunk, statementsOf(this.parse(chunk.code))]));
      const given = new Map(inner.map((chunk) => [chunk.fileName, namesOf(parsed.get(chunk) ?? [])]));
      for (const chunk of chunks) chunk.code = edited(chunk, parsed.get(chunk) ?? [], given);
    },
  };
}

interface Name {
  readonly name: string;
}
interface Specifier {
  readonly type: string;
  readonly local: Name;
  readonly exported: Name;
  readonly imported: Name;
}
interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly specifiers: readonly Specifier[];
  readonly source: { readonly value: string } | null;
  readonly declaration: unknown;
}

/** What links a file to others. */
function statementsOf({ body }: { body: readonly object[] }): Statement[] {
  const links = (body as Statement[]).filter(({ type }) => /^(Import|Export)/.test(type));
  const strange = links.find(
    ({ type, specifiers, declaration }) =>
      !/^(Import|ExportNamed)Declaration$/.test(type) ||
      declaration ||
      specifiers.some((one) => !/^(Im|Ex)portSpecifier$/.test(one.type)),
  );
  if (strange) throw new Error(`files are linked in a way that is not known: ${strange.type}`);
  return links;
}

function namesOf(statements: readonly Statement[]): Names {
  const own = statements.filter(({ type, source }) => type === 'ExportNamedDeclaration' && !source);
  return new Map(
    own.flatMap(({ specifiers }) => specifiers.map(({ local, exported }) => [exported.name, local.name] as const)),
  );
}

function edited(chunk: Chunk, statements: readonly Statement[], given: ReadonlyMap<string, Names>): string {
  const folder = chunk.fileName.replace(/[^/]*$/, '');
  const edits = statements.flatMap((statement): Edit[] => {
    const { start, end, source, specifiers } = statement;
    if (!source) {
      const own = given.get(chunk.fileName);
      const names = [...new Set(own?.values())].sort();
      return own ? [{ start, end, text: `export{${names.join(',')}};` }] : [];
    }
    const names = given.get(folder + source.value.replace(/^\.\//, ''));
    if (!names || specifiers.length === 0) return [];
    const list = specifiers.map(({ type, local, imported, exported }) =>
      type === 'ImportSpecifier'
        ? pair(names.get(imported.name) ?? '', local.name)
        : pair(names.get(local.name) ?? '', exported.name),
    );
    const verb = statement.type === 'ImportDeclaration' ? 'import' : 'export';
    return [{ start, end, text: `${verb}{${list.join(',')}}from${JSON.stringify(source.value)};` }];
  });
  return edits.reduceRight((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), chunk.code);
}

function pair(given: string, taken: string): string {
  return given === taken ? given : `${given} as ${taken}`;
}
