import type { Attachment } from 'svelte/attachments';

/** Whether an element was removed, disabled or hidden, so that it cannot have the focus. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true });
}

/** Moves the focus to `next` when the focused element disappears; the browser would move it to the body. */
export function keepFocus(next: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    let frame = 0;
    const came = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    // The reader moved the focus, unless it left because its element disappeared.
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
    // Removal is known at once, hiding only after layout.
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
