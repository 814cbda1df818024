/**
 * Calling what it returns lets in the messages that wait, and then `next`. Node has a call for that; its channels would
 * serve a thousand messages of their own first. Browsers have only channels: their timers wait longer than a slice of
 * thinking may take.
 */
export function yieldBefore(next: () => void): () => void {
  const { setImmediate } = globalThis as { setImmediate?: (call: () => void) => void };
  if (setImmediate) return () => setImmediate(next);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = next;
  return () => port2.postMessage(null);
}
