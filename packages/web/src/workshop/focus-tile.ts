import { tick } from 'svelte';

/** The focus follows a tile to where it lies now; for pointer users the page does not scroll. */
export async function focusTile(tile: number, preventScroll = false): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus({ preventScroll });
}
