import { SetupError, type SetupProblem, setup, type Table } from '@meltemi/engine';
import { optionsOf, type SetupChoice } from '../game/setup-choice.ts';
import { w } from '../words/words.svelte.ts';

/** The options being chosen for a new game, and what the engine says about them: the table, or all problems. */
export class GameOptions {
  readonly choice: SetupChoice;
  private readonly agreed: { table?: Table; problems: readonly SetupProblem[] } = $derived.by(() => {
    try {
      return { table: setup(optionsOf(this.choice)).table, problems: [] };
    } catch (error) {
      if (error instanceof SetupError) return { problems: error.problems };
      throw error;
    }
  });

  constructor(choice: SetupChoice) {
    this.choice = $state(choice);
  }

  get isSound(): boolean {
    return this.agreed.problems.length === 0;
  }

  /** By faction. */
  get seatOf(): readonly number[] {
    return this.agreed.table?.seatOf ?? Array.from({ length: this.choice.players }, (_, seat) => seat);
  }

  get inTeams(): boolean {
    const { table } = this.agreed;
    return new Set(table?.teamOf).size < (table?.teamOf.length ?? 0);
  }

  wrong(option: string): string | undefined {
    const problem = this.agreed.problems.find((found) => found.option === option);
    return problem && (w().newGame.wrong[problem.code] ?? w().newGame.wrongElse);
  }

  /** Resets options that not every number of players may choose. */
  letGo(): void {
    this.choice.teams = this.choice.goal = undefined;
  }

  setRight(): void {
    const { choice } = this;
    for (const { option } of this.agreed.problems) {
      if (option === 'players') choice.players = 3;
      else if (option === 'board') choice.board = 'quick';
      else if (option === 'teams' || option === 'goal' || option === 'start') choice[option] = undefined;
    }
  }
}
