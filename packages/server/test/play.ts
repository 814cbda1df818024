import assert from 'node:assert/strict';
import { writeMove } from '@meltemi/engine';
import type { Clock, ToServer } from '@meltemi/protocol';
import type { Course } from '../src/table/course.ts';
import type { Entry, SeatedBy } from '../src/table/entry.ts';
import { following } from '../src/table/follow.ts';
import { grant } from '../src/table/requests.ts';
import { Table } from '../src/table/table.ts';

// A table for tests, line by line, at times of our own.

type Asked = Exclude<ToServer, { do: 'say' | 'resync' }>;
type Wish<T = Asked> = T extends Asked ? Omit<T, 'key' | 'version'> : never;

export const PEOPLE: readonly SeatedBy[] = ['A', 'B', 'C'].map((person) => ({ person, name: person }));

/** A game that has just begun, at the time 0. */
export class Play {
  readonly table: Table;
  now = 0;

  constructor(clock: Clock | null, sitters: readonly SeatedBy[] = PEOPLE) {
    const options = { players: sitters.length, start: 'quick' } as const;
    const agreement = { options, clock, listed: true, hints: false, undo: true };
    this.table = new Table({ id: 'table', made: 0, host: 'host', agreement, engine: '1', seed: 'ab' });
    this.write(...sitters.map((sitter, seat): Entry => ({ do: 'seat', seat, sitter })));
    this.write({ do: 'start', entropy: sitters.map(() => '') });
  }

  write(...entries: Entry[]): void {
    const fold = (entry: Entry) =>
      this.table.fold({ seq: this.table.version, at: this.now, key: null, entry: JSON.stringify(entry) });
    for (const entry of entries) fold(entry);
    for (let next = following(this.table); next; next = following(this.table)) fold(next);
  }

  /** Lines that were written. */
  ask(seat: number, wish: Wish): number {
    const { version } = this.table;
    this.write(...grant(this.table, seat, { key: 'some-key', version, ...wish } as Asked, this.now));
    return this.table.version - version;
  }

  get course(): Course {
    return this.table.course as Course;
  }

  get next(): number {
    return this.course.next as number;
  }

  /** Whoever has to decide plays something. */
  move(pick = 0): void {
    this.write({ do: 'move', by: this.next, move: writeMove(this.course.state, this.course.legal[pick]) });
  }

  left(seat: number): number | undefined {
    return this.table.time.left?.[seat];
  }

  /** Has played something and decides again, so that it can be taken back twice. */
  goOn(): void {
    for (let i = 0; i < 200; i++) {
      const { next, course } = this;
      this.move();
      if (this.next === next && course.lastDecision(next) !== null) return;
    }
    assert.fail('nobody ever decides twice');
  }
}
