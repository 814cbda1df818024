import { winningSeats } from '@meltemi/engine/query';
import type { TableInfo } from '@meltemi/protocol';
import { commitmentOf } from '../store/chain.ts';
import type { Summary } from '../store/store.ts';
import type { Winner } from '../store/winner.ts';
import { returnerTo } from './left-seats.ts';
import type { Table } from './table.ts';

/** Who is connected to a table. */
export interface Presence {
  /** Since when this person has not been connected; null: the person is here. */
  awaySince(person: string): number | null;
}

/** What everybody sees of a table. */
export function infoOf(table: Table, presence: Presence): TableInfo {
  const { game, status, locked, quiet, closed, played, chance, starting, late, rewind, declined, rematch } = table;
  const { id, agreement, host, made, seed } = game;
  const { removed, kept } = table;
  return {
    ...{ id, status, agreement, host, locked, quiet, closed, made, played, chance, starting, late, rewind, declined },
    rematch,
    removed: [...removed],
    kept: [...kept],
    seats: table.seats.map((sitter) =>
      sitter && 'person' in sitter
        ? { person: sitter.person, name: sitter.name, away: presence.awaySince(sitter.person) }
        : sitter,
    ),
    left: table.seats.map((_, seat) => returnerTo(table, seat)),
    commitment: commitmentOf(seed),
    pledges: table.numbers.pledges,
    seed: status === 'over' ? seed : null,
    clocks: table.time.left,
    ticking: table.time.ticking,
    ...votesOf(table),
  };
}

function votesOf({ asked, ballot }: Table): Pick<TableInfo, 'asked' | 'ending' | 'join' | 'lateVotes'> {
  const { ending, join, late } = ballot;
  return {
    asked,
    ending: [...ending],
    join: join && { seat: join.seat, person: join.sitter.person, name: join.sitter.name, agreed: [...join.agreed] },
    lateVotes: [...late].map(([seat, choice]) => ({ seat, choice })),
  };
}

/** What lists are made from. */
export function summaryOf(table: Table): Summary {
  const { status, game, locked, seats, starting, late, time, decider, botsWait } = table;
  return {
    status,
    listed: game.agreement.listed && !locked,
    freeSeats: seats.filter((sitter, seat) => sitter === null && !table.kept[seat]).length,
    deadline: starting ?? (late === null ? time.deadline : null) ?? time.resumes,
    bot: decider !== null && 'level' in decider && !botsWait,
    winners: winnersOf(table),
  };
}

/** None, if the game was ended early; null, if it is not over. */
function winnersOf({ status, history, seats }: Table): Winner[] | null {
  if (status !== 'over') return null;
  if (!history) return [];
  return winningSeats(history.state).map((seat) => {
    const sitter = seats[seat];
    if (!sitter) return { seat };
    return 'person' in sitter ? { seat, person: sitter.person } : { seat, level: sitter.level };
  });
}
