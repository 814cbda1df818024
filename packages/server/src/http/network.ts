import type { Server } from 'node:http';

/** One IPv6 user owns a whole /64, so limits apply to the prefix. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [start = ''] = address.split('::');
  return [...start.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':');
}

/** Limits the TCP connections of one network, those of WebSockets included. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most) return socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
