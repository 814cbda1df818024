import type { God, State } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { CLASSIC_BUILDING_PRICE, ENOUGH_PHILOSOPHERS, metropolisesOf } from '@meltemi/engine/query';
import { BoardStats, standingOf } from '../value/board-stats.ts';
import { BUILDING_OF, Prospects, WAYS } from '../value/prospects.ts';
import { countTypes } from './facts.ts';
import type { Boon, Way } from './reason.ts';

/** Less likely than this is no reason. */
export const LIKELY = 0.3;

const WAY_OF: { readonly [W in (typeof WAYS)[number]]: Way } = {
  set: 'buildings',
  philosophers: 'philosophers',
  conquest: 'conquest',
  'second-conquest': 'conquest',
  hero: 'sacrifice',
  cyclops: 'buildings',
  satyr: 'philosophers',
};

/** What a turn can bring, and how likely where dice decide. */
export interface Hope {
  readonly what: Boon;
  readonly chance?: number;
}

/** What turns with the gods can bring in the position as it stands, before anybody has acted. */
export class Boons {
  private readonly s: State;
  private readonly stats = new BoardStats();
  private readonly prospects = new Prospects(this.stats);

  constructor(s: State) {
    this.s = s;
    this.stats.update(s);
  }

  /** Of a turn with this god and this much gold to spend, in no order. */
  of(faction: number, god: God, gold: number): Hope[] {
    if (god === 'apollo' || gold < 0) return [];
    return [...this.metropolises(faction, god, gold), ...this.building(faction, god, gold), ...this.card(faction, god)];
  }

  private metropolises(faction: number, god: God, gold: number): Hope[] {
    const { s } = this;
    const { teamOf, goal } = s.table;
    const missing = goal - metropolisesOf(s, at(teamOf, faction));
    const coming = { god, gold, builds: true, free: true, bought: 0 };
    const { win, chances } = this.prospects.of(s, faction, coming, missing);
    const chance = Math.max(...chances);
    const way = required(WAYS[chances.indexOf(chance)], 'way to a metropolis');
    const hopes: Hope[] = [];
    if (missing > 0 && win >= LIKELY) hopes.push(hope({ boon: 'goal' }, win));
    if (chance >= LIKELY) hopes.push(hope({ boon: 'metropolis', by: WAY_OF[way] }, chance));
    return hopes;
  }

  private building(faction: number, god: God, gold: number): Hope[] {
    const { s, stats } = this;
    const types = countTypes(s, faction);
    const nth = types.filter((count) => count > 0).length + 1;
    const missing = god === 'hera' ? types.includes(0) : types[BUILDING_OF[god]] === 0;
    const paid = s.table.edition !== 'classic' || gold >= CLASSIC_BUILDING_PRICE;
    // The fourth makes a metropolis, which is said of it.
    if (!missing || !paid || nth > 3 || standingOf(stats, faction).emptySites === 0) return [];
    return [{ what: { boon: 'building', nth } }];
  }

  private card(faction: number, god: God): Hope[] {
    const philosophers = at(this.s.philosophers, faction);
    const priestesses = at(this.s.priestesses, faction);
    // The fourth makes a metropolis.
    if (god === 'athena' && philosophers < ENOUGH_PHILOSOPHERS - 1)
      return [{ what: { boon: 'philosopher', nth: philosophers + 1 } }];
    if (god === 'zeus') return [{ what: { boon: 'priestess', count: priestesses + 1 } }];
    return [];
  }
}

function hope(what: Boon, chance: number): Hope {
  return chance < 1 ? { what, chance } : { what };
}
