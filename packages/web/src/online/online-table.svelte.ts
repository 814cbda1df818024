import type { Actor } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import type { Done, Hello, Said, TableInfo, ToClient } from '@meltemi/protocol';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import { adviceFor } from '../game/adviser.ts';
import { keep } from '../game/game-store.ts';
import { TableState } from '../table/table.svelte.ts';
import { takeRefusal } from './arrival.ts';
import { api, asRequestError, liveAddress, type Me, RequestError } from './client.ts';
import { forgetSeat, keepConsent, keepReceipt, mutedPeople, muteOnly, noteOnce, notesOf } from './device-notes.ts';
import { type Asked, type Connection, Live, type Socket } from './live.ts';
import { OnlineDriver } from './online-driver.ts';
import { OwnNumbers } from './own-numbers.ts';
import { hasPartner } from './seat-teams.ts';
import { companyOf } from './table-company.ts';
import { takeSeat } from './take-seat.ts';
import { whileSlow } from './while-slow.ts';

/** Answers come sooner than this, in milliseconds, if the line is good. */
const PATIENCE = 700;

/** Something this person has written that the server has not answered. */
export interface Unsent {
  readonly text: string;
  readonly toTeam: boolean;
}

/** A table at a server, before, during and after the game, as this page knows it. */
export class OnlineTable {
  readonly id: string;
  me = $state.raw<Me | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  /** The game, once it has begun. */
  table = $state.raw<TableState | null>(null);
  /** Once it is over. */
  record = $state.raw<ProvenRecord | null>(null);
  connection = $state<Connection>('connecting');
  chats = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly string[]>(mutedPeople());
  /** What is not muted. */
  readonly heard = $derived(this.chats.filter(({ person }) => !this.muted.includes(person)));
  /** Another person plays in the same team. */
  readonly hasPartner = $derived.by(() => {
    const board = this.table?.update?.seen.table;
    return this.info !== null && board !== undefined && hasPartner(this.info, board, this.seat);
  });
  /** Chat of this person that has been on its way for a while. */
  outbox = $state.raw<readonly Unsent[]>([]);
  /** How many moves have been on their way for a while. */
  private slow = $state(0);
  /** A move has been on its way for a while. */
  readonly sending = $derived(this.slow > 0);
  /** The last request that failed, until the next request. */
  error = $state.raw<RequestError | null>(null);
  /** What the operator says to everybody. */
  notice = $state<string | null>(null);
  /** Who decides, as of the latest message, which may be ahead of what is shown. */
  next = $state<Actor>(null);
  readonly myTurn = $derived(this.seat !== null && this.info?.status === 'running' && this.next === this.seat);
  private readonly live: Live;
  private driver: OnlineDriver | null = null;
  /** The server has answered who we are. */
  private introduced = false;
  private readonly numbers: OwnNumbers;
  /** SHA-256 of this seat's next number. */
  private pledge: string | null = null;
  private hasRevealed = false;

  constructor(id: string) {
    this.id = id;
    this.numbers = new OwnNumbers(id);
    this.error = takeRefusal(id);
    const connect = () => {
      const socket = new WebSocket(liveAddress(id));
      if (import.meta.env.DEV) void checkMessages(socket);
      return socket as Socket;
    };
    this.live = new Live(connect, {
      hear: (message) => this.hear(message),
      connection: (now) => {
        this.connection = now;
        if (now === 'open' && !this.introduced) void this.introduce();
      },
      isSeen: () => !document.hidden,
    });
  }

