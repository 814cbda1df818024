interface BoardWords {
  /** The name of the whole drawing, and how to get about in it. */
  readonly title: string;
  readonly keys: string;
}

export const board: BoardWords = {
  title: 'Board',
  keys: 'Arrow keys go from area to area, Page Down to the next one you can choose. Enter chooses. Plus and minus zoom, zero shows the whole board, Shift with arrows moves it.',
};
