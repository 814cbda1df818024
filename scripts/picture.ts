// Draws the imports between packages or folders as a Mermaid flowchart.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Import, readImports, targetPackage } from './arrows.ts';

type Kind = 'code' | 'types';
/** By importing node and imported node. */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, Kind>>;
/** The node of the diagram that an import leads to; undefined: none. */
type Goal = (file: string, each: Import) => string | undefined;

const files = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

/** The arrows of these files. An import of code overrides one of types. */
function arrowsIn(sources: readonly string[], begin: (file: string) => string | undefined, goal: Goal): Arrows {
  const arrows = new Map<string, Map<string, Kind>>();
  for (const file of sources) {
    const from = begin(file);
    if (from === undefined) continue;
    const found = arrows.get(from) ?? new Map<string, Kind>();
    arrows.set(from, found);
    for (const each of readImports(file, readFileSync(file, 'utf8')).imports) {
      const to = goal(file, each);
      if (to === undefined || to === from) continue;
      if (!each.typeOnly || !found.has(to)) found.set(to, each.typeOnly ? 'types' : 'code');
    }
  }
  for (const name of arrows.keys()) refuseCycle(arrows, [name]);
  return arrows;
}

/** Throws if an arrow leads back to a node on the way to it. */
function refuseCycle(arrows: Arrows, way: readonly string[]): void {
  for (const [next] of arrows.get(way[way.length - 1]) ?? []) {
    if (way.includes(next)) throw new Error(`An import cycle: ${[...way, next].join(' → ')}`);
    refuseCycle(arrows, [...way, next]);
  }
}

/** The imports between packages. */
export function packageArrows(): Arrows {
  return arrowsIn(
    files('packages/*/src/**/*.{ts,svelte}'),
    (file) => file.split('/')[1],
    (file, { from }) => targetPackage(file, from),
  );
}

/** The imports between the folders inside a folder; loose files beside them are left out. */
export function folderArrows(base: string): Arrows {
  const folder = (file: string) => {
    if (!file.startsWith(`${base}/`)) return undefined;
    const [first, ...rest] = file.slice(base.length + 1).split('/');
    return rest.length > 0 ? first : undefined;
  };
  return arrowsIn(files(`${base}/**/*.{ts,svelte}`), folder, (file, { from }) =>
    from.startsWith('.') ? folder(posix.join(posix.dirname(file), from)) : undefined,
  );
}

/** Removes arrows for which there is a longer path: of code for an import of code, of any kind for one of types. */
export function shortened(arrows: Arrows): Arrows {
  const reaches = (from: string, to: string, kind: Kind): boolean =>
    [...(arrows.get(from) ?? [])].some(
      ([next, way]) => (kind === 'types' || way === 'code') && (next === to || reaches(next, to, kind)),
    );
  const isNeedless = (to: string, kind: Kind, [other, way]: readonly [string, Kind]) =>
    other !== to && (kind === 'types' || way === 'code') && reaches(other, to, kind);
  return new Map(
    [...arrows].map(([from, goals]) => [
      from,
      new Map([...goals].filter(([to, kind]) => ![...goals].some((other) => isNeedless(to, kind, other)))),
    ]),
  );
}

/** The flowchart. Nodes with the longest chain of imports below them come first. */
export function flowchart(arrows: Arrows, says: Readonly<Record<string, string>>): string {
  const depth = (name: string): number => Math.max(0, ...[...(arrows.get(name) ?? [])].map(([to]) => 1 + depth(to)));
  const names = [...arrows.keys()].sort((a, b) => depth(b) - depth(a) || (a < b ? -1 : 1));
  const nodes = names.map((name) => `  ${name}["${name}<br/>${says[name]}"]`);
  const lines = names.flatMap((from) =>
    names.flatMap((to) => {
      const kind = arrows.get(from)?.get(to);
      return kind ? [`  ${from} ${kind === 'code' ? '-->' : '-. types .->'} ${to}`] : [];
    }),
  );
  return ['```mermaid', 'flowchart TD', ...nodes, ...lines, '```'].join('\n');
}
