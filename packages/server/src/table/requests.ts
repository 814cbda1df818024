import { hash } from 'node:crypto';
import type { Level } from '@meltemi/bots';
import { type Move, readMove, writeMove } from '@meltemi/engine';
import type { History } from '@meltemi/engine/record';
import { absence, needsNumber, rewindTarget, type ToServer } from '@meltemi/protocol';
import { LEAST_VOTERS } from './ballot.ts';
import type { Entry, Seated, SeatedBy } from './entry.ts';
import { checkHost, checkNotStarting } from './host.ts';
import { isReturner } from './left-seats.ts';
import { checkAsides, checkWayBack } from './length.ts';
import { asRefusal, OldPage, RequestRefusal } from './refusal.ts';
import type { Table } from './table.ts';
import type { Presence } from './table-info.ts';

/** Times each seat may stop the clocks in one game. */
const PAUSES = 3;

// What may be asked of a table, and what is written if it is granted. Nothing is changed here: a request becomes
// entries, or a refusal.

type AtTable = Exclude<ToServer, { do: 'say' | 'resync' | 'ping' }>;
type Granted = Exclude<AtTable['do'], 'reveal'>;
type AskedBy = { readonly [A in AtTable as A['do']]: A };
type AskedOf<K extends Granted> = { [D in K]: { readonly do: D } & AskedBy[D] }[K];
type Grant<K extends Granted> = (
  table: Table,
  seat: number,
  asked: AskedOf<K>,
  now: number,
  presence: Presence,
) => Entry[];

export function grant(table: Table, seat: number | null, asked: AtTable, now: number, presence: Presence): Entry[] {
  if (seat === null) throw new RequestRefusal('no-seat', 'Only those who sit at the table can do that.');
  if (asked.do === 'reveal') return reveal(table, seat, asked.nonce);
  if (asked.version !== table.version) throw new RequestRefusal('late', 'Something else has happened in the meantime.');
  if (table.status !== 'running') throw new RequestRefusal('not-running', 'The game is not running.');
  if (asked.do !== 'play' && asked.do !== 'resign') checkAsides(table, seat);
  try {
    return grantTo(table, seat, asked, now, presence);
  } catch (error) {
    throw asRefusal(error);
  }
}

function grantTo<K extends Granted>(
  table: Table,
  seat: number,
  asked: AskedOf<K>,
  now: number,
  presence: Presence,
): Entry[] {
  return GRANTS[asked.do](table, seat, asked, now, presence);
}

const GRANTS: { readonly [K in Granted]: Grant<K> } = {
  play(table, seat, { move, nonce }) {
    const history = historyOf(table);
    const { next, state } = history;
    if (next !== seat) throw new RequestRefusal('not-your-turn', 'Somebody else has to decide.');
    // One move, one text: the log is compared with the record, and everybody gets the text to read.
    const read = readMove(state, move);
    const written = writeMove(state, read);
    if (move !== written) throw new RequestRefusal('bad-move', `This move is written '${written}'.`);
    return [
      { do: 'move', by: seat, move, ...(leadsToChance(table, history, read) && checkedNumber(table, seat, nonce)) },
    ];
  },
  undo(table, seat) {
    checkWayBack(table);
    const to = table.game.agreement.undo ? table.lastDecision(seat) : null;
    if (to === null) throw new RequestRefusal('no-undo', 'There is nothing of yours to take back.');
    return [{ do: 'back', seat, to }];
  },
  rewind(table, seat, { to: wanted }) {
    const { steps, turn } = historyOf(table);
    if (wanted >= turn) throw new RequestRefusal('no-rewind', 'The game has not come that far.');
    checkWayBack(table);
    if (table.seats.includes(null))
      throw new RequestRefusal('free-seats', 'A seat is free, and the person who sat there was not asked.');
    const hasNumbers = (one: number) => table.numbers.pledges[one] !== null;
    const to = table.chance === 1 ? wanted : rewindTarget(steps, wanted, hasNumbers);
    if (to < 0) throw new RequestRefusal('no-rewind', 'Nobody has decided anything yet.');
    const known = table.rewind?.to === to && table.rewind.agreed.includes(seat);
    return known ? [] : [{ do: 'propose', seat, to }];
  },
  pledge(table, seat, { pledge }) {
    if (table.chance === 1)
      throw new RequestRefusal('no-numbers', 'This game was begun without numbers of the players.');
    return table.numbers.pledges[seat] === pledge ? [] : [{ do: 'pledge', seat, pledge }];
  },
  decline(table, seat) {
    if (!table.rewind) throw new RequestRefusal('no-proposal', 'Nobody proposes to go back.');
    return [{ do: 'decline', seat }];
  },
  late(table, seat, { choice }) {
    const { late } = table;
    if (late === null || late === seat)
      throw new RequestRefusal('nobody-late', 'Nobody’s time is up but perhaps yours.');
    return table.ballot.late.get(seat) === choice ? [] : [{ do: 'late-vote', seat, choice }];
  },
  absent(table, seat, _, now, presence) {
    const { next } = historyOf(table);
    const { waiting, asked } = table;
    const away = waiting === null ? null : presence.awaySince(waiting);
    const others = table.persons.filter((person) => person !== waiting).map((person) => presence.awaySince(person));
    const isAbsent = asked !== null && waiting !== null && absence({ asked, away, others }, now) !== null;
    if (table.game.agreement.clock || table.late !== null || typeof next !== 'number' || next === seat || !isAbsent)
      throw new RequestRefusal('nobody-absent', 'Nobody has kept the others waiting long enough.');
    return [{ do: 'late', seat: next }];
  },
  vote(table, seat, { about, agree }) {
    const { ending, join } = table.ballot;
    const open = about === 'join' ? join !== null : agree || ending.length > 0;
    if (!open) throw new RequestRefusal('no-proposal', 'Nobody proposes that.');
    const agreed = about === 'join' ? join?.agreed : ending;
    return agree && agreed?.includes(seat) ? [] : [{ do: 'vote', seat, about, agree }];
  },
  resign: (_, seat) => [{ do: 'seat', seat, sitter: { level: 'medium' } }],
  pause(table, seat) {
    const paused = !table.time.isPaused;
    if (paused && (table.pauses[seat] ?? 0) >= PAUSES)
      throw new RequestRefusal('no-pause', `You have stopped the clocks ${PAUSES} times already.`);
    return [{ do: 'pause', seat, paused }];
  },
};

