import { NotationError } from '@meltemi/engine';
import { type Refused, type ToClient, ToServer } from '@meltemi/protocol';
import Schema from 'typebox/schema';
import type { WebSocket } from 'ws';
import type { Listener } from '../live/audience.ts';
import type { Room } from '../live/room.ts';
import { Damaged } from '../store/damaged.ts';
import { RequestRefusal, throwUnsure, Unsure } from '../table/refusal.ts';
import { closeSocket } from './close.ts';
import type { Context } from './context.ts';
import { networkOf } from './network.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A connection that answers no ping is gone, and so is a session that was ended. */
const PING = 25_000;
/** Disconnect slow readers once this many bytes are queued. */
const MOST_QUEUED = 4 << 20;
/** A request for everything counts as this many messages. */
const RESYNC = 20;

const schema = Schema.Compile(ToServer);

/** Who is at the other end, by which session. */
interface Guest {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
}

/** A page that looks at a table. */
export class Connection implements Listener {
  readonly person: string | null;
  readonly network: string;
  private readonly context: Context;
  private readonly socket: WebSocket;
  private readonly room: Room;
  private readonly guest: Guest | null;
  private readonly address: string;
  private readonly limiters: readonly RateLimiter[];
  private alive = true;

  /** `limiters`: of this connection, and of all of its address. `guest` null: somebody without a name, who watches. */
  constructor(
    context: Context,
    socket: WebSocket,
    address: string,
    limiters: readonly RateLimiter[],
    room: Room,
    guest: Guest | null,
  ) {
    this.context = context;
    this.socket = socket;
    this.address = address;
    this.limiters = limiters;
    this.room = room;
    this.guest = guest;
    this.person = guest?.id ?? null;
    this.network = networkOf(address);
  }

  async begin(): Promise<void> {
    const { socket, room, context } = this;
    if (socket.readyState !== socket.OPEN) return;
    context.metrics.sockets.inc();
    const pulse = setInterval(() => this.pulse().catch(context.failed), PING);
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('ping', (data: Buffer) => this.pong(data));
    socket.on('message', (data: Buffer) => this.listen(data));
    socket.once('close', () => {
      clearInterval(pulse);
      context.metrics.sockets.dec();
      room.leave(this);
    });
    await room.enter(this);
    const chats = await context.store.chats(room.id, 50);
    const team = await room.teamOf(this.person);
    for (const chat of chats) if (chat.team === null || chat.team === team) this.tell({ is: 'said', ...chat });
    const { notice } = await context.policy.current();
    if (notice) this.tell({ is: 'notice', text: notice });
  }

  private async pulse(): Promise<void> {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
    if (this.guest && !(await this.context.identity.whose(this.guest.secret)))
      closeSocket(this.socket, 4401, 'This session was ended.');
  }

  /** Pings count as messages, and their answers as bytes. */
  private pong(data: Buffer): void {
    const { socket } = this;
    if (this.isTooFast() || socket.bufferedAmount > MOST_QUEUED) socket.terminate();
    else socket.pong(data);
  }

  private isTooFast(weight = 1): boolean {
    const isTooFast = this.limiters.some((limiter) => limiter.isTooFast(weight));
    if (isTooFast) this.context.abuse.note('messages', this.address);
    return isTooFast;
  }

  private tell(message: ToClient): void {
    this.hear(JSON.stringify(message));
  }

