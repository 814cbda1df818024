/**
 * What is stored of a game is not what was written: it is closed, and never played on. The message is for people at the
 * table.
 */
export class Damaged extends Error {
  override readonly name = 'Damaged';
  readonly code = 'damaged';
  /** For the log of the server. */
  readonly detail: string;

  constructor(table: string, detail: string) {
    super('What is stored of this game has been damaged, so it is closed. Please tell the operator of this server.');
    this.detail = `the game ${table} is damaged: ${detail}`;
  }
}
