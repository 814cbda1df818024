/** Longest line that is read, in characters. */
export const LONGEST = 1_000_000;

/**
 * Cuts a stream into lines. Unlike node:readline it never holds more than one line of the longest length: a longer one
 * is null.
 */
export class Lines {
  private readonly take: (line: string | null) => void;
  private rest = '';
  private tooLong = false;

  constructor(take: (line: string | null) => void) {
    this.take = take;
  }

  add(chunk: string): void {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      this.keep(chunk.slice(from, at));
      this.flush();
      from = at + 1;
    }
    this.keep(chunk.slice(from));
  }

  /** The last line may lack its end. */
  end(): void {
    if (this.rest !== '' || this.tooLong) this.flush();
  }

  private keep(part: string): void {
    if (this.rest.length + part.length > LONGEST) {
      this.tooLong = true;
      this.rest = '';
    } else if (!this.tooLong) this.rest += part;
  }

  private flush(): void {
    this.take(this.tooLong ? null : this.rest);
    this.rest = '';
    this.tooLong = false;
  }
}
