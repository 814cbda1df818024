import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { test } from 'node:test';
import { type Random, random, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { Numbers, type ToServer } from '@meltemi/protocol';
import { prove } from '@meltemi/protocol/proof';
import { opening } from '../src/table/auto-entries.ts';
import type { Entry, SeatedBy } from '../src/table/entry.ts';
import { RequestRefusal } from '../src/table/refusal.ts';
import { grant, seatBot, sitDown, standUp } from '../src/table/requests.ts';
import { PEOPLE, Play } from './play.ts';

// Nothing that a player may ask of a server spoils the proof of a game: what the server has granted, `verify` believes.

const GAMES = 60;
const REQUESTS = 250;
const DAY = 86_400_000;
const SEED = 'ab'.repeat(32);
const sha256 = (text: string) => hash('sha256', text);
const hmac = (text: string) => createHmac('sha256', Buffer.from(SEED, 'hex')).update(text).digest();

type Wish = Omit<Exclude<ToServer, { do: 'say' | 'resync' | 'ping' | 'reveal' }>, 'key' | 'version'> &
  Record<string, unknown>;

/** A game whose people, and two strangers, ask for one thing and another. */
class Muddle {
  readonly play: Play;
  /** What was granted, by its kind. */
  readonly granted = new Map<string, number>();
  private readonly rng: Random;
  private readonly chains = new Map<string, Numbers[]>();

  constructor(seed: string) {
    this.rng = random(seed);
    const sitters: readonly SeatedBy[] = this.one([PEOPLE, [PEOPLE[0], { level: 'random' }, PEOPLE[2]]]);
    const numbers = sitters.map((_, seat) => new Numbers(`${seed} ${seat}`, sha256));
    for (const [seat, sitter] of sitters.entries())
      if ('person' in sitter) this.chains.set(sitter.person, [numbers[seat]]);
    this.play = Play.fair(numbers, this.one([[], [], [0]]), sitters, SEED);
    if (this.play.table.status === 'open') this.play.write(opening(this.play.table));
  }

  private one<T>(among: readonly T[]): T {
    return among[below(this.rng, among.length)];
  }

  private draw(person: string): string {
    const drawn = new Numbers(`${person} ${this.rng()}`, sha256);
    this.chains.set(person, [...(this.chains.get(person) ?? []), drawn]);
    return drawn.pledge;
  }

  private nonce(person: string, seat: number): { nonce?: string } {
    const pledge = this.play.table.numbers.pledges[seat] ?? '';
    const [nonce] = (this.chains.get(person) ?? []).flatMap((chain) => chain.under(pledge) ?? []);
    return nonce ? { nonce } : {};
  }

  private ask(seat: number | null, wish: Wish): void {
    const { table, now, presence } = this.play;
    const asked = { key: 'some-key', version: table.version, ...wish } as Parameters<typeof grant>[2];
    this.write(wish.do, grant(table, seat, asked, now, presence));
  }

  private write(kind: string, entries: Entry[]): void {
    this.play.write(...entries);
    if (entries.length > 0) this.granted.set(kind, (this.granted.get(kind) ?? 0) + 1);
  }

  /** Somebody asks for something, which may be refused. */
  step(): void {
    const { play } = this;
    play.now += this.one([1000, 1000, DAY]);
    const person = this.one(['A', 'B', 'C', 'D', 'E']);
    this.attempt(() => {
      if (below(this.rng, 5) < 3) this.decide();
      else this.one(this.wishes(person, play.table.seatOf(person)))();
    });
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
    }
  }

  /** Whoever has to decide does, and numbers come with all moves. */
  private decide(): void {
    const { table, next, history } = this.play;
    const move = writeMove(history.state, this.one(history.legal));
    const sitter = table.seats[next];
    if (!sitter) this.write('bot', seatBot(table, 'host', next, 'random'));
    else if ('level' in sitter) this.play.write({ do: 'move', by: next, move });
    else this.ask(next, { do: 'play', move, ...this.nonce(sitter.person, next) });
  }

  private wishes(person: string, seat: number | null): readonly (() => void)[] {
    const { table, history } = this.play;
    const all = (wish: () => Wish) => () => {
      for (const voter of table.voters) this.attempt(() => this.ask(voter, wish()));
    };
    const free = table.seats.flatMap((sitter, i) => (sitter ? [] : [i]));
    // Sometimes the seat is no longer kept for who left it.
    const now = this.play.now + 86_400_000 * below(this.rng, 2);
    const sit = () =>
      this.write('sit', sitDown(table, this.one(free), { person, name: person, pledge: this.draw(person) }, now));
    if (seat === null) return free.length > 0 ? [sit] : [() => {}];
    const back = () => table.rewind?.to ?? below(this.rng, history.turn + 1);
    return [
      () => this.ask(seat, { do: 'undo' }),
      () => this.ask(seat, { do: 'rewind', to: back(), ...this.nonce(person, seat) }),
      all(() => ({ do: 'rewind', to: back() })),
      () => this.ask(seat, { do: 'decline' }),
      () => this.ask(seat, { do: 'pledge', pledge: this.draw(person) }),
      () => this.write('stand up', standUp(table, person)),
      all(() => ({ do: 'vote', about: 'join', agree: below(this.rng, 8) > 0 })),
      () => {
        this.ask(seat, { do: 'absent' });
        all(() => ({ do: 'late', choice: this.one(['bot', 'wait'] as const) }))();
      },
      () => below(this.rng, 5) === 0 && this.ask(seat, { do: 'resign' }),
    ];
  }
}

test('whatever players ask of a server, the finished game can be proven', async (t) => {
  const seed = process.env.SEED ?? 'muddle';
  const granted = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) {
    const muddle = new Muddle(`${seed}/${game}`);
    const { table } = muddle.play;
    for (let i = 0; i < REQUESTS && table.status === 'running'; i++) muddle.step();
    const { proof, ...record } = muddle.play.record();
    const log = table.status === 'over' ? proof.log.slice(0, -1) : proof.log;
    await assert.doesNotReject(
      prove({ ...record, proof: { ...proof, log } }, { hmac, sha256 }),
      `SEED=${seed}, ${game}`,
    );
    for (const [kind, times] of muddle.granted) granted.set(kind, (granted.get(kind) ?? 0) + times);
  }
  t.diagnostic(JSON.stringify(Object.fromEntries(granted)));
  for (const kind of [
    'play',
    'undo',
    'rewind',
    'decline',
    'pledge',
    'stand up',
    'sit',
    'vote',
    'absent',
    'late',
    'resign',
  ])
    assert.ok((granted.get(kind) ?? 0) > 0, `${kind} was never granted (SEED=${seed})`);
});
