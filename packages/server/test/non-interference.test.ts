import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, type Move, moves, type Options, type Random, random, type State, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { netOffer } from '@meltemi/engine/query';
import type { History } from '@meltemi/engine/record';
import { Numbers } from '@meltemi/protocol';
import type { Listener } from '../src/live/audience.ts';
import { Room } from '../src/live/room.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Game } from '../src/store/store.ts';
import { automaticEntry, opening } from '../src/table/auto-entries.ts';
import type { Entry } from '../src/table/entry.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';

// Two worlds that differ only in what somebody may not know: to that person the server says the same, byte for byte.

const OPTIONS: readonly Options[] = [
  { players: 3, start: 'quick' },
  { players: 4, edition: 'classic', monuments: true },
  { players: 4, start: 'quick', teams: true },
  { players: 5, edition: 'classic', gold: 'bounds' },
];

function gameOf(options: Options, seed = '5eed'): Game {
  const agreement = {
    options: options as Game['agreement']['options'],
    clock: { live: 600, increment: 5 },
    listed: true,
    hints: true,
    undo: true,
  };
  return { id: 'same', made: 0, host: 'p0', agreement, engine: '1', seed };
}

const NUMBERS = Array.from({ length: 6 }, (_, seat) => new Numbers(`secret of ${seat}`));

class Ear implements Listener {
  readonly person: string | null;
  heard: string[] = [];

  constructor(person: string | null) {
    this.person = person;
  }

  hear(text: string): void {
    this.heard.push(text);
  }
}

/** A table at which everybody listens, a spectator (the last one) too. */
class World {
  readonly room: Room;
  readonly ears: Ear[];

  private constructor(room: Room, ears: Ear[]) {
    this.room = room;
    this.ears = ears;
  }

  static async make(options: Options): Promise<World> {
    const store = new SqliteStore(':memory:');
    const game = gameOf(options);
    await store.create(game, summaryOf(new Table(game)));
    const room = (await Room.open('same', store, () => {})) as Room;
    const people = Array.from({ length: options.players }, (_, seat) => `p${seat}`);
    for (const [seat, person] of people.entries())
      await room.request(null, () => [
        { do: 'seat', seat, sitter: { person, name: person, pledge: NUMBERS[seat].pledge } },
      ]);
    await room.request(null, (table) => [{ do: 'starting' }, opening(table)]);
    const ears = [...people, null].map((person) => new Ear(person));
    for (const ear of ears) await room.enter(ear);
    return new World(room, ears);
  }

  get history(): History {
    return this.room.now.history as History;
  }

  /** What everybody hears of a request, or of its refusal. */
  async ask(seat: number, asked: { do: 'play'; move: string } | { do: 'undo' }): Promise<void> {
    for (const ear of this.ears) ear.heard = [];
    const { version } = this.room.now;
    // Also a number that is needed or not must not depend on what is hidden: everybody sees what is pledged next.
    const nonce = NUMBERS[seat].under(this.room.now.numbers.pledges[seat] as string) as string;
    const number = asked.do === 'play' && { nonce };
    await this.room.ask(`p${seat}`, { ...asked, ...number, key: `key-${version}-${asked.do}`, version });
    for (const ear of this.ears) await this.room.resync(ear);
  }
}

/** The same game with everything changed that this listener may not know; purses nobody can work out. */
function otherwise(s: State, seat: number | null, rng: Random): State {
  const { teamOf, seatOf } = s.table;
  const own = new Set(teamOf.filter((_, faction) => seatOf[faction] === seat));
  const gold = s.gold.map((purse, team) => {
    if (own.has(team) || s.table.gold === 'open') return purse;
    const offers = s.offers.map((offer, f) => (offer && teamOf[f] === team ? netOffer(s, f, offer) : 0));
    return offers.reduce((sum, owed) => sum + owed, 0) + below(rng, 30);
  });
  const top = s.top && s.top.seat !== seat ? { ...s.top, card: s.deck[below(rng, s.deck.length)] } : s.top;
  return { ...s, gold, top };
}

function forgetful(s: State): State {
  return { ...s, goldMin: s.goldMin.map(() => 0), goldMax: s.gold.map((purse) => purse + 40) };
}

/** Some moves are meant to show: a card is played; half of a purse is taken, which both sides see. */
function shows(text: string): boolean {
  return text.startsWith('rob') || text.startsWith('play');
}

/** Whether a theft is seen by this listener, as part of either side. */
function isRobbed({ table }: State, thief: number, move: Move, listener: number): boolean {
  if (move.do !== 'rob') return true;
  const { teamOf, seatOf } = table;
  const teams = [teamOf[seatOf.indexOf(thief)], teamOf[move.faction]];
  return seatOf.some((seat, faction) => seat === listener && teams.includes(teamOf[faction]));
}

