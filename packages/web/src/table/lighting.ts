import type { Attachment } from 'svelte/attachments';

/** While it is pointed at or has the focus, its places are lit on the board. */
export function lighting(
  light: ((areas: readonly number[]) => void) | undefined,
  areas: readonly number[],
): Attachment<HTMLElement> {
  return (element) => {
    if (!light || areas.length === 0) return;
    const on = () => light(areas);
    // Deferred: an element that disappears loses its focus during rendering, when state may not change.
    const off = () => queueMicrotask(() => light([]));
    element.addEventListener('pointerenter', on);
    element.addEventListener('focusin', on);
    element.addEventListener('pointerleave', off);
    element.addEventListener('focusout', off);
    return () => {
      element.removeEventListener('pointerenter', on);
      element.removeEventListener('focusin', on);
      element.removeEventListener('pointerleave', off);
      element.removeEventListener('focusout', off);
    };
  };
}