/** Whether the person who makes this move has to show a number. */
function leadsToChance({ chance, numbers }: Table, history: History, move: Move): boolean {
  if (chance === 1) return false;
  const { state, legal } = history.after(move);
  const { pledges } = numbers;
  return needsNumber(state, (seat) => pledges[seat] !== null, legal);
}

/** The number with a request, if it is the one that was pledged. Games begun on earlier servers go on without. */
function checkedNumber({ chance, numbers }: Table, seat: number, nonce: string | undefined): { nonce?: string } {
  if (chance === 1) return {};
  if (nonce === undefined)
    throw new RequestRefusal(
      'number-needed',
      'This request needs a number that was pledged. Send it again with one, or reload the page.',
    );
  if (hash('sha256', nonce) !== numbers.pledges[seat])
    throw new RequestRefusal('wrong-number', 'The number with this request is not the one that was pledged.');
  return { nonce };
}

/** The first number, once the start was asked for. */
function reveal({ starting, numbers }: Table, seat: number, nonce: string): Entry[] {
  if (starting === null) throw new RequestRefusal('not-starting', 'Nobody has asked for the start, or it is over.');
  if (hash('sha256', nonce) !== numbers.pledges[seat])
    throw new RequestRefusal('wrong-number', 'The number with this request is not the one that was pledged.');
  return numbers.hasShown(seat) ? [] : [{ do: 'reveal', seat, nonce }];
}

function historyOf({ history }: Table): History {
  if (!history) throw new RequestRefusal('not-running', 'The game has not begun.');
  return history;
}

/**
 * Somebody sits down on a free seat. In a running game one returns to one's own seat, for a while also if a bot was put
 * there, and anybody else needs the consent of those who sit.
 */
