const WHOLE_TEXT = 0x81;

let latest: { readonly text: string; readonly frame: Buffer } | null = null;

/** What is told to many is framed once. */
export function sharedFrameOf(text: string): Buffer {
  if (latest?.text !== text) latest = { text, frame: frameOf(text) };
  return latest.frame;
}

/** A text as one frame of the WebSocket protocol, as servers send it (RFC 6455, 5.2). */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 1 << 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
