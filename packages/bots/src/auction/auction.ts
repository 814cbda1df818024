import { decider, determinize, type Move, random } from '@meltemi/engine';
import type { Question } from '../bot.ts';
import type { Ranked, Search } from '../search/search.ts';
import { worldsOf } from '../search/worlds.ts';
import { type Bid, Company } from './company.ts';
import { Forecast } from './forecast.ts';
import { Outlook } from './outlook.ts';
import { expand, learn, mostPromising, newPlace, type Place } from './place.ts';

// The offerings searched to their end, in a small model of their own: everybody bids for their own team (max^n), and where they
// end, everybody's turn counts with what it brought when it was played in thought.

/** Bids on a god that are looked at, from the lowest: one's own now, and those that may follow. */
const OWN_BIDS = 4;
const LATER_BIDS = 3;
/** What counts of a place is its best bid; the rest is what rivals usually do: nobody is perfect. */
const OWN_BEST = 0.9;
const RIVALS_BEST = 0.5;
/** A search is decided when after many walks nearly all of them go one way, or after so many. */
const MANY_WALKS = 1000;
const DECIDED = 0.85;
const MOST_WALKS = 6000;
/** A bid must have been tried this often, of the one tried most, to be chosen. */
const TRIED = 0.15;

export class Auction implements Search {
  private readonly root: Place;
  /** By world: everybody's gold. */
  private readonly purses: readonly (readonly number[])[];
  private readonly own: number;
  private readonly company: Company;
  private readonly forecast: Forecast;
  private readonly outlook: Outlook;
  private readonly legal: readonly Move[];
  private walks = 0;

  constructor({ seen, legal, seed }: Question) {
    const rng = random(`auction ${seed}`);
    const worlds = worldsOf(seen).map(() => determinize(seen, rng));
    const [s] = worlds;
    this.purses = worlds.map(({ gold }) => gold);
    this.own = s.table.teamOf[decider(s) as number];
    this.legal = legal;
    this.company = new Company(s);
    this.forecast = new Forecast(s, this.company, this.own, `forecast ${seed}`);
    this.outlook = new Outlook(s, this.company, this.forecast);
    this.root = newPlace(null, this.company.standOf(s), []);
  }

  /** One more turn in thought, or, once there are enough, one walk to the end of the offerings. */
  iterate(): void {
    if (!this.forecast.goOn()) this.walk();
  }

  private walk(): void {
    const gold = this.purses[this.walks++ % this.purses.length];
    this.open();
    const path = [this.root];
    let place = this.root;
    while (place.next) {
      place = mostPromising(place, this.teamAt(place));
      path.push(place);
    }
    let found: readonly number[];
    if (place.stand.waiting.length === 0) found = this.outlook.chances(place.stand, gold);
    else {
      this.expand(place, gold, this.company.bids(place.stand, gold, LATER_BIDS));
      found = this.outlook.playOut(place.stand, gold, this.own);
    }
    for (let i = path.length - 1; i >= 0; i--) {
      const team = path[i].next ? this.teamAt(path[i]) : this.own;
      found = learn(path[i], found, team, team === this.own ? OWN_BEST : RIVALS_BEST);
    }
  }

  /** One's own bids: what the table allows. */
  private open(): readonly Place[] {
    const { root, company, purses } = this;
    if (!root.next) {
      const bids = company.bids(root.stand, purses[0], OWN_BIDS).filter((bid) => this.moveOf(bid));
      this.expand(root, purses[0], bids.length > 0 ? bids : this.legal.map((move) => company.bidOf(move)));
    }
    return root.next as readonly Place[];
  }

  private expand(place: Place, gold: readonly number[], bids: readonly Bid[]): void {
    const { company, outlook } = this;
    const team = this.teamAt(place);
    const usual = team === this.own ? null : outlook.habit(place.stand, gold);
    const next = bids.map((bid) => {
      const stand = company.after(place.stand, bid);
      return newPlace(bid, stand, outlook.chances(stand, gold));
    });
    const isUsual = ({ bid }: Place) => usual !== null && bid?.god === usual.god && bid.amount === usual.amount;
    expand(place, next, next.find(isUsual) ?? null, team);
  }

  private teamAt({ stand }: Place): number {
    return this.company.teamOf[stand.waiting[stand.waiting.length - 1].marker];
  }

  private moveOf({ god, amount }: Bid): Move | undefined {
    const name = this.company.nameOf(god);
    return this.legal.find((move) => move.do === 'bid' && move.god === name && move.amount === amount);
  }

  best(): Move {
    return this.ranking()[0].move;
  }

  /** Own bids, the best first of those that were tried enough. */
  ranking(): Ranked[] {
    const next = this.open();
    const enough = TRIED * Math.max(...next.map(({ visits }) => visits));
    return next
      .map(({ bid, visits, worth }) => ({ move: this.moveOf(bid as Bid) as Move, visits, chance: worth[this.own] }))
      .sort((a, b) => Number(b.visits >= enough) - Number(a.visits >= enough) || b.chance - a.chance);
  }

  get isDecided(): boolean {
    if (this.walks < MANY_WALKS) return false;
    if (this.walks > MOST_WALKS) return true;
    return Math.max(...this.open().map(({ visits }) => visits)) > DECIDED * this.walks;
  }
}
