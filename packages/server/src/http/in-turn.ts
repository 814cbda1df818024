const last = new Map<string, Promise<unknown>>();

/** One thing after the other for each name, on this node. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const done = (last.get(name) ?? Promise.resolve()).then(work);
  const settled = done
    .catch(() => {})
    .then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
  last.set(name, settled);
  return done;
}
