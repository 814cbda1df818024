import type { View } from '@meltemi/engine';

// What changes in a view with a move is little: only that travels. Lists of the state are replaced, never changed, so what is the same object is the same.

/** By field, whichever is shortest. */
export interface Patch {
  /** Its new value. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Places of a list, with their new values. */
  readonly at?: Readonly<Record<string, readonly Place[]>>;
  /** Places of a list, with the new fields of the records there. */
  readonly in?: Readonly<Record<string, readonly Place[]>>;
  /** For a list: from where, how many go, and what comes instead. */
  readonly cut?: Readonly<Record<string, Cut>>;
}

type Place = readonly [index: number, value: unknown];
type Cut = readonly [from: number, gone: number, ...come: unknown[]];
type Fields = Readonly<Record<string, unknown>>;
type Kind = keyof Patch;

export function diff(before: View, after: View): Patch {
  const patch: Partial<Record<Kind, Record<string, unknown>>> = {};
  for (const field of Object.keys(after)) {
    const [old, value] = [(before as unknown as Fields)[field], (after as unknown as Fields)[field]];
    if (same(old, value)) continue;
    const [kind, change] = shortest(old, value);
    patch[kind] ??= {};
    patch[kind][field] = change;
  }
  return patch as Patch;
}

/** Equal in everything. */
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

function shortest(old: unknown, value: unknown): [Kind, unknown] {
  if (!Array.isArray(old) || !Array.isArray(value)) return ['set', value];
  const ways: [Kind, unknown][] = [
    ['set', value],
    ['cut', cutOf(old, value)],
  ];
  if (old.length === value.length) {
    const places = value.flatMap((item, i): Place[] => (same(old[i], item) ? [] : [[i, item]]));
    ways.push(['at', places]);
    const fields = places.map(([i, item]): Place => [i, changedFields(old[i], item)]);
    if (fields.every(([, changed]) => changed !== null)) ways.push(['in', fields]);
  }
  const lengths = ways.map(([, way]) => JSON.stringify(way).length);
  return ways[lengths.indexOf(Math.min(...lengths))];
}

/** What lies between the common beginning and the common end of two lists. */
function cutOf(old: readonly unknown[], value: readonly unknown[]): Cut {
  const most = Math.min(old.length, value.length);
  let from = 0;
  while (from < most && same(old[from], value[from])) from++;
  let end = 0;
  while (end < most - from && same(old[old.length - 1 - end], value[value.length - 1 - end])) end++;
  return [from, old.length - from - end, ...value.slice(from, value.length - end)];
}

/** Null: not a record, or not with the same fields. */
function changedFields(old: unknown, value: unknown): Fields | null {
  if (!isRecord(old) || !isRecord(value)) return null;
  const keys = Object.keys(value);
  if (keys.length !== Object.keys(old).length || !keys.every((key) => Object.hasOwn(old, key))) return null;
  return Object.fromEntries(Object.entries(value).filter(([key, one]) => !same(old[key], one)));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function patched(view: View, { set = {}, at = {}, in: within = {}, cut = {} }: Patch): View {
  const fields: Record<string, unknown> = { ...view, ...set };
  const list = (field: string) => [...(fields[field] as unknown[])];
  for (const [field, places] of Object.entries(at)) {
    const items = list(field);
    for (const [i, value] of places) items[i] = value;
    fields[field] = items;
  }
  for (const [field, places] of Object.entries(within)) {
    const items = list(field);
    for (const [i, changed] of places) items[i] = { ...(items[i] as Fields), ...(changed as Fields) };
    fields[field] = items;
  }
  for (const [field, [from, gone, ...come]] of Object.entries(cut)) {
    fields[field] = list(field).toSpliced(from, gone, ...come);
  }
  return fields as unknown as View;
}
