import type { Attachment } from 'svelte/attachments';

/** It can't have the focus any more: it was removed, disabled or hidden. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true });
}

/** When the element that has the focus goes, the browser would give the focus to the body: it goes on to `next` instead. */
export function keepFocus(next: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    let frame = 0;
    const came = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    // The reader has gone elsewhere, unless the focus left because its element went.
    const went = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && root.contains(relatedTarget)) return;
      const left = last;
      queueMicrotask(() => {
        if (left && left === last && !isGone(left)) last = null;
      });
    };
    const check = () => {
      const { activeElement: active, body } = document;
      if (!last || !isGone(last) || (active && active !== body && active !== last)) return;
      last = null;
      next()?.focus({ preventScroll: true });
    };
    // At once where it was removed; once it is laid out where it was hidden.
    const watch = new MutationObserver(() => {
      if (last && !last.isConnected) check();
      cancelAnimationFrame(frame);
      if (last) frame = requestAnimationFrame(check);
    });
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'class', 'hidden'],
    });
    root.addEventListener('focusin', came);
    root.addEventListener('focusout', went);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      root.removeEventListener('focusin', came);
      root.removeEventListener('focusout', went);
    };
  };
}
