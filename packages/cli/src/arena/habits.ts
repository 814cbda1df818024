import type { Event, State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';

// A game in the terms of a player of the board game: what was built, bought, fought and hoarded. Counts by name, over
// all seats; those of a god, creature, hero or monument begin with its id.

export type Habits = Readonly<Record<string, number>>;

/** Buildings that stand early are counted at the end of these cycles. */
const EARLY = [4, 8] as const;

/** Counts of the whole game, printed also where they are zero. */
const WHOLE = [
  'battles',
  'buildings',
  ...EARLY.map((cycle) => `buildings by cycle ${cycle}`),
  ...['buildings', 'philosophers', 'conquest', 'sacrifice'].map((way) => `metropolises by ${way}`),
  'creatures used',
  'heroes recruited',
  'heroes sacrificed',
  'monuments built',
  'factions eliminated',
];

export class HabitCounter {
  private readonly counts: Record<string, number> = Object.fromEntries(WHOLE.map((name) => [name, 0]));
  private philosophers: readonly number[] = [];
  /** What the next metropolis comes from. */
  private cause = 'buildings';

  private add(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }

  /** What one move brought about. */
  count(s: State, events: readonly Event[]): void {
    if (s.philosophers.some((cards, faction) => cards < (this.philosophers[faction] ?? 0) - 2))
      this.cause = 'philosophers';
    this.philosophers = s.philosophers;
    for (const event of events) {
      if (event.event === 'phase' && event.phase === 'actions') this.countOffers(s);
      else if (event.event === 'built') this.countBuilt(s, event.building);
      else if (event.event === 'enshrined') this.countMetropolis();
      else if (event.event === 'controlled') this.countConquest(s, event.area, event.from);
      else if (event.event === 'sacrificed') {
        this.cause = 'sacrifice';
        this.add('heroes sacrificed');
        this.add(`${event.as} sacrificed`);
      } else if (event.event === 'battle') this.add('battles');
      else if (event.event === 'eliminated') this.add('factions eliminated');
      else this.countCards(event);
    }
  }

  /** What was shown to everybody, and what became of it. */
  private countCards(event: Event): void {
    if (event.event === 'creature-revealed') this.add(`${event.creature} shown`);
    else if (event.event === 'hero-revealed') this.add(`${event.hero} shown`);
    else if (event.event === 'creature') {
      this.add('creatures used');
      this.add(`${event.creature} used`);
    } else if (event.event === 'hired') {
      this.add('heroes recruited');
      this.add(`${event.hero} recruited`);
    } else if (event.event === 'monument-card') this.add(`${event.monument} shown`);
    else if (event.event === 'monument') {
      this.add('monuments built');
      this.add(`${event.monument} built`);
    }
  }

  private countOffers(s: State): void {
    for (const offer of s.offers) {
      if (!offer || offer.god === 'apollo') continue;
      this.add(`${offer.god} turns`);
      this.add(`${offer.god} gold`, offer.amount);
    }
  }

  private countBuilt(s: State, building: string): void {
    if (building === 'metropolis') return this.countMetropolis();
    this.add('buildings');
    for (const cycle of EARLY) if (s.cycle <= cycle) this.add(`buildings by cycle ${cycle}`);
  }

  private countMetropolis(): void {
    this.add(`metropolises by ${this.cause}`);
    this.cause = 'buildings';
  }

  private countConquest(s: State, area: number, from: number): void {
    const taken = boardOf(s).sites.some((site, i) => site.area === area && s.built[i] === 'metropolis');
    if (from >= 0 && taken) this.add('metropolises by conquest');
  }

  /** All counts, when the game is over. */
  end(s: State): Habits {
    for (const gold of s.gold) this.add('gold of a team at the end', gold / s.gold.length);
    return this.counts;
  }
}
