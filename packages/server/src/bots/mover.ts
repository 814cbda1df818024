import { PATIENCE } from '@meltemi/bots';
import { moves, view, writeMove } from '@meltemi/engine';
import type { Room } from '../live/room.ts';
import type { Store } from '../store/store.ts';
import { botSeed } from '../table/provable-random.ts';
import type { Table } from '../table/table.ts';
import type { BotPool, Think } from './pool.ts';

/** How long bots play on among themselves, in milliseconds. */
const ALONE = 600_000;

/** Moves for bots, one node for each move. */
export class BotMover {
  private readonly node: string;
  private readonly store: Store;
  private readonly pool: BotPool;
  private readonly claim: number;
  private readonly busy = new Set<string>();

  /** `claim`: milliseconds after which another node takes over a move that was not made. */
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
      if (isDeserted(room.now, this.store.now())) return await this.end(room);
      const thought = await this.pool.use(room.asker, (think) => this.think(room, think));
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

  private async end(room: Room): Promise<void> {
    await room.request(null, (table) => (isDeserted(table, this.store.now()) ? [{ do: 'end' }] : []));
  }

  /** It is claimed only now that there is a thread for it: what waits here may be made elsewhere. */
  private async think(room: Room, think: Think) {
    const bot = botToMove(room);
    if (!bot || !(await this.store.claim(room.id, bot.version, this.node, this.store.now() + this.claim))) return null;
    return { bot, move: await think(bot.level, bot.question, { ms: PATIENCE[bot.level] }) };
  }
}

/** Bots that were left alone play on for some time, and then the game is ended: nobody can come back to it. */
function isDeserted({ deserted }: Table, now: number): boolean {
  return deserted !== null && now - deserted > ALONE;
}

function botToMove({ now }: Room) {
  const { history, status, version } = now;
  if (!history || status !== 'running' || typeof history.next !== 'number') return null;
  const seat = history.next;
  const sitter = now.seats[seat];
  if (!sitter || !('level' in sitter) || now.botsWait) return null;
  const seen = view(history.state, seat);
  const question = {
    seen,
    legal: moves(seen),
    seed: botSeed(now.game.seed, version, now.chance === 2 ? now.numbers.mix : []),
  };
  return { seat, level: sitter.level, version, state: history.state, question };
}
