// Values stored on this device. Without storage, or without room, nothing is remembered, and the page still works.

/** Null: nothing, or nothing that can be read. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Null also if something other than an object is stored. Its fields can have any type. */
export function recallObject(name: string): Readonly<Record<string, unknown>> | null {
  const found = recall(name);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : null;
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {}
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}

/** The stored names with this prefix, without the prefix. */
export function namesAfter(beginning: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(beginning));
    return names.map((name) => name.slice(beginning.length));
  } catch {
    return [];
  }
}
