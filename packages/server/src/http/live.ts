import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Refusal } from '../table/refusal.ts';
import { Connection } from './connection.ts';
import type { House } from './house.ts';
import { fromHere, secretOf, whoAsks } from './session.ts';

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** The socket of a table: `/api/tables/ID/live`. */
export function live(house: House): FastifyPluginAsync {
  const open = new Map<string, number>();

  /** Counts the connections of an address; false: there are too many. */
  function admit(socket: WebSocket, address: string): boolean {
    const count = (open.get(address) ?? 0) + 1;
    if (count > house.settings.connections) return false;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    return true;
  }

  async function receive(socket: WebSocket, request: Asked): Promise<void> {
    // Messages that come before everything is ready must not be lost.
    const early: Buffer[] = [];
    const hold = (data: Buffer) => {
      if (early.push(data) > house.settings.messages) socket.terminate();
    };
    socket.on('error', () => socket.terminate());
    socket.on('message', hold);
    if (!fromHere(house, request)) return socket.close(4403, 'This comes from another page.');
    if (!admit(socket, request.ip)) return socket.close(4429, 'Too many connections.');
    const person = await whoAsks(house, request);
    const room = await house.rooms.room(request.params.id);
    if (!room) return socket.close(4404, 'There is no such table.');
    const connection = new Connection(
      house,
      socket,
      request.raw.socket,
      room,
      person && { ...person, secret: secretOf(request) as string },
    );
    socket.off('message', hold);
    await connection.begin();
    for (const data of early) connection.listen(data);
  }

  return async (app) => {
    app.get<{ Params: { id: string } }>('/:id/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
      receive(socket, request).catch((error) => {
        if (error instanceof Refusal) return socket.close(4409, error.message);
        house.failed(error);
        socket.close(1011, 'Something has gone wrong here.');
      });
    });
  };
}
