import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Room } from '../live/room.ts';
import { Damaged } from '../store/damaged.ts';
import { RequestRefusal } from '../table/refusal.ts';
import { closeSocket } from './close.ts';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { networkOf } from './network.ts';
import { RateLimiter } from './rate-limiter.ts';
import { fromHere, secretOf, whoAsks } from './session.ts';
import { isId } from './table-routes.ts';

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** All connections of an address together get this multiple of the limit of one. */
const TOGETHER = 10;

/** The connections of one address. */
interface Neighbours {
  count: number;
  readonly limiter: RateLimiter;
}

/** The socket of a table: `/api/tables/ID/live`. */
export function live(context: Context): FastifyPluginAsync {
  const open = new Map<string, Neighbours>();
  const { connections, messages } = context.settings;

  /** Counts the connections of an address; null: there are too many. */
  function admit(socket: WebSocket, address: string): Neighbours | null {
    const all = open.get(address) ?? { count: 0, limiter: new RateLimiter(TOGETHER * messages) };
    if (all.count >= connections) return null;
    all.count++;
    open.set(address, all);
    socket.once('close', () => {
      if (--all.count === 0) open.delete(address);
    });
    return all;
  }

  async function receive(socket: WebSocket, request: Asked): Promise<void> {
    // Messages that come before everything is ready must not be lost.
    const early: Buffer[] = [];
    const hold = (data: Buffer) => {
      if (early.push(data) > messages) socket.terminate();
    };
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    socket.once('close', () => close());
    socket.on('error', () => socket.terminate());
    socket.on('message', hold);
    if (!fromHere(context, request)) return closeSocket(socket, 4403, 'This comes from another page.');
    const neighbours = admit(socket, networkOf(request.ip));
    if (!neighbours) {
      context.abuse.note('connections', request.ip);
      return closeSocket(socket, 4429, 'Too many connections.');
    }
    const { id } = request.params;
    if (!context.rooms.isOpen(id) && context.limits.isTooMuch('opening', request.ip)) {
      context.abuse.note('connections', request.ip);
      return closeSocket(socket, 4429, 'Too many tables.');
    }
    const person = await whoAsks(context, request);
    const secret = secretOf(context, request);
    const guest = person && secret ? { ...person, secret } : null;
    const look = async (room: Room | null) => {
      if (!room) return closeSocket(socket, 4404, 'There is no such table.');
      const limiters = [new RateLimiter(messages), neighbours.limiter];
      const connection = new Connection(context, socket, request.ip, limiters, room, guest);
      socket.off('message', hold);
      await connection.begin();
      for (const data of early) connection.listen(data);
      await closed;
      await room.atRest(); // what was asked last is still to be done in this room
    };
    await (isId(id) ? context.rooms.use(id, look) : look(null));
  }

  /** Nothing catches what is thrown here: the process would end. */
  function turnAway(socket: WebSocket, error: unknown): void {
    if (error instanceof Damaged) return closeSocket(socket, 4410, error.message);
    if (error instanceof RequestRefusal) return closeSocket(socket, 4409, error.message);
    context.failed(error);
    closeSocket(socket, 1011, 'Something has gone wrong here.');
  }

  return async (app) => {
    app.get<{ Params: { id: string } }>('/:id/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
      receive(socket, request).catch((error) => turnAway(socket, error));
    });
  };
}
