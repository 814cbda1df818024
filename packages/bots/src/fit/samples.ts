/** Positions in one flat list, each as: facts of the table, a row of features for each team, each team's share of the victory. */
export class Samples {
  readonly features: number;
  readonly facts: number;
  readonly data: Float32Array;
  /** By position: where it begins, and how many teams there are. */
  readonly starts: number[] = [];
  readonly teams: number[] = [];

  constructor(features: number, facts: number, parts: readonly { data: Float32Array; teams: readonly number[] }[]) {
    this.features = features;
    this.facts = facts;
    this.data = new Float32Array(parts.reduce((sum, { data }) => sum + data.length, 0));
    let at = 0;
    for (const part of parts) {
      this.data.set(part.data, at);
      for (const teams of part.teams) {
        this.starts.push(at);
        this.teams.push(teams);
        at += facts + teams * (features + 1);
      }
    }
  }
}
