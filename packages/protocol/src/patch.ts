import type { View } from '@meltemi/engine';
import { isRecord } from '@meltemi/engine/internal';
import type { Patch } from './to-client.ts';

// A step changes little of a view, so only the changed fields are sent.

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ between two views of one seat. */
export function diff(before: View, after: View): Patch {
  const old: Fields = { ...before };
  const changed = Object.entries(after).filter(([field, value]) => !isEqual(old[field], value));
  return { set: Object.fromEntries(changed) };
}

export function applyPatch(view: View, { set }: Patch): View {
  return { ...view, ...set };
}

/** Deep equality. Lists of a state are replaced and never changed, so the same object needs no second look. */
export function isEqual(old: unknown, value: unknown): boolean {
  if (old === value) return true;
  if (Array.isArray(old)) return Array.isArray(value) && haveEqualItems(old, value);
  return isRecord(old) && isRecord(value) && haveEqualFields(old, value);
}

function haveEqualItems(old: readonly unknown[], value: readonly unknown[]): boolean {
  if (old.length !== value.length) return false;
  for (let i = 0; i < old.length; i++) if (!isEqual(old[i], value[i])) return false;
  return true;
}

function haveEqualFields(old: Fields, value: Fields): boolean {
  let count = 0;
  for (const key in old) {
    if (!(key in value) || !isEqual(old[key], value[key])) return false;
    count++;
  }
  return count === Object.keys(value).length;
}
