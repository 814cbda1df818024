import type { Move } from '@meltemi/engine';
import type { Budget, Level, Question } from '../bot/bot.ts';
import type { Answer, FailedRequest, Request } from './message.ts';

/** A worker in which somebody attends, or a message port that leads there. Workers of Node have only `on`. */
interface Channel {
  postMessage(value: unknown): void;
  addEventListener?(name: string, hear: (event: unknown) => void): unknown;
  on?(name: string, hear: (value: unknown) => void): unknown;
  start?(): void;
}

/** A question on its way. */
export interface Consultation {
  readonly move: Promise<Move>;
  /** The best move so far; the thinking goes on. */
  best(): Promise<Move>;
  /** Ends the thinking: `move` is the best so far. */
  stop(): void;
}

type Heard = Answer | FailedRequest;
type PendingMove = PromiseWithResolvers<Move>;

/** Asks bots that think elsewhere, such as in a worker. */
export class BotClient {
  private readonly line: Channel;
  /** By id: who waits for the move, and behind it who waits for the best so far. */
  private readonly open = new Map<number, PendingMove[]>();
  private lastId = 0;
  private failure: Error | null = null;

  constructor(line: Channel) {
    this.line = line;
    if (line.addEventListener) line.addEventListener('message', (event) => this.hear((event as { data: Heard }).data));
    else line.on?.('message', (data) => this.hear(data as Heard));
    const listen = (line.addEventListener ?? line.on)?.bind(line);
    for (const name of ['error', 'messageerror', 'exit', 'close'])
      listen?.(name, (event) => this.fail(reasonOf(name, event)));
    line.start?.();
  }

  ask(level: Level, { seen, legal, seed }: Question, budget: Budget): Consultation {
    const id = ++this.lastId;
    const waiting = Promise.withResolvers<Move>();
    const move = waiting.promise;
    move.catch(() => {}); // a later await still rejects
    if (this.failure) waiting.reject(this.failure);
    else {
      this.send({ ask: id, level, seen, legal, seed, budget });
      this.open.set(id, [waiting]);
    }
    return { move, best: () => this.best(id) ?? move, stop: () => this.open.has(id) && this.send({ stop: id }) };
  }

  /** Nothing will come from the worker any more. */
  fail(error: Error): void {
    this.failure ??= error;
    for (const id of this.open.keys()) this.close(id, ({ reject }) => reject(error));
  }

  private best(id: number): Promise<Move> | undefined {
    const waiting = Promise.withResolvers<Move>();
    if (!this.open.get(id)?.push(waiting)) return undefined;
    this.send({ best: id });
    return waiting.promise;
  }

  private hear(answer: Heard): void {
    if ('error' in answer) this.close(answer.id, ({ reject }) => reject(new Error(answer.error)));
    else if (answer.done) this.close(answer.id, ({ resolve }) => resolve(answer.move));
    else this.open.get(answer.id)?.splice(1, 1)[0]?.resolve(answer.move);
  }

  private close(id: number | null, tell: (waiting: PendingMove) => void): void {
    if (id === null) return;
    this.open.get(id)?.forEach(tell);
    this.open.delete(id);
  }

  private send(request: Request): void {
    this.line.postMessage(request);
  }
}

/** Workers and browsers tell in different ways what has happened. */
function reasonOf(name: string, event: unknown): Error {
  const { message = name } = (event ?? {}) as { message?: string };
  return new Error(`the worker of the bots is gone: ${message}`, { cause: event });
}
