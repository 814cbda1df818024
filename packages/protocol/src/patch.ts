import type { View } from '@meltemi/engine';

// What changes in a view with a move is little: only that travels. Lists of the state are replaced, never changed, so what is the same object is the same.

/** By field: its new value, or for a list of the same length the places that differ. */
export interface Patch {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly at?: Readonly<Record<string, readonly (readonly [index: number, value: unknown])[]>>;
}

type Fields = Readonly<Record<string, unknown>>;

export function diff(before: View, after: View): Patch {
  const set: Record<string, unknown> = {};
  const at: Record<string, [number, unknown][]> = {};
  for (const [field, value] of Object.entries(after)) {
    const old = (before as unknown as Fields)[field];
    if (old === value || JSON.stringify(old) === JSON.stringify(value)) continue;
    const places = changedPlaces(old, value);
    if (places) at[field] = places;
    else set[field] = value;
  }
  return { ...(Object.keys(set).length > 0 && { set }), ...(Object.keys(at).length > 0 && { at }) };
}

/** Places of a list that differ, if it is shorter to name them than the list. */
function changedPlaces(old: unknown, value: unknown): [number, unknown][] | null {
  if (!Array.isArray(old) || !Array.isArray(value) || old.length !== value.length) return null;
  const places = value.flatMap((item, i): [number, unknown][] =>
    old[i] === item || JSON.stringify(old[i]) === JSON.stringify(item) ? [] : [[i, item]],
  );
  return places.length * 2 < value.length ? places : null;
}

export function patched(view: View, { set = {}, at = {} }: Patch): View {
  const fields: Record<string, unknown> = { ...view, ...set };
  for (const [field, places] of Object.entries(at)) {
    const list = [...(fields[field] as unknown[])];
    for (const [i, value] of places) list[i] = value;
    fields[field] = list;
  }
  return fields as unknown as View;
}
