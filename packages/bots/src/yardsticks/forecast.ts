import { type EditionId, type God, type Random, random, type State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at, required } from '@meltemi/engine/internal';
import { metropolisesOf } from '@meltemi/engine/query';
import type { AuctionModel } from '../auction/auction-model.ts';
import { playTurn, turnWith } from '../auction/turn.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { FirstJudge } from './first-judge.ts';

/** A moment of a turn that is played out. */
export interface PlayedTurn {
  /** The most gold that had to be there to get so far. */
  readonly needed: number;
  /** By team: what has changed since the offerings, gold aside, and gold. */
  readonly scores: readonly number[];
  readonly gold: readonly number[];
}

/** Looks at moves for all turns together. */
const LOOKS = 700;
/** Number of turns simulated; with many players the rest is estimated. */
const MOST_TURNS = 16;
/** What a turn brings if nobody has thought about it. */
const USUAL = 0.4;
/** Reaching the goal with one's turn: at the end of the cycle that is the victory. */
const VICTORY = 3;
/** How much a victory counts that was not found when the turn was played, though it looks sure. */
const NOT_FOUND = 0.7;

/** Apollo promises more than it keeps: gold comes late in a short game. What games say about it is this much less. */
const LATE: Readonly<Record<EditionId, number>> = { legendary: 0.5, classic: 0 };

/** What each marker's turn with each god would bring, played out one by one. */
export class Forecast {
  /** By team: how it stands with the gold it has. */
  readonly base: readonly number[];
  /** By marker and god. */
  readonly turns: (readonly PlayedTurn[])[][];
  /** By marker. */
  private readonly liked: (readonly number[])[];
  private readonly s: State;
  private readonly model: AuctionModel;
  private readonly evaluator: Evaluator;
  private readonly judge = new FirstJudge();
  private readonly left: { readonly marker: number; readonly god: number }[] = [];
  private readonly looks: number;
  private readonly rng: Random;
  private played = 0;

  constructor(s: State, model: AuctionModel, team: number, evaluator: Evaluator, seed: string) {
    this.s = s;
    this.model = model;
    this.evaluator = evaluator;
    this.rng = random(seed);
    this.base = this.judge.standing(s);
    const { teamOf, gods } = model;
    this.turns = s.table.markerOf.map((faction, marker) => {
      const guess = [step(s, at(teamOf, marker), USUAL, 0)];
      return [...gods.map(() => guess), [this.apolloStep(faction)]];
    });
    this.liked = this.turns.map(() => [...gods.keys()]);
    // Own turns come first, then those of the faction nearest to victory.
    const concern = (marker: number) => {
      const its = at(teamOf, marker);
      return its === team ? Number.MAX_VALUE : forTeam(this.base, its);
    };
    for (const marker of [...s.order].sort((a, b) => concern(b) - concern(a)))
      for (const god of gods.keys()) this.left.push({ marker, god });
    this.looks = Math.ceil(LOOKS / Math.min(MOST_TURNS, this.left.length));
  }

  /** Plays one more turn. False: all are played. */
  goOn(): boolean {
    const next = this.left[this.played];
    if (!next || this.played === MOST_TURNS) return false;
    this.played++;
    const { marker, god } = next;
    const turns = required(this.turns[marker], 'turns of this marker');
    turns[god] = this.play(marker, this.model.nameOf(god));
    const team = at(this.model.teamOf, marker);
    const gain = (other: number) => this.turn(marker, other).at(-1)?.scores[team] ?? 0;
    this.liked[marker] = this.likedBy(marker).toSorted((a, b) => gain(b) - gain(a));
    return true;
  }

  /** The moments of a marker's turn with a god. */
  turn(marker: number, god: number): readonly PlayedTurn[] {
    return required(this.turns[marker]?.[god], 'turn with this god');
  }

  /** Gods, the best first. */
  likedBy(marker: number): readonly number[] {
    return required(this.liked[marker], 'gods this marker likes');
  }

  private play(marker: number, god: God): PlayedTurn[] {
    const { s, base } = this;
    const team = at(this.model.teamOf, marker);
    const turn = turnWith(s, marker, god, at(s.gold, team));
    const least = this.leastToWin(turn, team);
    const found: PlayedTurn[] = [];
    let needed = 0;
    let won = false;
    playTurn(this.evaluator, turn, team, this.looks, this.rng, (then) => {
      const gold = then.gold.map((purse, other) => purse - at(s.gold, other));
      needed = Math.max(needed, -at(gold, team));
      const scores = this.judge.standing({ ...then, gold: s.gold }).map((score, other) => score - forTeam(base, other));
      won = metropolisesOf(then, team) >= s.table.goal;
      if (won) scores[team] = forTeam(scores, team) + VICTORY;
      found.push({ needed, scores, gold });
    });
    if (won || least === null) return found;
    const gain = NOT_FOUND * (this.judge.goalWorth(s, team) + VICTORY);
    return [...found.filter((step) => step.needed < least), step(s, team, gain, least)];
  }

  /** The least gold with which the turn looks like a sure victory; null if there is none. */
  private leastToWin(turn: State, team: number): number | null {
    if (!this.judge.isSureToWin(turn, team)) return null;
    let least = at(turn.gold, team);
    while (least > 0 && this.judge.isSureToWin({ ...turn, gold: turn.gold.with(team, least - 1) }, team)) least--;
    return least;
  }

  /** LE-APOLLO-1, CL-APOLLO: gold, and prosperity. */
  private apolloStep(faction: number): PlayedTurn {
    const { s, base, judge } = this;
    const { lands } = boardOf(s);
    const { edition, teamOf } = s.table;
    const legendary = edition === 'legendary';
    const land = s.owner.findIndex((owner, area) => owner === faction && area < lands);
    const sea = legendary ? s.owner.findIndex((owner, area) => owner === faction && area >= lands) : -1;
    const prosperity = s.prosperity.map((count, area) => (area === land || area === sea ? count + 1 : count));
    const one = s.owner.filter((owner, area) => owner === faction && area < lands).length === 1;
    const tribute = legendary ? 2 : one ? 4 : 1;
    const own = teamOf[faction];
    return {
      needed: 0,
      scores: judge
        .standing({ ...s, prosperity })
        .map((score, team) => score - forTeam(base, team) - (team === own ? LATE[edition] : 0)),
      gold: s.gold.map((_, team) => (team === own ? tribute : 0)),
    };
  }
}

/** A team gains this and pays that. */
function step(s: State, own: number, gain: number, needed: number): PlayedTurn {
  return {
    needed,
    scores: s.gold.map((_, team) => (team === own ? gain : 0)),
    gold: s.gold.map((_, team) => (team === own ? -needed : 0)),
  };
}
