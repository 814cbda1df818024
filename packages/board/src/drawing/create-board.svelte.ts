import { mount, unmount, untrack } from 'svelte';
import type { Animation } from '../pieces/animation.ts';
import Board from './Board.svelte';
import type { BoardProps } from './board-props.ts';

/** A handle on a board in a page. */
export interface BoardWidget {
  /** Changes what is shown; properties that are left out stay as they are. */
  set(changes: Partial<BoardProps>): void;
  /**
   * Shows an animation that begins with the present contents; resolves when all has been shown. The board then looks
   * like the end of it until other contents are set. `factor` stretches the time of everything that moves. With 0
   * nothing does: moments are shown at rest, for their time by `still`.
   */
  animate(animation: Animation, factor?: number, still?: number): Promise<void>;
  /** Takes the board out of its element. */
  destroy(): void;
}

/** Fills an element, which needs a size, with a board. */
export function createBoard(element: HTMLElement, props: BoardProps): BoardWidget {
  let current = $state.raw(props);
  element.classList.add('aegean', 'aegean-board');
  const board = mount(Board, {
    target: element,
    props: {
      box: element,
      get props() {
        return current;
      },
    },
  });
  return {
    set(changes) {
      // The caller may be an effect, which must not depend on what it sets.
      current = { ...untrack(() => current), ...changes };
    },
    animate: (animation, factor = 1, still = 0) => board.animate(animation, factor, still),
    destroy() {
      void unmount(board);
      element.classList.remove('aegean', 'aegean-board');
    },
  };
}
