/** How many lines stay, so that a reader can go back to them. */
const KEPT = 8;

/** What is read out to those who listen: every line is added, none is changed. */
export class Announcer {
  lines = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  private count = 0;

  say(text: string): void {
    if (text) this.lines = [...this.lines.slice(1 - KEPT), { id: this.count++, text }];
  }
}
