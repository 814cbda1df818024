import { determinize, type Move, random, type State } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import type { Question } from '../bot/bot.ts';
import { decidingFaction } from '../moves/deciding-faction.ts';
import type { Ranked, Search } from '../search/search.ts';
import { worldsOf } from '../search/worlds.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { AuctionModel, type Bid, nextOf } from './auction-model.ts';
import { type AuctionNode, expand, learn, mostPromising, newNode, type Trials, worthTo } from './auction-node.ts';
import { Danger, type Purses } from './danger.ts';
import { Outlook, OWN_POLICIES } from './outlook.ts';

// The offerings searched to their end, in a small model of their own: everybody bids for their own team (max^n), and
// the value function judges where they end.

/** Bids on a god that are looked at, from the lowest: one's own now, and those that may follow. */
const OWN_BIDS = 4;
const LATER_BIDS = 3;
/** What counts of a node is its best bid; the rest is what rivals usually do: nobody is perfect. */
const OWN_BEST = 0.9;
const RIVALS_BEST = 0.5;
/** A search stops once MANY_WALKS are done and the share DECIDED of them agrees, or after MOST_WALKS. */
const MANY_WALKS = 1000;
const DECIDED = 0.85;
const MOST_WALKS = 6000;
/** A bid must have been tried this often, of the one tried most, to be chosen. */
const TRIED = 0.15;
/** After SOME_WALKS, one rival's turn is searched longer every WALKS_PER_LOOK walks. */
const SOME_WALKS = 30;
const WALKS_PER_LOOK = 5;
/** Where a rival could win, a bid gets one trial per VISITS_PER_TRIAL visits, up to MOST_TRIALS. */
const VISITS_PER_TRIAL = 3;
const MOST_TRIALS = 12;
/** How safe a bid is thought to be before its first trial, which counts like one. */
const UNTRIED = 0.8;

/** Who says what bids are worth. */
export type OutlookOf = (
  s: State,
  model: AuctionModel,
  evaluator: Evaluator,
  greedy: Evaluator,
  own: number,
  seed: Question['seed'],
) => Outlook;
const valueOutlook: OutlookOf = (s, model, evaluator, greedy) => new Outlook(s, model, evaluator, greedy);

export class Auction implements Search {
  private readonly root: AuctionNode;
  private readonly purses: Purses;
  private readonly own: number;
  private readonly model: AuctionModel;
  private readonly outlook: Outlook;
  private readonly legal: readonly Move[];
  private readonly danger: Danger;
  /** Taken unless a rival could win. */
  private readonly usual: Bid | null;
  /** Of a bid, going on: does a rival win after it? */
  private trial: { readonly trials: Trials; readonly strikes: Generator<void, boolean> } | null = null;
  private walks = 0;

  constructor(
    { seen, legal, seed }: Question,
    evaluator: Evaluator,
    greedy: Evaluator,
    outlookOf: OutlookOf = valueOutlook,
  ) {
    const rng = random(`auction ${seed}`);
    const worlds = worldsOf(seen).map(() => determinize(seen, rng));
    const s = required(worlds[0], 'world');
    this.purses = worlds.map(({ gold }) => gold);
    this.own = at(s.table.teamOf, decidingFaction(s));
    this.legal = legal;
    this.model = new AuctionModel(s);
    this.outlook = outlookOf(s, this.model, evaluator, greedy, this.own, seed);
    this.danger = new Danger(s, this.model, this.outlook, this.own, this.purses, greedy, `danger ${seed}`);
    this.root = newNode(null, this.model.bidStateOf(s), []);
    this.usual = this.outlook.preferred(this.root.bidState, s.gold);
  }

  /** One more look at a rival's turn, or at a trial; once there are enough, a walk to the end of the offerings. */
  iterate(): void {
    if (this.outlook.prepare() || this.danger.goOn() || this.tryOn()) return;
    if (this.walks > SOME_WALKS && this.walks % WALKS_PER_LOOK === 0 && this.danger.lookLonger()) this.walks++;
    else this.walk();
  }

  /** One more turn of a trial of the bid that is most promising so far. False: none is due. */
  private tryOn(): boolean {
    this.trial ??= this.nextTrial();
    if (!this.trial) return false;
    const { trials, strikes } = this.trial;
    const { done, value } = strikes.next();
    if (!done) return true;
    trials.danger += (Number(value) - trials.danger) / ++trials.count;
    this.trial = null;
    return true;
  }

  private nextTrial(): typeof this.trial {
    if (this.danger.teams.length === 0) return null;
    this.open();
    const of = mostPromising(this.root, this.promise);
    const sofar = of.trials.reduce((sum, { count }) => sum + count, 0);
    if (sofar * VISITS_PER_TRIAL > of.visits || sofar === MOST_TRIALS) return null;
    const safety = of.trials.map(safetyIn);
    const safest = safety.indexOf(Math.max(...safety));
    const trials = required(of.trials[safest], 'trials');
    const policy = required(OWN_POLICIES[safest], 'policy');
    return { trials, strikes: this.danger.strikes(of.bidState, this.purseIn(sofar), policy, trials.count) };
  }

