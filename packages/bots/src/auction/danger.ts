import { type Random, random, type State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { metropolisesOf } from '@meltemi/engine/query';
import type { Evaluator } from '../value/evaluator.ts';
import type { AuctionModel, BidState } from './auction-model.ts';
import type { Outlook, OwnPolicy } from './outlook.ts';
import { afterOfferings, rehearse } from './rehearsal.ts';
import { turnWith } from './turn.ts';

/** Positions of a rival's turn searched for a sure win: in the first look, and in the longer second one. */
const AT_FIRST = 30;
const AT_LENGTH = 500;
/** Positions searched in the first trial of a bid, added with each further trial; and the upper limit. */
const IN_TRIAL = 300;
const MOST_IN_TRIAL = 1500;

interface RivalTurn {
  readonly marker: number;
  readonly god: number;
}

/** By world: everybody's gold. */
export type Purses = readonly (readonly number[])[];

/** Who could win this cycle, and whether they do after a bid, if the offerings go on as they usually do. */
export class Danger {
  private readonly s: State;
  private readonly model: AuctionModel;
  private readonly outlook: Outlook;
  private readonly evaluator: Evaluator;
  private readonly own: number;
  /** By team: the most gold it may have. */
  private readonly most: readonly number[];
  private readonly rng: Random;
  /** Turns of rivals that are still to be looked at: at first, and longer. */
  private readonly left: RivalTurn[] = [];
  private readonly doubtful: RivalTurn[] = [];
  /** Who could win, and their markers. */
  readonly teams: number[] = [];
  private readonly rivals = new Set<number>();
  /** By where everybody stood: among how many positions no win was found; none at all: there is one. */
  private readonly known = new Map<string, number>();

  constructor(
    s: State,
    model: AuctionModel,
    outlook: Outlook,
    own: number,
    purses: Purses,
    evaluator: Evaluator,
    seed: string,
  ) {
    this.s = s;
    this.model = model;
    this.outlook = outlook;
    this.evaluator = evaluator;
    this.own = own;
    this.most = s.gold.map((_, team) => Math.max(...purses.map((gold) => at(gold, team))));
    this.rng = random(seed);
    for (const [marker, team] of model.teamOf.entries()) {
      if (team === own || metropolisesOf(s, team) >= s.table.goal) continue;
      for (const god of model.gods.keys()) this.left.push({ marker, god });
    }
  }

  /** Looks at one more turn of a rival, with all its gold. False: all are looked at. */
  goOn(): boolean {
    const next = this.left.pop();
    if (!next) return false;
    if (!this.look(next, AT_FIRST)) this.doubtful.unshift(next);
    return true;
  }

  /** Looks longer at one more turn in which no win was found. False: there is none. */
  lookLonger(): boolean {
    const next = this.doubtful.pop();
    if (!next) return false;
    this.look(next, AT_LENGTH);
    return true;
  }

  private look({ marker, god }: RivalTurn, nodes: number): boolean {
    if (this.rivals.has(marker)) return true;
    const { s, model } = this;
    const team = at(model.teamOf, marker);
    const turn = turnWith(s, marker, model.nameOf(god), at(this.most, team));
    if (!rehearse(this.evaluator, turn, new Set([marker]), nodes, this.rng).next().value) return false;
    this.teams.push(team);
    for (const [other, its] of model.teamOf.entries()) if (its === team) this.rivals.add(other);
    return true;
  }

  /**
   * Does a rival win after this? Pauses after the offerings and after every turn. After the first trial rivals don't
   * always do as usual, and are looked at longer.
   */
  *strikes(bidState: BidState, gold: readonly number[], policy: OwnPolicy, trials: number): Generator<void, boolean> {
    const end = this.outlook.toEnd(bidState, gold, this.own, policy, trials > 0 ? this.rng : null);
    const nodes = Math.min(IN_TRIAL * (trials + 1), MOST_IN_TRIAL);
    const key = `${end.god} ${end.amount} ${gold}`;
    const known = this.known.get(key);
    if (known === 0) return true;
    if (known !== undefined && known >= nodes) return false;
    yield;
    const turns = afterOfferings(this.s, this.model, end, gold);
    const strikes = turns !== null && (yield* rehearse(this.evaluator, turns, this.rivals, nodes, this.rng));
    this.known.set(key, strikes ? 0 : nodes);
    return strikes;
  }
}
