import type { Attachment } from 'svelte/attachments';

/** Sets classes while there is more content above or below the visible part. */
export const scrollable: Attachment<HTMLElement> = (box) => {
  const look = () => {
    box.classList.toggle('up', box.scrollTop > 2);
    box.classList.toggle('down', box.scrollHeight - box.scrollTop - box.clientHeight > 2);
  };
  // Once per frame: measuring forces a layout, and much may change during rendering.
  let frame = 0;
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const watch = new ResizeObserver(later);
  watch.observe(box);
  // Content may change without a change of the box's size.
  const inside = new MutationObserver(later);
  inside.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    inside.disconnect();
    box.removeEventListener('scroll', look);
  };
};
