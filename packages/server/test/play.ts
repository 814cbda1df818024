import assert from 'node:assert/strict';
import { writeMove } from '@meltemi/engine';
import type { History } from '@meltemi/engine/record';
import type { Clock, Numbers, ToServer } from '@meltemi/protocol';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import { commitmentOf } from '../src/store/chain.ts';
import { automaticEntry } from '../src/table/auto-entries.ts';
import type { Entry, SeatedBy } from '../src/table/entry.ts';
import { publicEntry } from '../src/table/record.ts';
import { grant, start } from '../src/table/requests.ts';
import { Table } from '../src/table/table.ts';
import type { Presence } from '../src/table/table-info.ts';

// A table for tests, line by line, at times of our own.

type Asked = Exclude<ToServer, { do: 'say' | 'resync' | 'ping' }>;
type Wish<T = Asked> = T extends Asked ? Omit<T, 'key' | 'version'> : never;

export const PEOPLE: readonly SeatedBy[] = ['A', 'B', 'C'].map((person) => ({ person, name: person }));

/** A game that has just begun, at the time 0. */
export class Play {
  readonly table: Table;
  now = 0;
  /** Of the people, by seat; none: a game by the first rules of chance. */
  readonly numbers: Numbers[];
  /** Since when persons are not connected; the others are here. */
  readonly away = new Map<string, number>();
  readonly presence: Presence = { awaySince: (person) => this.away.get(person) ?? null };
  /** What was written. */
  readonly log: Entry[] = [];

  constructor(clock: Clock | null, sitters: readonly SeatedBy[] = PEOPLE, numbers: Numbers[] = [], seed = 'ab') {
    this.numbers = numbers;
    const options = { players: sitters.length, start: 'quick' } as const;
    const agreement = { options, clock, listed: true, hints: false, undo: true };
    this.table = new Table({ id: 'table', made: 0, host: 'host', agreement, engine: '1', seed });
    if (numbers.length > 0) return;
    this.write(...sitters.map((sitter, seat): Entry => ({ do: 'seat', seat, sitter })));
    this.write({ do: 'start', entropy: sitters.map(() => '') });
  }

  write(...entries: Entry[]): void {
    const fold = (entry: Entry) => {
      this.table.fold({ seq: this.table.version, at: this.now, key: null, entry: JSON.stringify(entry) });
      this.log.push(entry);
    };
    for (const entry of entries) fold(entry);
    for (let next = automaticEntry(this.table); next; next = automaticEntry(this.table)) fold(next);
  }

  /** Three people with numbers, or others: they sit down, the host asks for the start, and all but these show their first numbers. */
  static fair(numbers: Numbers[], absent: readonly number[] = [], sitters = PEOPLE, seed?: string): Play {
    const play = new Play(null, sitters, numbers, seed);
    for (const [seat, sitter] of sitters.entries())
      play.write({
        do: 'seat',
        seat,
        sitter: 'person' in sitter ? { ...sitter, pledge: numbers[seat].pledge } : sitter,
      });
    play.write(...start(play.table, 'host'));
    for (const seat of play.table.voters)
      if (!absent.includes(seat)) play.ask(seat, { do: 'reveal', nonce: play.nonce(seat) as string });
    return play;
  }

  /** The game, ended here, as a server exports it. */
  record(): ProvenRecord {
    const { game, entropy } = this.table;
    const log = [...this.log, { do: 'end' } as const].map(publicEntry);
    const proof = { chance: 2 as const, commitment: commitmentOf(game.seed), seed: game.seed, entropy, log };
    return { ...this.history.toRecord(), proof };
  }

  /** The next number of this seat. */
  nonce(seat: number): string | undefined {
    return this.numbers[seat]?.under(this.table.numbers.pledges[seat] as string) ?? undefined;
  }

  /** Lines that were written. */
  ask(seat: number, wish: Wish): number {
    const { version } = this.table;
    const nonce = wish.do === 'play' && this.nonce(seat);
    const asked = { key: 'some-key', version, ...(nonce && { nonce }), ...wish } as Asked;
    this.write(...grant(this.table, seat, asked, this.now, this.presence));
    return this.table.version - version;
  }

  get history(): History {
    return this.table.history as History;
  }

  get next(): number {
    return this.history.next as number;
  }

  /** Whoever has to decide plays something. */
  move(pick = 0): void {
    this.write({ do: 'move', by: this.next, move: writeMove(this.history.state, this.history.legal[pick]) });
  }

  /** Whoever has to decide asks for it, with a number. */
  decide(pick = 0): number {
    const { state, legal } = this.history;
    return this.ask(this.next, { do: 'play', move: writeMove(state, legal[pick % legal.length]) });
  }

  left(seat: number): number | undefined {
    return this.table.time.left?.[seat];
  }

  /** Has played something and decides again, so that it can be taken back twice. */
  goOn(): void {
    for (let i = 0; i < 200; i++) {
      const { next, table } = this;
      this.move();
      if (this.next === next && table.lastDecision(next) !== null) return;
    }
    assert.fail('nobody ever decides twice');
  }
}
