/** Does `begin` if the work takes longer than this many milliseconds, and then `end` when it is done or has failed. */
export async function whileSlow<T>(work: Promise<T>, patience: number, begin: () => void, end: () => void): Promise<T> {
  let begun = false;
  const timer = setTimeout(() => {
    begun = true;
    begin();
  }, patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (begun) end();
  }
}
