import { boardOf, type Event, type State } from '@meltemi/engine';

// What a game looked like to somebody who knows the board game: what was built, bought, fought and hoarded. Counts by name, over all seats.

export type Habits = Readonly<Record<string, number>>;

/** Buildings that stand early are counted at the end of these cycles. */
const EARLY = [4, 8] as const;

export class HabitCounter {
  private readonly counts: Record<string, number> = {};
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
        this.add(`sacrifices of ${event.as}`);
      } else if (event.event === 'creature') this.add(`uses of ${event.creature}`);
      else if (event.event === 'hired') this.add(`recruits of ${event.hero}`);
      else if (event.event === 'battle') this.add('battles');
      else if (event.event === 'monument') this.add(`builds of ${event.monument}`);
      else if (event.event === 'eliminated') this.add('eliminated');
    }
  }

  private countOffers(s: State): void {
    for (const offer of s.offers) {
      if (!offer || offer.god === 'apollo') continue;
      this.add(`turns with ${offer.god}`);
      this.add(`offered to ${offer.god}`, offer.amount);
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
