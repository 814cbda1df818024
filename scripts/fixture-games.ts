import { hash, randomUUID } from 'node:crypto';
import { Numbers } from '@meltemi/protocol';
import { type Seat, Visitor } from '../packages/server/test/player.ts';

// The games in a fixture: together they have every kind of entry that a log can hold, and every table of the database
// has rows.

export interface Played {
  /** The finished game that is exported. */
  readonly finished: string;
  /** Somebody who was there, and is to be erased. */
  readonly leaving: string;
}

/** Plays at a server; `operate` asks for what an operator may do. */
export async function playAll(
  address: string,
  operate: (method: string, path: string, body: object) => Promise<unknown>,
): Promise<Played> {
  const people = await Promise.all(['Ada', 'Bob', 'Cyd'].map((name) => Visitor.named(address, name)));
  const [ada, bob, cyd] = people;
  const { id: leaving } = await cyd.call<{ id: string }>('GET', '/api/me');
  const finished = await wholeGame(ada, bob);
  await runningGame(
    [ada, bob],
    { options: { players: 4, edition: 'classic', monuments: true, gold: 'hidden' } },
    80,
    4,
  );
  await runningGame([ada, bob], { options: { players: 2, board: { seed: 'fixture' } } }, 40, 2);
  await runningGame(people, { options: { players: 4, teams: true, gold: 'bounds', scale: 'every' } }, 120, 4);
  await lateGame(address, people);
  await beforeTheGame(ada, bob);
  await operate('PUT', '/notice', { text: 'Restart at noon' });
  await operate('POST', '/invitations', { days: 365 });
  return { finished, leaving };
}

/** To the end, with a table for the next game. */
async function wholeGame(ada: Visitor, bob: Visitor): Promise<string> {
  const [id, ...seats] = await Visitor.company([ada, bob]);
  await Promise.all(seats.map((seat) => seat.playOn()));
  await ada.call('POST', `/api/tables/${id}/rematch`);
  leave(seats);
  return id;
}

/** Plays until this many moves were made, and makes every kind of request that players may on the way. */
async function runningGame(people: readonly Visitor[], terms: object, turns: number, players: number): Promise<void> {
  const [id, ...seats] = await Visitor.company(people, terms, players);
  const [first, second] = seats;
  await first.ask({ do: 'say', version: undefined, text: 'Καλή τύχη!' });
  await first.playFor(turns / 2, seats);
  await takeBack(first, seats);
  for (const _ of ['stopped', 'running']) await first.insist({ do: 'pause' });
  await first.insist({ do: 'rewind', to: first.turn - 5 });
  await second.insist({ do: 'decline' });
  await first.insist({ do: 'rewind', to: first.turn - 5 });
  const { to } = first.info.rewind ?? { to: 0 };
  for (const seat of seats.slice(1)) await seat.insist({ do: 'rewind', to });
  await first.insist({ do: 'vote', about: 'end', agree: true });
  await second.insist({ do: 'vote', about: 'end', agree: false });
  const numbers = new Numbers(randomUUID(), (text) => hash('sha256', text));
  people[0].numbers.set(id, numbers);
  await first.insist({ do: 'pledge', pledge: numbers.pledge });
  await first.until(() => first.info.pledges[0] === numbers.pledge);
  await first.playFor(turns, seats);
  leave(seats);
}

/** Plays until a decision of this seat can be taken back, and takes it back. */
async function takeBack(seat: Seat, seats: readonly Seat[]): Promise<void> {
  for (let turn = seat.turn; ; turn++) {
    await seat.playFor(turn, seats);
    await seat.atRest(seats);
    if (seat.undoable && (await seat.ask({ do: 'undo' }).catch(() => null)) !== null) return;
  }
}

/** Somebody's time is up, and the others wait; one of them leaves, and somebody new sits down; then all want an end. */
async function lateGame(address: string, people: readonly Visitor[]): Promise<void> {
  const [id, ...seats] = await Visitor.company(people, { clock: { live: 10, increment: 0 } }, 3);
  for (const seat of seats) await seat.until(() => seat.info.late !== null);
  const others = seats.filter(({ seat, info }) => seat !== info.late);
  for (const seat of others) await seat.insist({ do: 'late', choice: 'wait' });
  const free = others[0].seat as number;
  const staying = seats.filter(({ seat }) => seat !== free);
  await people[free].call('DELETE', `/api/tables/${id}/seats/mine`);
  const dan = await Visitor.named(address, 'Dan');
  await dan.sit(id, free);
  for (const seat of staying) {
    await seat.until(() => seat.info.join !== null);
    await seat.insist({ do: 'vote', about: 'join', agree: true });
  }
  const fresh = await dan.connect(id);
  await fresh.until(() => fresh.seat === free);
  for (const seat of [...staying, fresh]) await seat.insist({ do: 'vote', about: 'end', agree: true });
  await fresh.until(() => fresh.info.status === 'over');
  leave([...seats, fresh]);
}

/** Tables before their game: what their host may do, and one that is given up. */
async function beforeTheGame(host: Visitor, guest: Visitor): Promise<void> {
  const agreement = { options: { players: 5 }, clock: null, listed: true, hints: true, undo: true };
  const make = () => host.call<{ id: string }>('POST', '/api/tables', agreement);
  const { id } = await make();
  await guest.sit(id, 1);
  const { id: person } = await guest.call<{ id: string }>('GET', '/api/me');
  await host.call('DELETE', `/api/tables/${id}/seats/1`);
  await host.call('DELETE', `/api/tables/${id}/removed/${person}`);
  await host.call('PUT', `/api/tables/${id}/seats/2/bot`, { level: 'hard' });
  await host.call('PUT', `/api/tables/${id}/lock`, { locked: true });
  await host.call('PUT', `/api/tables/${id}/quiet`, { quiet: true });
  const given = await make();
  await host.call('DELETE', `/api/tables/${given.id}`);
  await host.call('POST', `/api/tables/${id}/reports`, { person, text: 'came and was sent away' });
}

function leave(seats: readonly Seat[]): void {
  for (const { socket } of seats) socket.close();
}
