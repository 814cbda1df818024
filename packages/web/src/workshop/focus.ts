import { tick } from 'svelte';

/** The focus follows a tile to where it lies now; whoever points at things sees the page stay as it is. */
export async function focusTile(tile: number, preventScroll = false): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus({ preventScroll });
}
