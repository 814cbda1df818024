import type { Attachment } from 'svelte/attachments';

type Way = (at: number, rows: readonly (readonly HTMLElement[])[]) => number;
const WAYS: Readonly<Record<string, Way>> = {
  ArrowDown: (at, rows) => Math.min(at + 1, rows.length - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, rows) => rows.length - 1,
};

/**
 * A list that is one stop of the Tab key: arrows go from row to row and, in a row, from control to control. `row`: the
 * selector of a row, or of a control that is a row by itself. The stop is where the reader was last, and at first the
 * last row.
 */
export function oneStop(row: string): Attachment<HTMLElement> {
  return (root) => {
    let stop: HTMLElement | null = null;
    const rows = () =>
      [...root.querySelectorAll<HTMLElement>(row)]
        .map((one) => (one.matches('button, a') ? [one] : [...one.querySelectorAll<HTMLElement>('button, a')]))
        .filter((controls) => controls.length > 0);
    const settle = () => {
      const all = rows();
      if (!stop?.isConnected) stop = all.at(-1)?.[0] ?? null;
      for (const control of all.flat()) {
        control.setAttribute('tabindex', control === stop ? '0' : '-1');
      }
    };
    const go = (to: HTMLElement | undefined) => {
      if (!to) return;
      stop = to;
      settle();
      to.focus();
    };
    const onkeydown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const all = rows();
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const at = all.findIndex((controls) => controls.includes(target));
      if (at < 0) return;
      const row = all[at] ?? [];
      const beside = row.indexOf(target);
      const way = WAYS[event.key];
      if (way) go(all[way(at, all)]?.[0]);
      else if (event.key === 'ArrowRight') go(row[beside + 1]);
      else if (event.key === 'ArrowLeft') go(row[beside - 1]);
      else return;
      event.preventDefault();
    };
    // The newest line is the stop until somebody has been here.
    let visited = false;
    const onfocusin = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !rows().some((controls) => controls.includes(target))) return;
      visited = true;
      stop = target;
      settle();
    };
    const watch = new MutationObserver(() => {
      if (!visited) stop = null;
      settle();
    });
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener('keydown', onkeydown);
    root.addEventListener('focusin', onfocusin);
    settle();
    return () => {
      watch.disconnect();
      root.removeEventListener('keydown', onkeydown);
      root.removeEventListener('focusin', onfocusin);
    };
  };
}
