import { MediaQuery } from 'svelte/reactivity';

// How the table is laid out, by the window. Wide: gods, board and players in columns, what is asked below. Else there
// is one sheet of panels: below the board in an upright window, beside it in one that lies on its side. The same
// conditions stand in the styles.

/** There is room for all panels at once. */
export const wide = new MediaQuery('(min-width: 75.01em)');
/** The sheet has room for what is asked and one other panel. */
export const tallSheet = new MediaQuery(
  '(max-width: 75em) and (min-width: 36em) and (orientation: landscape) and (min-height: 30.01em)',
);