/** Plays the same in both worlds; true if neither it nor what follows by itself may show anything hidden to the listener. */
async function sameInBoth(
  worlds: readonly [World, World],
  seat: number,
  move: Move,
  listener: number,
): Promise<boolean> {
  const [one, two] = worlds;
  const { turn } = one.history;
  const { phase, cycle } = one.history.state;
  const text = writeMove(one.history.state, move);
  const isShown = isRobbed(one.history.state, seat, move, listener);
  if (!moves(two.history.state).some((legal) => writeMove(two.history.state, legal) === text)) return false;
  for (const world of worlds) await world.ask(seat, { do: 'play', move: text });
  const now = one.history.state;
  // Offerings are paid at the end of a phase: who can't, shows it.
  return now.phase === phase && now.cycle === cycle && !one.history.texts.slice(isShown ? turn : turn + 1).some(shows);
}

for (const [i, options] of OPTIONS.entries()) {
  test(`${options.edition ?? 'legendary'}, ${options.players} players: what is hidden changes no byte`, async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
    const rng = random(`wire/${i}`);
    const worlds: [World, World] = [await World.make(options), await World.make(options)];
    const [one, two] = worlds;
    let pairs = 0;
    let undone = 0;
    for (let turn = 0; turn < 150 && one.room.now.status === 'running'; turn++) {
      mock.timers.tick(1000);
      const seat = actor(one.history.state) as number;
      const legal = moves(one.history.state);
      const move = legal[below(rng, legal.length)];
      const listener = below(rng, options.players + 1);
      const [honest, back] = [one.history.state, one.history.turn];
      one.history.state = forgetful(honest);
      two.history.state = otherwise(one.history.state, listener === options.players ? null : listener, rng);
      if (await sameInBoth(worlds, seat, move, listener)) {
        pairs++;
        assert.deepEqual(two.ears[listener].heard, one.ears[listener].heard);
        if (one.room.now.lastDecision(seat) !== null) {
          undone++;
          for (const world of worlds) await world.ask(seat, { do: 'undo' });
          assert.deepEqual(two.ears[listener].heard, one.ears[listener].heard);
        }
      }
      // On with the game as it was, in both worlds.
      for (const world of worlds) {
        if (world.history.turn > back) await world.room.request(null, () => [{ do: 'back', seat: null, to: back }]);
        world.history.state = honest;
        await world.room.request(null, () => [{ do: 'move', by: seat, move: writeMove(honest, move) }]);
      }
      assert.equal(one.room.now.version, two.room.now.version);
    }
    assert.ok(pairs > 30 && undone > 5, `only ${pairs} pairs, ${undone} undone`);
  });
}

/** The moves of a random game, forced ones too; players who may look at the top card do. */
function* decisions(table: Table, rng: Random): Generator<number> {
  const history = () => table.history as History;
  const write = (entry: Entry) =>
    table.fold({ seq: table.version, at: 0, key: null, entry: JSON.stringify(entry) }, entry);
  write({ do: 'start', entropy: [] });
  while (table.status === 'running') {
    const { next, state, legal } = history();
    if (typeof next === 'number') yield next;
    const move = legal.find((one) => one.do === 'look') ?? legal[below(rng, legal.length)];
    write(automaticEntry(table) ?? { do: 'move', by: next as number, move: writeMove(state, move) });
  }
}

for (const [i, options] of OPTIONS.entries()) {
  test(`${options.edition ?? 'legendary'}, ${options.players} players: what is hidden changes nothing that is played by itself`, () => {
    const rng = random(`forced/${i}`);
    const count = { forced: 0, cards: 0 };
    for (let game = 0; game < 4; game++) {
      const table = new Table(gameOf(options, `0${game}`));
      for (const seat of decisions(table, rng)) {
        const history = table.history as History;
        const honest = history.state;
        const told = automaticEntry(table);
        for (let listener = 0; listener <= options.players; listener++) {
          if (listener === seat) continue;
          history.state = otherwise(honest, listener === options.players ? null : listener, rng);
          assert.deepEqual(automaticEntry(table), told, JSON.stringify(honest.frames.at(-1)));
        }
        history.state = honest;
        if (told) count.forced++;
        if (honest.frames.at(-1)?.kind === 'top-card') count.cards++;
      }
    }
    assert.ok(count.forced > 10, `only ${count.forced} forced`);
    assert.ok(options.edition === 'classic' || count.cards > 10, `only ${count.cards} cards looked at`);
  });
}