  hear(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_QUEUED) socket.terminate();
    else socket.send(text);
  }

  dismiss({ message }: Damaged): void {
    closeSocket(this.socket, 4410, message);
  }

  signOut(): void {
    closeSocket(this.socket, 4401, 'This session was ended.');
  }

  /** A message of the page; malformed ones are answered too. */
  listen(data: Buffer): void {
    if (this.isTooFast()) return closeSocket(this.socket, 4429, 'Too many messages.');
    this.answer(data).catch(this.context.failed);
  }

  private async answer(data: Buffer): Promise<void> {
    const end = this.context.metrics.seconds.startTimer();
    try {
      await this.take(data);
    } catch (error) {
      this.refuse(error, keyOf(data));
    }
    end();
  }

  private async take(data: Buffer): Promise<void> {
    const asked = read(data);
    this.context.metrics.messages.inc({ do: asked.do });
    if (asked.do === 'resync') return this.resync();
    if (asked.do === 'ping') return this.tell({ is: 'pong', version: await this.room.read(({ version }) => version) });
    const { key } = asked;
    if (asked.do === 'say') return this.tell({ is: 'done', key, version: await this.say(asked) });
    if (asked.do === 'undo' || asked.do === 'rewind') this.checkStepsBack();
    const version = await this.room.ask(this.person, asked);
    const digest = this.room.receipt(version);
    this.tell({ is: 'done', key, version, ...(digest && { digest }) });
  }

  /** It counts as several messages: a few bytes ask for the whole table. */
  private async resync(): Promise<void> {
    const more = Math.min(RESYNC, this.context.settings.messages) - 1;
    if (this.isTooFast(more)) return closeSocket(this.socket, 4429, 'Too many messages.');
    return this.room.resync(this);
  }

  private checkStepsBack(): void {
    if (this.context.limits.isBackTooFast(this.person ?? '', this.address))
      throw new RequestRefusal('back-too-fast', 'You have taken moves back too often. Wait a minute.');
  }

  private async say({ key, text, to }: Extract<ToServer, { do: 'say' }>): Promise<number> {
    if (!this.guest) throw new RequestRefusal('nobody', 'Say your name first.');
    const { id: person } = this.guest;
    if (this.context.chat.isTooFast(person, this.address))
      throw new RequestRefusal('chat-too-fast', 'That was too much at once. Wait some seconds.');
    const { store } = this.context;
    const known = await store.person(person).catch(throwUnsure);
    if (!known) throw new RequestRefusal('nobody', 'Say your name first.');
    if (known.muted > Date.now()) throw new RequestRefusal('muted', 'The operator of this server has muted you.');
    const team = to === 'team' ? await this.room.teamOf(person) : null;
    if (to === 'team' && team === null)
      throw new RequestRefusal('no-team', 'Nobody plays in a team with you at this table.');
    // A name is no secret, also if the seat is not stored yet: chat waits for no move.
    const { now } = this.room;
    const isSpectator = now.seatOf(person) === null;
    if (isSpectator && now.quiet && now.game.host !== person)
      throw new RequestRefusal('quiet', 'Only those who play may write here.');
    const name = now.nameOf(person, this.guest.name);
    const watching = isSpectator && now.status !== 'open';
    await store.say(this.room.id, key, { person, name, text, at: Date.now(), watching, team }).catch(throwUnsure);
    return this.room.read(({ version }) => version);
  }

  private refuse(error: unknown, key: string | null): void {
    this.context.rooms.noteDamage(this.room.id, error);
    const refused = inWords(error, key);
    if (refused.code === 'failed' || refused.code === 'unsure') this.context.failed(error);
    this.context.metrics.refused.inc({ code: refused.code });
    this.tell(refused);
  }
}

function read(data: Buffer): ToServer {
  let value: unknown;
  try {
    value = JSON.parse(data.toString());
  } catch {
    throw new RequestRefusal('bad-message', 'A message is JSON.');
  }
  if (!schema.Check(value)) throw new RequestRefusal('bad-message', 'This is no message of the protocol.');
  return value;
}

/** The key of a message, if it has one: the answer names it. */
function keyOf(data: Buffer): string | null {
  const [, key] = /"key":"([A-Za-z0-9_-]{8,40})"/.exec(data.toString('utf8', 0, 1000)) ?? [];
  return key ?? null;
}

function inWords(error: unknown, key: string | null): Refused {
  if (error instanceof RequestRefusal)
    return { is: 'refused', key, code: error.code, text: error.message, ...(error.rule && { rule: error.rule }) };
  if (error instanceof Damaged) return { is: 'refused', key, code: error.code, text: error.message };
  if (error instanceof NotationError) return { is: 'refused', key, code: 'bad-move', text: error.message };
  if (error instanceof Unsure) return { is: 'refused', key, code: 'unsure', text: Unsure.text };
  return { is: 'refused', key, code: 'failed', text: 'Something has gone wrong here. Nothing was changed.' };
}
