import type { TableInfo } from '@meltemi/protocol';
import { recall, remember } from '../device/storage.ts';
import type { Company, Sitter } from '../game/saved-game.ts';
import { companyOf } from './table-company.ts';

// Who sat where, as this device has seen it: the log goes on naming those who have left. The server tells only who sits
// there now.

interface Sat {
  readonly seat: number;
  /** A person's public id, or a bot's level. */
  readonly who: string;
  readonly sitter: Sitter;
  /** The number of moves from which on they decided. */
  readonly from: number;
}

const nameOf = (table: string): string => `meltemi.seats.${table}`;

export class SeatNotes {
  private readonly table: string;
  /** In the order in which they sat down. */
  private sat: readonly Sat[];

  constructor(table: string) {
    this.table = table;
    const kept = recall(nameOf(table));
    this.sat = Array.isArray(kept) ? kept.filter(isSat) : [];
  }

  /** Notes who sits there after this number of moves. A free seat changes nothing: nobody decides for it. */
  see(info: TableInfo, turn: number): void {
    const { seats } = companyOf(info);
    const before = this.sat;
    for (const [seat, sitter] of info.seats.entries()) {
      const [named] = seats.slice(seat, seat + 1);
      if (!sitter || !named) continue;
      const who = 'level' in sitter ? sitter.level : sitter.person;
      const last = this.sat.findLast((one) => one.seat === seat);
      const now = { seat, who, sitter: named, from: last ? turn : 0 };
      if (last?.who !== who) this.sat = [...this.sat, now];
      else if (JSON.stringify(last.sitter) !== JSON.stringify(named))
        this.sat = this.sat.map((one) => (one === last ? { ...one, sitter: named } : one));
    }
    if (this.sat !== before) remember(nameOf(this.table), this.sat);
  }

  /** The company at the move that was made after this number of moves. */
  at(turn: number, company: Company): Company {
    const seats = company.seats.map(
      (sitter, seat) => this.sat.findLast((one) => one.seat === seat && one.from <= turn)?.sitter ?? sitter,
    );
    return { ...company, seats };
  }
}

function isSat(kept: Partial<Sat> | null): kept is Sat {
  if (typeof kept !== 'object' || kept === null) return false;
  const { seat, who, sitter, from } = kept;
  const named = typeof sitter === 'object' && sitter !== null && ('name' in sitter || 'level' in sitter);
  return typeof seat === 'number' && typeof who === 'string' && named && typeof from === 'number';
}