export function sitDown(table: Table, seat: number, who: Seated, now: number): Entry[] {
  const sitter = { ...who, name: table.nameOf(who.person, who.name) };
  if (table.status === 'over') throw new RequestRefusal('over', 'The game is over.');
  if (sitter.pledge === undefined) throw new OldPage();
  if (table.seatOf(sitter.person) !== null)
    throw new RequestRefusal('seated', 'You have a seat at this table already.');
  const returns = isReturner(table, seat, sitter.person, now);
  if (table.seats[seat] && !(isBot(table.seats[seat]) && returns === true))
    throw new RequestRefusal('taken', 'Somebody sits there.');
  const kept = table.kept[seat];
  const isKept = kept?.person === sitter.person;
  if (kept && !isKept)
    throw new RequestRefusal(
      'kept',
      'This seat is kept for somebody who played the game before. The host can free it.',
    );
  if (table.removed.some(({ person }) => person === sitter.person))
    throw new RequestRefusal('removed', 'The host of this table has sent you away.');
  const own = table.playedBy.get(sitter.person);
  if (table.locked && own !== seat && !isKept && sitter.person !== table.game.host)
    throw new RequestRefusal('locked', 'The host has locked this table.');
  if (table.status === 'running') checkAsides(table, own === seat ? seat : 'stranger');
  const isOwn = own === seat && returns !== false;
  if (table.status === 'open' || isOwn) return [{ do: 'seat', seat, sitter }];
  if (own !== undefined && own !== seat)
    throw new RequestRefusal('other-seat', 'You have played another seat of this game.');
  if (returns === false)
    throw new RequestRefusal('left', 'The person who left this seat can return for a while: nobody else may take it.');
  return askToJoin(table, seat, sitter);
}

function isBot(sitter: SeatedBy): boolean {
  return 'level' in sitter;
}

function askToJoin({ ballot, voters }: Table, seat: number, sitter: Seated): Entry[] {
  if (ballot.declined.has(sitter.person)) throw new RequestRefusal('declined', 'Those who play do not want that.');
  if (voters.length < LEAST_VOTERS)
    throw new RequestRefusal('nobody-to-ask', `At least ${LEAST_VOTERS} people have to sit here and agree.`);
  const { join } = ballot;
  if (join?.sitter.person === sitter.person && join.seat === seat) return [];
  if (join) throw new RequestRefusal('asked', 'A request for a seat waits for an answer already.');
  return [{ do: 'join', seat, sitter }];
}

/**
 * Before the game the host puts bots on free seats, or takes them away; in a running game also those who sit, on a seat
 * that was left.
 */
export function seatBot(table: Table, person: string, seat: number, level: Level | null): Entry[] {
  if (table.status === 'open') checkHost(table, person);
  if (table.seatOf(person) === null && table.game.host !== person)
    throw new RequestRefusal('no-seat', 'Only those who sit at the table can do that.');
  const sitter = table.seats[seat];
  if (sitter && 'person' in sitter) throw new RequestRefusal('taken', 'Somebody sits there.');
  if (table.status === 'over') throw new RequestRefusal('over', 'The game is over.');
  checkNotStarting(table);
  if (table.status === 'running' && (sitter || !level)) throw new RequestRefusal('running', 'The game is running.');
  return [{ do: 'seat', seat, sitter: level && { level } }];
}

/** The bots of a table, to sit at the next one where they sat. */
export function botsOf({ seats }: Table): Extract<Entry, { do: 'seat' }>[] {
  return seats.flatMap((sitter, seat) => (sitter && 'level' in sitter ? [{ do: 'seat', seat, sitter } as const] : []));
}

/** The people of a table, for whom the same seats of the next one are kept. */
export function keptSeatsOf({ seats }: Table): Extract<Entry, { do: 'keep' }>[] {
  return seats.flatMap((sitter, seat) => {
    if (!sitter || !('person' in sitter)) return [];
    const { person, name } = sitter;
    return [{ do: 'keep', seat, sitter: { person, name } } as const];
  });
}

export function standUp(table: Table, person: string): Entry[] {
  const seat = table.seatOf(person);
  if (seat === null) throw new RequestRefusal('no-seat', 'You have no seat at this table.');
  if (table.status === 'over') throw new RequestRefusal('over', 'The game is over.');
  checkNotStarting(table);
  return [{ do: 'seat', seat, sitter: null }];
}

/** The game begins when every seat is taken, the host says so, and people have had time to show their first numbers. */
export function start(table: Table, person: string): Entry[] {
  if (table.status !== 'open') throw new RequestRefusal('running', 'The game has begun already.');
  checkHost(table, person);
  if (table.seats.some((sitter) => sitter === null)) throw new RequestRefusal('free-seats', 'There are free seats.');
  if (table.voters.length === 0) throw new RequestRefusal('only-bots', 'At least one person has to sit at the table.');
  if (table.starting !== null) return [];
  // Without a pledge the dice could be chosen.
  const unpledged = table.seats.find((sitter) => sitter !== null && 'person' in sitter && !sitter.pledge);
  if (unpledged)
    throw new RequestRefusal('sit-again', 'Somebody sat down on an earlier server, and has to sit down once more.');
  return [{ do: 'starting' }];
}
