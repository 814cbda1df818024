import type { Attachment } from 'svelte/attachments';
import type { Spot } from '../../board/spot.ts';
import type { TableState } from '../table.svelte.ts';
import { sameSpot } from './parts.ts';

/** Where a place is, is seen before it is chosen: while its button is pointed at. */
export function pointing(table: TableState, spot: Spot): Attachment<HTMLElement> {
  // A moment later: a button that goes loses its focus while the page is drawn, and then nothing may change.
  const point = (pointed: Spot | null) => () =>
    queueMicrotask(() => {
      table.pointed = pointed;
    });
  return (button) => {
    // Pointed at on the board, its button is lit as well.
    button.toggleAttribute('data-pointed', table.pointed !== null && sameSpot(table.pointed, spot));
    button.onpointerenter = button.onfocus = point(spot);
    button.onpointerleave = button.onblur = point(null);
  };
}
