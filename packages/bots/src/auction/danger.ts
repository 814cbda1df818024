import { metropolisesOf, type Random, random, type State } from '@meltemi/engine';
import type { Company, Stand } from './company.ts';
import type { Outlook } from './outlook.ts';
import { afterOfferings, rehearse } from './rehearsal.ts';
import { turnWith } from './turn.ts';

/** Sure wins of rivals are looked for among so many positions of their turns: at first, and in a trial. */
const AT_FIRST = 100;
const IN_TRIAL = 300;

/** By world: everybody's gold. */
export type Purses = readonly (readonly number[])[];

/** Who could win this cycle, and whether they do after a bid, if the offerings go on as they usually do. */
export class Danger {
  private readonly s: State;
  private readonly company: Company;
  private readonly outlook: Outlook;
  private readonly own: number;
  /** By team: the most gold it may have. */
  private readonly most: readonly number[];
  private readonly rng: Random;
  /** Turns of rivals that are still to be looked at. */
  private readonly left: { readonly marker: number; readonly god: number }[] = [];
  /** Who could win, and their markers. */
  readonly teams: number[] = [];
  private readonly rivals = new Set<number>();
  /** How the turns went, by where everybody stood. */
  private readonly known = new Map<string, boolean>();

  constructor(s: State, company: Company, outlook: Outlook, own: number, purses: Purses, seed: string) {
    this.s = s;
    this.company = company;
    this.outlook = outlook;
    this.own = own;
    this.most = s.gold.map((_, team) => Math.max(...purses.map((gold) => gold[team])));
    this.rng = random(seed);
    for (const [marker, team] of company.teamOf.entries()) {
      if (team === own || metropolisesOf(s, team) >= s.table.goal) continue;
      for (const god of company.gods.keys()) this.left.push({ marker, god });
    }
  }

  /** Looks at one more turn of a rival, with all its gold. False: all are looked at. */
  goOn(): boolean {
    const next = this.left.pop();
    if (!next) return false;
    if (this.rivals.has(next.marker)) return true;
    const { s, company } = this;
    const team = company.teamOf[next.marker];
    const turn = turnWith(s, next.marker, company.nameOf(next.god), this.most[team]);
    const wins = rehearse(turn, new Set([next.marker]), AT_FIRST, this.rng);
    if (!wins.next().value) return true;
    this.teams.push(team);
    for (const [marker, other] of company.teamOf.entries()) if (other === team) this.rivals.add(marker);
    return true;
  }

  /** Does a rival win after this? Pauses after every turn. By chance, rivals don't always do as usual. */
  *strikes(stand: Stand, gold: readonly number[], chance: boolean): Generator<void, boolean> {
    const end = this.outlook.toEnd(stand, gold, this.own, chance ? this.rng : null);
    const key = `${end.god} ${end.amount} ${gold}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const turns = afterOfferings(this.s, this.company, end, gold);
    const strikes = turns !== null && (yield* rehearse(turns, this.rivals, IN_TRIAL, this.rng));
    this.known.set(key, strikes);
    return strikes;
  }
}
