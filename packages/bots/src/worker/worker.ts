import { messageOf } from '@meltemi/engine/internal';
import { type Answer, type Ask, type FailedRequest, idOf, readRequest } from './message.ts';
import { Task } from './task.ts';
import { yieldBefore } from './yield-to-events.ts';

/**
 * Where questions come from and answers go: in a worker `self` of a browser or `parentPort` of Node, or a message port.
 */
interface Port {
  postMessage(value: unknown): void;
  addEventListener(name: string, hear: (event: unknown) => void): void;
  start?(): void;
}

/** Milliseconds of thinking between checks for messages. */
const SLICE = 8;

/** Answers what a `BotClient` asks through this port, from now on. */
export function attend(port: Port): void {
  const worker = new BotWorker(port);
  port.addEventListener('message', (event) => worker.hear((event as { data: unknown }).data));
  port.addEventListener('close', () => worker.leave());
  port.start?.();
}

class BotWorker {
  private readonly port: Port;
  /** In the order of asking; the first is thought about. */
  private tasks: Task[] = [];
  private readonly pause: () => void;
  private pausing = false;

  constructor(port: Port) {
    this.port = port;
    this.pause = yieldBefore(() => this.think());
  }

  /** Whatever the message is, the worker survives it. */
  hear(message: unknown): void {
    try {
      const request = readRequest(message);
      if ('ask' in request) return this.take(request);
      const task = this.tasks.find(({ id }) => id === idOf(request));
      // No task: the request and the answer crossed.
      if (task) this.attempt(task, () => this.answer(task, 'stop' in request));
    } catch (error) {
      this.say({ id: idOf(message), error: messageOf(error) });
    }
  }

  /** Nobody listens any more. */
  leave(): void {
    this.tasks = [];
  }

  private take(asked: Ask): void {
    if (this.tasks.some(({ id }) => id === asked.ask)) throw new Error('this id is being thought about already');
    this.tasks.push(new Task(asked));
    this.goOn();
  }

  private goOn(): void {
    if (this.pausing || this.tasks.length === 0) return;
    this.pausing = true;
    this.pause();
  }

  private think(): void {
    this.pausing = false;
    const task = this.tasks[0];
    if (task) this.attempt(task, () => task.goOn(SLICE) || this.answer(task, true));
    this.goOn();
  }

  private answer(task: Task, done: boolean): void {
    this.say(task.answer(done));
    if (done) this.drop(task);
  }

  /** A bot that fails loses its own question only. */
  private attempt(task: Task, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.drop(task);
      this.say({ id: task.id, error: messageOf(error) });
    }
  }

  private drop(task: Task): void {
    this.tasks = this.tasks.filter((other) => other !== task);
  }

  private say(answer: Answer | FailedRequest): void {
    this.port.postMessage(answer);
  }
}
