import type { Attachment } from 'svelte/attachments';
import type { Spot } from '../../board/spot.ts';
import type { TableState } from '../table.svelte.ts';

/** Where a place is, is seen before it is chosen: while its button is pointed at. */
export function pointing(table: TableState, spot: Spot): Attachment<HTMLElement> {
  return (button) => {
    button.onpointerenter = button.onfocus = () => {
      table.pointed = spot;
    };
    button.onpointerleave = button.onblur = () => {
      table.pointed = null;
    };
  };
}
