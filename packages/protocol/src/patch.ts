import type { View } from '@meltemi/engine';
import type { Patch } from './to-client.ts';

// What a step changes in a view is little: only that travels.

type Fields = Readonly<Record<string, unknown>>;

export function diff(before: View, after: View): Patch {
  const old = before as unknown as Fields;
  const changed = Object.entries(after).filter(([field, value]) => !same(old[field], value));
  return { set: Object.fromEntries(changed) };
}

export function patched(view: View, { set }: Patch): View {
  return { ...view, ...set };
}

/** Equal in everything. Lists of a state are replaced, never changed, so the same object needs no second look. */
export function same(old: unknown, value: unknown): boolean {
  if (old === value) return true;
  if (typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return false;
  if (Array.isArray(old)) return Array.isArray(value) && sameItems(old, value);
  return !Array.isArray(value) && sameFields(old as Fields, value as Fields);
}

function sameItems(old: readonly unknown[], value: readonly unknown[]): boolean {
  if (old.length !== value.length) return false;
  for (let i = 0; i < old.length; i++) if (!same(old[i], value[i])) return false;
  return true;
}

function sameFields(old: Fields, value: Fields): boolean {
  let count = 0;
  for (const key in old) {
    if (!(key in value) || !same(old[key], value[key])) return false;
    count++;
  }
  return count === Object.keys(value).length;
}
