import {
  type Actor,
  actor,
  apply,
  clone,
  drawFate,
  type Event,
  heardBy,
  type Move,
  moves,
  random,
  readMove,
  type State,
  setup,
  view,
} from '@meltemi/engine';
import { diff, type Hello, type News, type TableInfo } from '@meltemi/protocol';

// A table without a server: what a server would tell one seat of a game.

export function openTable(): TableInfo {
  const person = (id: string, name: string) => ({ person: id, name, away: null });
  return {
    id: 'table',
    status: 'open',
    agreement: {
      options: { players: 3, start: 'quick' },
      clock: null,
      listed: false,
      hints: true,
      undo: true,
    },
    host: 'ada',
    locked: false,
    quiet: false,
    closed: false,
    removed: [],
    kept: [null, null, null],
    seats: [person('ada', 'Ada'), person('ben', 'Ben'), { level: 'easy' }],
    left: [null, null, null],
    made: 1000,
    played: 1000,
    commitment: '',
    chance: 1,
    pledges: [null, null, null],
    starting: null,
    seed: null,
    clocks: null,
    ticking: null,
    late: null,
    rewind: null,
    declined: null,
    asked: null,
    ending: [],
    join: null,
    lateVotes: [],
    rematch: null,
  };
}

export class Teller {
  readonly seat: number | null;
  state: State = setup({ players: 3, start: 'quick' });
  info: TableInfo = { ...openTable(), status: 'running' };
  version = 3;
  private readonly before: State[] = [];
  private history: (readonly Event[])[] = [];
  private readonly rng = random('teller');

  constructor(seat: number | null) {
    this.seat = seat;
  }

  get next(): Actor {
    return actor(this.state);
  }

  /** Plays for everybody until this seat has to decide; gives what is told. */
  untilAsked(): News[] {
    const news: News[] = [];
    while (this.next !== null && (this.next !== this.seat || moves(this.state).length === 1)) {
      const legal = moves(this.state);
      news.push(this.play(this.next === 'fate' ? drawFate(this.state, legal, this.rng) : legal[0]));
    }
    return news;
  }

  play(move: Move | string): News {
    const before = this.state;
    const by = this.next;
    const events: Event[] = [];
    this.state = clone(before);
    apply(this.state, typeof move === 'string' ? readMove(before, move) : move, moves(this.state), events);
    this.before.push(before);
    this.history.push(events);
    return this.news(before, by, events, this.history.length - 1);
  }

  back(to: number): News {
    const before = this.state;
    const from = this.history.length;
    this.state = this.before[to];
    this.before.length = to;
    this.history = this.history.slice(0, to);
    return this.news(before, null, [], from);
  }

  hello(): Hello & { view: NonNullable<Hello['view']> } {
    const hello: Hello & { view: NonNullable<Hello['view']> } = {
      is: 'hello',
      version: this.version,
      seat: this.seat,
      info: this.info,
      view: view(this.state, this.seat),
      turn: this.history.length,
      undoable: false,
      history: this.history.map((events) => heardBy(events, this.seat)),
    };
    return overTheWire(hello);
  }

  private news(before: State, by: Actor, events: readonly Event[], turn: number): News {
    this.version++;
    const patch = diff(view(before, this.seat), view(this.state, this.seat));
    const step = { by, turn: this.history.length, patch, happened: heardBy(events, this.seat) };
    return overTheWire({ is: 'news', version: this.version, turn, undoable: true, steps: [step] });
  }
}

/** What arrives shares nothing with what was sent. */
function overTheWire<T>(message: T): T {
  return JSON.parse(JSON.stringify(message));
}
