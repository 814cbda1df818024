/** The texts of the board in the reader's language. */
export interface Texts {
  /** The name of the whole drawing, and how to move in it by keyboard. */
  readonly title: string;
  readonly keys: string;
  /** Buttons: zoom in, zoom out, show the whole board. */
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
}
