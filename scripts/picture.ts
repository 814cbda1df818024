// Who uses whom, drawn from the imports in the code as a Mermaid flowchart.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Import, readImports, targetPackage } from './arrows.ts';

type Kind = 'code' | 'types';
/** From whom to whom. */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, Kind>>;
/** What of the picture an import leads to; nothing, if it is not in it. */
type Goal = (file: string, each: Import) => string | undefined;

const files = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

/** Code weighs more than types. */
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
  for (const name of arrows.keys()) refuseCircle(arrows, [name]);
  return arrows;
}

/** A picture is read from top to bottom. */
function refuseCircle(arrows: Arrows, way: readonly string[]): void {
  for (const [next] of arrows.get(way[way.length - 1]) ?? []) {
    if (way.includes(next)) throw new Error(`A circle: ${[...way, next].join(' → ')}`);
    refuseCircle(arrows, [...way, next]);
  }
}

/** Between the packages. */
export function packageArrows(): Arrows {
  return arrowsIn(
    files('packages/*/src/**/*.{ts,svelte}'),
    (file) => file.split('/')[1],
    (file, { from }) => targetPackage(file, from),
  );
}

/** Between the folders inside a folder; what lies beside them is not in the picture. */
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

/** Without the arrows that a way over others makes needless: for code a way of code, for types any. */
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

/** In a fixed order, with unused names at the top. */
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
