import type { Attachment } from 'svelte/attachments';

/** Says by its classes whether there is more above or below what is seen. */
export const scrollable: Attachment<HTMLElement> = (box) => {
  const look = () => {
    box.classList.toggle('up', box.scrollTop > 2);
    box.classList.toggle('down', box.scrollHeight - box.scrollTop - box.clientHeight > 2);
  };
  // Once a frame: much may change while the page is drawn, and every look lays it out.
  let frame = 0;
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const watch = new ResizeObserver(later);
  watch.observe(box);
  // What is in it changes without a change of its own size.
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
