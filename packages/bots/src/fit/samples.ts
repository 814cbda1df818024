/**
 * Positions in one flat list, each as: facts of the table, a row of features for each team, each team's share of the
 * victory. In shared memory, so that threads can learn from it.
 */
export class Samples {
  readonly features: number;
  readonly facts: number;
  readonly data: Float32Array<SharedArrayBuffer>;
  /** By position: where it begins, and how many teams there are. */
  readonly starts: Float64Array<SharedArrayBuffer>;
  readonly teams: Uint8Array<SharedArrayBuffer>;

  private constructor({ features, facts, data, starts, teams }: Pick<Samples, keyof Samples>) {
    this.features = features;
    this.facts = facts;
    this.data = data;
    this.starts = starts;
    this.teams = teams;
  }

  static of(
    features: number,
    facts: number,
    parts: readonly { readonly data: Float32Array; readonly teams: readonly number[] }[],
  ): Samples {
    const length = parts.reduce((sum, { data }) => sum + data.length, 0);
    const count = parts.reduce((sum, { teams }) => sum + teams.length, 0);
    const samples = new Samples({
      ...{ features, facts },
      data: new Float32Array(new SharedArrayBuffer(4 * length)),
      starts: new Float64Array(new SharedArrayBuffer(8 * count)),
      teams: new Uint8Array(new SharedArrayBuffer(count)),
    });
    let at = 0;
    let sample = 0;
    for (const part of parts) {
      samples.data.set(part.data, at);
      for (const teams of part.teams) {
        samples.starts[sample] = at;
        samples.teams[sample++] = teams;
        at += facts + teams * (features + 1);
      }
    }
    return samples;
  }

  /** The same positions in another thread: sent there, they are plain data. */
  static from(sent: Pick<Samples, keyof Samples>): Samples {
    return new Samples(sent);
  }
}
