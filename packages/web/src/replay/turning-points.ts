import type { Event, God, HeroId, State } from '@meltemi/engine';
import { areaAt, boardOf, siteAt } from '@meltemi/engine/board';
import { type GamePositions, isOver, lastOf, stateAt } from './positions.ts';

type Deed =
  | { readonly kind: 'founded'; readonly faction: number; readonly area: number }
  | { readonly kind: 'enshrined'; readonly faction: number; readonly hero: HeroId }
  | { readonly kind: 'taken'; readonly faction: number; readonly from: number; readonly area: number }
  | { readonly kind: 'held'; readonly faction: number; readonly against: number; readonly area: number }
  | { readonly kind: 'outbid'; readonly faction: number; readonly by: number; readonly god: God }
  | { readonly kind: 'eliminated'; readonly faction: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'over' };

/** Something that decided the game. */
export type TurningPoint = Deed & {
  readonly cycle: number;
  /** Moves played when it has happened. */
  readonly turn: number;
};

type EventOf<E extends Event['event']> = Extract<Event, { event: E }>;

/** Goes through a game and picks what decided it. */
class Chronicle {
  readonly turningPoints: TurningPoint[] = [];
  private turn = 0;
  private before: State;
  private attacker = -1;
  private bidder = -1;
  private active: EventOf<'turn'> | null = null;
  /** By god: the last one thrown out in this cycle. */
  private thrown = new Map<God, TurningPoint & { by: number }>();

  constructor(start: State) {
    this.before = start;
  }

  hear(before: State, turn: number, log: readonly Event[]): void {
    this.before = before;
    this.turn = turn;
    for (const event of log) this.note(event);
  }

  private note(event: Event): void {
    switch (event.event) {
      case 'cycle':
        return this.thrown.clear();
      case 'bid':
        this.bidder = event.faction;
        return;
      case 'thrown-out':
        return this.throwOut(event);
      case 'turn':
        this.active = event;
        return;
      case 'battle':
        this.attacker = event.attacker;
        return;
      case 'built':
        if (event.building !== 'metropolis') return;
        return this.gained({
          kind: 'founded',
          faction: event.faction,
          area: siteAt(boardOf(this.before), event.site).area,
        });
      case 'enshrined':
        return this.gained({ kind: 'enshrined', faction: event.faction, hero: event.hero });
      case 'controlled':
        if (event.from < 0 || !this.hasMetropolis(event.area)) return;
        return this.gained({ kind: 'taken', faction: event.faction, from: event.from, area: event.area });
      case 'battle-over':
        return this.battleOver(event);
      case 'eliminated':
        return this.add({ kind: 'eliminated', faction: event.faction });
    }
  }

  private throwOut({ faction, god }: EventOf<'thrown-out'>): void {
    const { turn, bidder: by } = this;
    const {
      cycle,
      table: { teamOf },
    } = this.before;
    // Outbidding oneself or a teammate decides nothing.
    if (teamOf[by] === teamOf[faction]) this.thrown.delete(god);
    else this.thrown.set(god, { kind: 'outbid', faction, by, god, cycle, turn });
  }

  private battleOver({ area, winner }: EventOf<'battle-over'>): void {
    if (winner === this.attacker || winner < 0 || !this.hasMetropolis(area)) return;
    this.add({ kind: 'held', faction: winner, against: this.attacker, area });
  }

  /** One more metropolis; if the god of this turn was won from somebody, that bid decided as well. */
  private gained(deed: Deed & { faction: number }): void {
    const { active } = this;
    const bid = active?.faction === deed.faction && this.thrown.get(active.god);
    if (bid && bid.by === deed.faction && !this.turningPoints.includes(bid)) this.turningPoints.push(bid);
    this.add(deed);
  }

  private add(deed: Deed): void {
    this.turningPoints.push({ ...deed, cycle: this.before.cycle, turn: this.turn });
  }

  private hasMetropolis(area: number): boolean {
    const { built } = this.before;
    return areaAt(boardOf(this.before), area).sites.some((site) => built[site] === 'metropolis');
  }
}

/** In the order in which they happened. */
export function turningPointsOf(positions: GamePositions): TurningPoint[] {
  const { states, logs } = positions;
  const chronicle = new Chronicle(stateAt(positions, 0));
  for (const [i, log] of logs.entries()) chronicle.hear(stateAt(positions, i), i + 1, log);
  const turningPoints = [...chronicle.turningPoints];
  if (isOver(positions)) {
    const { cycle } = lastOf(positions);
    const turn = states.findIndex((state) => state.cycle === cycle);
    turningPoints.push({ kind: 'last', cycle, turn }, { kind: 'over', cycle, turn: logs.length });
  }
  return turningPoints.sort((a, b) => a.turn - b.turn);
}
