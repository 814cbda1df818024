import type { WebSocket } from 'ws';

/** A close frame has room for this many bytes of a reason (RFC 6455, 5.5); `ws` throws if there are more. */
const MOST_BYTES = 123;

/** Closes a socket; a reason that does not fit into the frame is cut at the end of a character. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, cut(reason));
}

function cut(text: string): string {
  const bytes = Buffer.from(text);
  // As a stream: an incomplete character at the end is left out.
  return new TextDecoder().decode(bytes.subarray(0, MOST_BYTES), { stream: true });
}