  /** Opens the table; returns how to leave it. */
  open(): () => void {
    const wake = () => this.live.wake();
    const seen = () => {
      if (document.hidden) return;
      this.driver?.catchUp();
      wake();
    };
    const offline = () => this.live.offline();
    addEventListener('online', wake);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', seen);
    void this.introduce();
    this.live.open();
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', seen);
      this.live.close();
      this.driver?.leave();
    };
  }

  /** Asks the server who we are; without an answer, again with the next connection. */
  private async introduce(): Promise<void> {
    try {
      this.me = await api.me();
      this.introduced = true;
    } catch (error) {
      this.error = asRequestError(error);
    }
  }

  /** Makes a request and keeps its error. */
  async try(deed: () => Promise<unknown>): Promise<boolean> {
    this.error = null;
    try {
      await deed();
      return true;
    } catch (error) {
      this.error = asRequestError(error);
      return false;
    }
  }

  /** How long an answer may take until the page says that something is being sent, in milliseconds. */
  private get patience(): number {
    return this.connection === 'open' ? PATIENCE : 0;
  }

  ask(asked: Asked): Promise<boolean> {
    return this.try(() => this.request(asked));
  }

  say(text: string, toTeam: boolean): Promise<boolean> {
    const unsent = { text, toTeam };
    return whileSlow(
      this.ask({ do: 'say', text, ...(toTeam && { to: 'team' }) }),
      this.patience,
      () => {
        this.outbox = [...this.outbox, unsent];
      },
      () => {
        this.outbox = this.outbox.filter((one) => one !== unsent);
      },
    );
  }

  /**
   * Sends a request and keeps the server's acknowledgement as a receipt. `number`: this seat's next number goes with
   * it.
   */
  private async request(asked: Asked, number = false): Promise<Done> {
    const nonce = number && this.info?.chance === 2 ? await this.nextNumber() : null;
    const { pledge } = this;
    const { version } = this.live;
    if (asked.do === 'rewind') keepConsent(this.id, { line: version, to: asked.to });
    const done = await this.live.ask(nonce ? ({ ...asked, nonce } as Asked) : asked);
    if (done.digest) keepReceipt(this.id, { version: done.version, digest: done.digest }, version);
    // A number that was taken and not used would tell the server what falls after the next move.
    if (nonce && this.pledge === pledge) this.error = new RequestError('distrust');
    return done;
  }

  /**
   * This seat's next number. A device without the pledged numbers pledges new ones, and so does one whose next number
   * others could have fitted theirs to.
   */
  private async nextNumber(): Promise<string | null> {
    const { numbers, pledge } = this;
    const known = pledge && !numbers.isOvertaken(pledge) && numbers.send(pledge);
    if (known) return known;
    if (pledge && numbers.isUsed(pledge)) this.error = new RequestError('distrust');
    const fresh = numbers.draw(false);
    await this.live.ask({ do: 'pledge', pledge: fresh });
    return numbers.send(fresh);
  }

  /** When the start was requested, reveals the first number once, if nothing has changed since the seat was taken. */
  private reveal({ starting, commitment, pledges }: TableInfo): void {
    if (starting === null) this.hasRevealed = false;
    const { pledge } = this;
    const nonce = pledge && this.numbers.under(pledge);
    if (starting === null || this.hasRevealed || !nonce) return;
    const noted = notesOf(this.id);
    const same = !noted.pledges || JSON.stringify(noted.pledges) === JSON.stringify(pledges);
    if (noted.commitment !== commitment || !same) {
      this.error = new RequestError('distrust');
      return;
    }
    noteOnce(this.id, { pledges });
    this.hasRevealed = true;
    this.numbers.send(pledge);
    this.live.ask({ do: 'reveal', nonce }).catch(() => {}); // too late: the pledge counts instead
  }

  /** The name for this and all other tables; the connection has to know who it is. */
  rename(name: string): Promise<boolean> {
    return this.try(async () => {
      this.me = await api.rename(name);
      this.live.open();
    });
  }

  sit(seat: number): Promise<boolean> {
    return this.try(() => takeSeat(this.id, seat));
  }

  standUp(): Promise<boolean> {
    return this.try(async () => {
      await api.standUp(this.id);
      if (this.info?.status === 'open') forgetSeat(this.id);
    });
  }

  mute(person: string, muted: boolean): void {
    this.muted = [...this.muted.filter((other) => other !== person), ...(muted ? [person] : [])];
    muteOnly(this.muted);
  }

  private hear(message: ToClient): void {
    if (message.is === 'said') return this.hearChat(message);
    if (message.is === 'unsaid') {
      const { person, at } = message;
      this.chats = this.chats.filter((said) => said.person !== person || (at !== null && said.at !== at));
    }
    if (message.is === 'notice') this.notice = message.text;
    if (message.is === 'hello') this.greet(message);
    else if (message.is === 'table') {
      this.inform(message.info);
      this.driver?.table(message.info);
    } else if (message.is === 'news') {
      if (message.time && this.info) this.info = { ...this.info, ...message.time };
      if (message.pledge) this.expect(message.pledge);
      this.driver?.news(message);
    }
    this.next = this.driver?.next ?? null;
  }

  private greet(hello: Hello): void {
    this.seat = hello.seat;
    const { status, pledges } = hello.info;
    const pledge = hello.seat === null ? null : (pledges[hello.seat] ?? null);
    // A seat taken on another device has numbers pledged there.
    if (status === 'open' && !this.numbers.seatedAt(hello.seat, pledge)) this.error = new RequestError('distrust');
    if (status !== 'over') noteOnce(this.id, { commitment: hello.info.commitment });
    this.inform(hello.info);
    const { view } = hello;
    if (!view) return;
    const begun = { ...hello, view };
    if (this.driver) return this.driver.hello(begun);
    this.driver = new OnlineDriver(begun, {
      ask: (asked, number) => {
        this.error = null;
        return whileSlow(
          this.request(asked, number),
          this.patience,
          () => this.slow++,
          () => this.slow--,
        );
      },
      resync: () => this.live.resync(),
      record: () => this.finished(),
      advise: adviceFor,
      failed: (error) => {
        this.error = error;
      },
    });
    this.table = new TableState(this.driver);
  }

  private inform(info: TableInfo): void {
    this.info = info;
    this.expect(this.seat === null ? null : (info.pledges[this.seat] ?? null));
    this.reveal(info);
    if (this.seat === null || info.status !== 'running') return;
    if (info.chance === 2) this.numbers.hearOthers(info.pledges, this.seat);
    else if (notesOf(this.id).numbers) this.error = new RequestError('distrust');
  }

  private expect(pledge: string | null): void {
    this.pledge = pledge;
    if (pledge) this.numbers.note(pledge);
  }

  /** Every connection repeats the last messages. */
  private hearChat(said: Said): void {
    const again = this.chats.some(
      ({ at, person, text }) => at === said.at && person === said.person && text === said.text,
    );
    if (!again) this.chats = [...this.chats, said];
  }

  /** The finished game stays on this device, so that it can be watched again. */
  private async finished(): Promise<ProvenRecord> {
    const record = await api.record(this.id);
    this.record = record;
    try {
      keep({ ...record, company: { ...companyOf(required(this.info, 'table')), over: true } });
    } catch {
      // No room: it can still be saved as a file.
    }
    return record;
  }
}

/** In development: logs messages that do not fit the protocol. */
async function checkMessages(socket: WebSocket): Promise<void> {
  const early: MessageEvent[] = [];
  let check = (event: MessageEvent) => void early.push(event);
  socket.addEventListener('message', (event) => check(event));
  const { checkToClient } = await import('@meltemi/protocol/check');
  check = ({ data }) => {
    try {
      checkToClient(JSON.parse(data));
    } catch (error) {
      console.error(error);
    }
  };
  early.forEach(check);
}
