import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../documents.ts';

// Parses the Dockerfile, for machines without a container engine.

export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The instructions of each stage, its FROM first. */
export function stages(): Instruction[][] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll('\\\n', ' ');
  const found: Instruction[][] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) as RegExpExecArray;
    if (name === 'FROM') found.push([]);
    found[found.length - 1].push({ name, rest });
  }
  return found;
}

/** The arguments of every instruction with this name. */
export function said(stage: readonly Instruction[], name: string): string[] {
  return stage.filter((one) => one.name === name).map(({ rest }) => rest);
}

export function environment(stage: readonly Instruction[]): Record<string, string> {
  const pairs = said(stage, 'ENV').flatMap((rest) => rest.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

/** The words of an instruction in its form without a shell: the list at its end. */
export function words(stage: readonly Instruction[], name: string): string[] {
  const [rest] = said(stage, name);
  return JSON.parse(rest.slice(rest.indexOf('[')));
}
