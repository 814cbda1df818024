import { PATIENCE } from '@meltemi/bots';
import { moves, view, writeMove } from '@meltemi/engine';
import type { Room } from '../live/room.ts';
import type { Store } from '../store/store.ts';
import { botSeed } from '../table/luck.ts';
import type { BotPool, Think } from './pool.ts';

/** Moves for bots, one node for each move. */
export class BotMover {
  private readonly node: string;
  private readonly store: Store;
  private readonly pool: BotPool;
  private readonly claim: number;
  private readonly busy = new Set<string>();

  /** `claim`: another node takes over a move that was not made after so many milliseconds. */
  constructor(node: string, store: Store, pool: BotPool, claim: number) {
    this.node = node;
    this.claim = claim;
    this.store = store;
    this.pool = pool;
  }

  /** If a bot has to decide at this table, it thinks; what it says is played if nothing else has happened. */
  async consider(room: Room): Promise<void> {
    if (!botToMove(room) || this.busy.has(room.id)) return;
    this.busy.add(room.id);
    try {
      const { isWatched: watched, now } = room;
      const thought = await this.pool.use({ watched, host: now.game.host }, (think) => this.think(room, think));
      if (!thought) return;
      const { bot, move } = thought;
      await room.request(null, (table) => {
        const now = botToMove(room);
        if (table.version !== bot.version || now?.seat !== bot.seat) return [];
        return [{ do: 'move', by: bot.seat, move: writeMove(bot.state, move) }];
      });
    } finally {
      this.busy.delete(room.id);
    }
    await this.consider(room);
  }

  /** It is claimed only now that there is a thread for it: what waits here may be made elsewhere. */
  private async think(room: Room, think: Think) {
    const bot = botToMove(room);
    if (!bot || !(await this.store.claim(room.id, bot.version, this.node, Date.now() + this.claim))) return null;
    return { bot, move: await think(bot.level, bot.question, { ms: PATIENCE[bot.level] }) };
  }
}

function botToMove({ now }: Room) {
  const { course, status, version } = now;
  if (!course || status !== 'running' || typeof course.next !== 'number') return null;
  const seat = course.next;
  const sitter = now.seats[seat];
  if (!sitter || !('level' in sitter)) return null;
  const seen = view(course.state, seat);
  const question = { seen, legal: moves(seen), seed: botSeed(now.game.seed, version) };
  return { seat, level: sitter.level, version, state: course.state, question };
}
