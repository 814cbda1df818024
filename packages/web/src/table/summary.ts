import type { CreatureId, EventName, Happening, HappeningOf, Piece, View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import type { Naming, Units } from '@meltemi/words';
import type { Words } from '../words/en/index.ts';
import { areasOf } from './areas-of.ts';
import type { Told } from './since.ts';

// What others did, in sentences: made of the events the seat has received, so it reveals nothing.

type Spoken = Pick<Words, 'since' | 'acting' | 'names'>;

/** A sentence about others. */
export interface Item {
  readonly turn: number;
  /** The reader has lost something. */
  readonly loss: boolean;
  readonly areas: readonly number[];
  readonly text: string;
  /** What a bot's turn was good for. */
  readonly why?: string;
}

/**
 * Losses first, then one sentence for every turn of a rival. `explained`: turns of bots in a line, by the moves played
 * before them.
 */
export function summary(
  told: readonly Told[],
  mine: readonly number[],
  seen: View,
  n: Naming,
  words: Spoken,
  explained: ReadonlyMap<number, string> = new Map(),
): Item[] {
  const teller = new Teller(mine, seen, n, words, ownersBefore(told, seen));
  for (const { turn, happening } of told) teller.hear(turn, happening);
  return teller.items(explained);
}

/** The owners of areas before these events. */
function ownersBefore(told: readonly Told[], seen: View): number[] {
  const owners = [...seen.owner];
  for (const { happening } of told.toReversed()) {
    if (happening.event === 'controlled') owners[happening.area] = happening.from;
  }
  return owners;
}

type Card = 'priestess' | 'philosopher';

/** A turn of a rival, as far as the reader has heard of it. */
interface RivalTurn {
  readonly faction: number;
  /** Moves played before it. */
  readonly begun: number;
  turn: number;
  readonly facts: string[];
  readonly creatures: CreatureId[];
  readonly areas: Set<number>;
  /** Numbers of pieces placed and cards taken. */
  readonly gained: Map<Piece | Card, number>;
  readonly moved: Set<number>;
}

function beginning(turn: number, faction: number): RivalTurn {
  return {
    faction,
    begun: turn,
    turn,
    facts: [],
    creatures: [],
    areas: new Set(),
    gained: new Map(),
    moved: new Set(),
  };
}

/** Units the reader has lost in an area. */
interface Fallen {
  readonly turn: number;
  readonly by: number | null;
  readonly area: number;
  readonly units: { -readonly [U in keyof Units]: Units[U] };
  /** The area too. */
  taken: boolean;
}

class Teller {
  private readonly mine: readonly number[];
  private readonly seen: View;
  private readonly n: Naming;
  private readonly words: Spoken['since'];
  private readonly thrownOut: Spoken['acting']['thrownOut'];
  private readonly names: Spoken['names'];
  private readonly owners: number[];
  private readonly losses: Item[] = [];
  private readonly fallen: Fallen[] = [];
  private readonly turns: RivalTurn[] = [];
  private bidder: HappeningOf<'bid'> | null = null;
  private battle: HappeningOf<'battle'> | null = null;
  /** The turn of a rival that is being told. */
  private now: RivalTurn | null = null;
  /** In the upkeep: whose creature was kept last, and does what it does. */
  private keeper: number | null = null;

  constructor(mine: readonly number[], seen: View, n: Naming, words: Spoken, owners: number[]) {
    this.mine = mine;
    this.seen = seen;
    this.n = n;
    this.words = words.since;
    this.thrownOut = words.acting.thrownOut;
    this.names = words.names;
    this.owners = owners;
  }

  items(explained: ReadonlyMap<number, string>): Item[] {
    const { n, words } = this;
    const name = (faction: number | null) => (faction === null ? '' : n.faction(faction));
    const fallen = this.fallen.map(({ turn, by, area, units, taken }): Item => {
      const place = n.area(area);
      const text = taken ? words.taken(name(by), place, units, n.edition) : words.lost(name(by), units, place);
      return { turn, loss: true, areas: [area], text };
    });
    const losses = [...this.losses, ...fallen].sort((a, b) => a.turn - b.turn);
    return [...losses, ...this.turns.flatMap((turn) => this.told(turn, explained.get(turn.begun)))];
  }

  /** Gains and moves are told only if nothing else was done. */
  private told({ faction, turn, facts, creatures, areas, gained, moved }: RivalTurn, why?: string): Item[] {
    const { fact } = this.words;
    const all = creatures.length > 0 ? [...facts, fact.creatures([...new Set(creatures)])] : [...facts];
    const idle = all.length === 0;
    if (idle && gained.size > 0) all.push(fact.gained([...gained].map((some) => this.counted(...some))));
    if (idle && moved.size > 0) all.push(fact.moved([...moved].map(this.n.area)));
    if (all.length === 0) return [];
    const text = this.words.rival(this.n.faction(faction), [...new Set(all)]);
    return [{ turn, loss: false, areas: [...areas], text, ...(why && { why }) }];
  }

  hear<E extends EventName>(turn: number, h: HappeningOf<E>): void {
    this.heard[h.event]?.(turn, h);
  }

  private readonly heard: {
    readonly [E in EventName]?: (turn: number, h: HappeningOf<E>) => void;
  } = {
    cycle: () => {
      this.now = null;
      this.keeper = null;
    },
    kept: (_, { holder }) => this.keep(holder),
    figure: (_, { holder }) => this.keep(holder),
    turn: (turn, { faction }) => {
      this.keeper = null;
      this.now = this.mine.includes(faction) ? null : beginning(turn, faction);
      if (this.now) this.turns.push(this.now);
    },
    bid: (_, h) => {
      this.bidder = h;
    },
    'thrown-out': (turn, { faction, god }) => {
      // What one's own other marker or faction has done is known.
      if (!this.bidder || !this.mine.includes(faction) || this.mine.includes(this.bidder.faction)) return;
      const text = this.thrownOut(
        this.n.faction(this.bidder.faction),
        god,
        this.names.gold[this.n.edition](this.bidder.amount),
      );
      this.losses.push({ turn, loss: true, areas: [], text });
    },
    built: (turn, h) => {
      const { fact } = this.words;
      const place = this.n.site(h.site);
      this.did(turn, h, h.building === 'metropolis' ? fact.metropolis(place) : fact.built(h.building, place));
    },
    monument: (turn, h) => this.did(turn, h, this.words.fact.monument(h.monument, this.n.area(h.area))),
    enshrined: (turn, h) => this.did(turn, h, this.words.fact.enshrined(h.hero)),
    hired: (turn, h) => this.did(turn, h, this.words.fact.hired(h.hero)),
    creature: (turn, h) => {
      if (this.now?.faction !== h.faction) return;
      this.touch(turn, h);
      this.now.creatures.push(h.creature);
    },
    placed: (turn, h) => {
      if (this.now?.faction !== h.faction) return;
      this.gain(h.piece, 1);
      this.touch(turn, h);
    },
    sailed: (turn, h) => this.move(turn, h),
    marched: (turn, h) => this.move(turn, h),
    controlled: (turn, h) => {
      this.owners[h.area] = h.faction;
      if (this.mine.includes(h.faction)) return;
      if (this.mine.includes(h.from)) this.fall(turn, h.area, h.faction).taken = true;
      else {
        const [place, from] = [this.n.area(h.area), h.from < 0 ? '' : this.n.faction(h.from)];
        // The battle for the area need not be mentioned as well.
        const fought = this.now?.facts.indexOf(this.words.fact.fought(place, from)) ?? -1;
        if (fought >= 0) this.now?.facts.splice(fought, 1);
        this.did(turn, h, this.words.fact.took(place, from, this.n.edition));
      }
    },
    battle: (_, h) => {
      this.battle = h;
    },
    'battle-over': (turn, h) => {
      const { battle } = this;
      this.battle = null;
      if (!battle || battle.attacker !== this.now?.faction || this.mine.includes(battle.defender)) return;
      // The faction that takes land gets its own sentence.
      if (h.winner === battle.attacker && this.owners[h.area] === h.winner) return;
      this.did(turn, h, this.words.fact.fought(this.n.area(h.area), this.n.faction(battle.defender)));
    },
    lost: (turn, { faction, unit, area }) => {
      if (this.mine.includes(faction)) {
        const { units } = this.fall(turn, area, this.now?.faction ?? this.keeper);
        units[unit] = (units[unit] ?? 0) + 1;
      } else if (this.now && faction !== this.now.faction && !this.battle) {
        this.did(turn, { event: 'lost', faction, unit, area }, this.words.fact.destroyed(unit, this.n.area(area)));
      }
    },
    switched: (turn, { faction, mercenaries, area }) => {
      const { battle } = this;
      const victim = battle?.area === area && battle.defender === faction ? battle.attacker : at(this.owners, area);
      if (!this.mine.includes(victim)) return;
      const text = this.words.switched(this.n.faction(faction), mercenaries, this.n.area(area));
      this.losses.push({ turn, loss: true, areas: [area], text });
    },
    robbed: (turn, h) => {
      const { by, gold, faction } = h;
      if (this.mine.includes(by)) return;
      if (!this.mine.includes(faction)) this.did(turn, h, this.words.fact.robbed(this.n.faction(faction)));
      else {
        const text = this.words.robbed(this.n.faction(by), gold, this.n.edition);
        this.losses.push({ turn, loss: true, areas: [], text });
      }
    },
    card: (turn, { faction, card, by }) => {
      if (faction === this.now?.faction && by > 0) this.gain(card, by);
      // Only cards taken by a rival's creature; payments of one's own are known.
      if (!this.mine.includes(faction) || by !== -1 || !this.now) return;
      const text = this.words.card(this.n.faction(this.now.faction), card, this.n.edition);
      this.losses.push({ turn, loss: true, areas: [], text });
    },
    razed: (turn, { building, site }) => {
      const area = at(areasOf({ event: 'razed', building, site }, this.seen), 0);
      if (!this.now || !this.mine.includes(at(this.owners, area))) return;
      const text = this.words.razed(this.n.faction(this.now.faction), building, this.n.site(site));
      this.losses.push({ turn, loss: true, areas: [area], text });
    },
  };

  /** A fact of the summarised turn, with its area. */
  private did(turn: number, h: Happening, fact: string): void {
    if (!this.now || ('faction' in h && this.mine.includes(h.faction) && h.event !== 'robbed')) return;
    this.touch(turn, h);
    this.now.facts.push(fact);
  }

  /** Notes the areas of an event, and for a turn's first one the moves played before it: the replay opens there. */
  private touch(turn: number, h: Happening): void {
    if (!this.now) return;
    if (this.now.facts.length + this.now.creatures.length === 0) this.now.turn = turn;
    for (const area of areasOf(h, this.seen)) this.now.areas.add(area);
  }

  private move(turn: number, h: HappeningOf<'sailed' | 'marched'>): void {
    if (this.now?.faction !== h.faction) return;
    this.now.moved.add(at(h.path, h.path.length - 1));
    this.touch(turn, h);
  }

  private keep(holder: number): void {
    if (!this.now) this.keeper = this.mine.includes(holder) ? null : holder;
  }

  private gain(what: Piece | Card, count: number): void {
    this.now?.gained.set(what, (this.now.gained.get(what) ?? 0) + count);
  }

  private counted(what: Piece | Card, count: number): string {
    const { piece, prosperity, card } = this.names;
    const { edition } = this.n;
    if (what === 'priestess' || what === 'philosopher') return card[edition][what](count);
    return (what === 'prosperity' ? prosperity[edition] : piece[what])(count);
  }

  private fall(turn: number, area: number, by: number | null): Fallen {
    const known = this.fallen.find((other) => other.area === area && other.by === by);
    if (known) return known;
    const fallen: Fallen = { turn, by, area, units: {}, taken: false };
    this.fallen.push(fallen);
    return fallen;
  }
}