  private walk(): void {
    const gold = this.purseIn(this.walks++);
    this.open();
    const path = [this.root];
    let node = this.root;
    while (node.next) {
      node = mostPromising(node, node === this.root ? this.promise : worthTo(this.teamAt(node)));
      path.push(node);
    }
    let found: readonly number[];
    if (node.bidState.waiting.length === 0) found = this.outlook.chances(node.bidState, gold);
    else {
      this.expand(node, gold, this.model.bids(node.bidState, gold, LATER_BIDS));
      found = this.outlook.playOut(node.bidState, gold, this.own);
    }
    for (const visited of path.toReversed()) {
      const team = visited.next ? this.teamAt(visited) : this.own;
      found = learn(visited, found, team, team === this.own ? OWN_BEST : RIVALS_BEST);
    }
  }

  /**
   * What one's own bid is worth. Where a rival could win, its trials say how likely that is, and what is left is worth
   * more without it.
   */
  private readonly promise = ({ worth, trials }: AuctionNode): number => {
    const own = forTeam(worth, this.own);
    if (this.danger.teams.length === 0) return own;
    const without = this.danger.teams.reduce((sum, team) => sum - forTeam(worth, team), 1);
    const alone = own > 0 ? own / Math.max(own, without) : 0;
    return (safetyOf(trials) * (own + alone)) / 2;
  };

  /**
   * The chance to win after a bid: what the walks say, and no more than its trials leave. Bids are compared by their
   * promise, not by this.
   */
  private chanceOf(node: AuctionNode): number {
    const own = forTeam(node.worth, this.own);
    return this.danger.teams.length === 0 ? own : Math.min(own, safetyOf(node.trials));
  }

  /** One's own bids: what the table allows. */
  private open(): readonly AuctionNode[] {
    const { root, model } = this;
    const gold = this.purseIn(0);
    if (!root.next) {
      const searched = model.bids(root.bidState, gold, OWN_BIDS);
      const { usual } = this;
      const all = usual && !searched.some((bid) => isSame(bid, usual)) ? [...searched, usual] : searched;
      const bids = all.filter((bid) => this.moveOf(bid));
      this.expand(root, gold, bids.length > 0 ? bids : this.legal.map((move) => model.bidOf(move)));
    }
    return root.next ?? [];
  }

  private expand(node: AuctionNode, gold: readonly number[], bids: readonly Bid[]): void {
    const { model, outlook } = this;
    const team = this.teamAt(node);
    const usual = team === this.own ? null : outlook.habit(node.bidState, gold);
    const next = bids.map((bid) => {
      const bidState = model.after(node.bidState, bid);
      return newNode(bid, bidState, outlook.chances(bidState, gold));
    });
    expand(node, next, next.find(({ bid }) => isSame(bid, usual)) ?? null, team);
  }

  private teamAt({ bidState }: AuctionNode): number {
    return at(this.model.teamOf, nextOf(bidState).marker);
  }

  /** All purses in the worlds, in turn. */
  private purseIn(turn: number): readonly number[] {
    return required(this.purses[turn % this.purses.length], 'purses');
  }

  private moveOf({ god, amount }: Bid): Move | undefined {
    const name = this.model.nameOf(god);
    return this.legal.find((move) => move.do === 'bid' && move.god === name && move.amount === amount);
  }

  best(): Move {
    return required(this.ranking()[0], 'bid').move;
  }

  /**
   * Own bids, the best first: where a rival could win, the most promising of those that were tried enough, else the one
   * that looks best at once.
   */
  ranking(): Ranked[] {
    const next = this.open();
    const enough = TRIED * Math.max(...next.map(({ visits }) => visits));
    const usual = this.danger.teams.length === 0 ? this.usual : null;
    const order = (node: AuctionNode) => (isSame(node.bid, usual) ? 2 : Number(node.visits >= enough));
    return next
      .toSorted((a, b) => order(b) - order(a) || this.promise(b) - this.promise(a))
      .map((node) => ({
        move: required(node.bid && this.moveOf(node.bid), 'move for this bid'),
        visits: node.visits,
        chance: this.chanceOf(node),
      }));
  }

  get isDecided(): boolean {
    if (this.walks < MANY_WALKS) return false;
    if (this.walks > MOST_WALKS) return true;
    return Math.max(...this.open().map(({ visits }) => visits)) > DECIDED * this.walks;
  }
}

function isSame(bid: Bid | null, other: Bid | null): boolean {
  return bid !== null && other !== null && bid.god === other.god && bid.amount === other.amount;
}

/** How likely no rival wins this cycle: one policy of going on that is safe will do. */
function safetyOf(trials: readonly Trials[]): number {
  return Math.max(...trials.map(safetyIn));
}

/** Before any trial it may go either way. */
function safetyIn({ count, danger }: Trials): number {
  return ((1 - danger) * count + UNTRIED) / (count + 1);
}
