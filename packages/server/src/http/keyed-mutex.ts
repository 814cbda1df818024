const last = new Map<string, Promise<unknown>>();

/** A mutex for each name, on this node: the next holder starts once the one before it is done. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const done = (last.get(name) ?? Promise.resolve()).then(work);
  const settled = done
    .catch(() => {})
    .then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
  last.set(name, settled);
  return done;
}
