export interface Person {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  /** When they came last, by day; 0: before this was noted. */
  readonly seen: number;
  /** Until when they may not write. */
  readonly muted: number;
}

export type NewPerson = Pick<Person, 'id' | 'name' | 'made'>;
