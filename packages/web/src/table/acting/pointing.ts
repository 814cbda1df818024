import type { Target } from '@meltemi/board';
import type { Attachment } from 'svelte/attachments';
import type { TableState } from '../table.svelte.ts';
import { sameSpot } from './parts.ts';

/** Highlights a place on the board while its button is pointed at. */
export function pointing(table: TableState, spot: Target): Attachment<HTMLElement> {
  // Deferred: a button that disappears loses its focus during rendering, when state may not change.
  const point = (pointed: Target | null) => () =>
    queueMicrotask(() => {
      table.pointed = pointed;
    });
  return (button) => {
    // The button of a place that is pointed at on the board is highlighted as well.
    button.toggleAttribute('data-pointed', table.pointed !== null && sameSpot(table.pointed, spot));
    button.onpointerenter = button.onfocus = point(spot);
    button.onpointerleave = button.onblur = point(null);
  };
}
