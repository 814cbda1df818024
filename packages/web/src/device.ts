// What this device remembers, by name. One that keeps nothing, or has no room, remembers nothing; nobody has to do without the page for that.

/** Null: nothing, or nothing that can be read. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {}
}

/** What is kept under names that begin like this, without that beginning. */
export function namesAfter(beginning: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(beginning));
    return names.map((name) => name.slice(beginning.length));
  } catch {
    return [];
  }
}
