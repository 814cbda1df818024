import { SetupError, type SetupProblem, setup, type Table } from '@meltemi/engine';
import { type Agreement, optionsOf } from '../game/agreement.ts';
import { w } from '../words/words.svelte.ts';

/** Settings while they are settled, and what the engine makes of them: the table, or everything it finds wrong. */
export class Settling {
  readonly a: Agreement;
  private readonly agreed: { table?: Table; problems: readonly SetupProblem[] } = $derived.by(() => {
    try {
      return { table: setup(optionsOf(this.a)).table, problems: [] };
    } catch (error) {
      if (error instanceof SetupError) return { problems: error.problems };
      throw error;
    }
  });

  constructor(agreement: Agreement) {
    this.a = $state(agreement);
  }

  get isSound(): boolean {
    return this.agreed.problems.length === 0;
  }

  /** By faction. */
  get seatOf(): readonly number[] {
    return this.agreed.table?.seatOf ?? Array.from({ length: this.a.players }, (_, seat) => seat);
  }

  get inTeams(): boolean {
    const { table } = this.agreed;
    return new Set(table?.teamOf).size < (table?.teamOf.length ?? 0);
  }

  wrong(option: string): string | undefined {
    const problem = this.agreed.problems.find((found) => found.option === option);
    return problem && (w().newGame.wrong[problem.code] ?? w().newGame.wrongElse);
  }

  /** What only some numbers of players can choose is left to the engine again. */
  letGo(): void {
    this.a.teams = this.a.goal = undefined;
  }

  setRight(): void {
    const { a } = this;
    for (const { option } of this.agreed.problems) {
      if (option === 'players') a.players = 3;
      else if (option === 'board') a.board = 'quick';
      else if (option === 'teams' || option === 'goal' || option === 'start') a[option] = undefined;
    }
  }
}
