export type Corner = readonly ['left' | 'right', 'top' | 'bottom'];

/** Distance from the edges of the board, in pixels; on the right the card stays left of the board's buttons. */
const GAP = 8;
const BUTTONS = 52;
/** Weights of what a card may cover: its own area, the origin of a move, targets; each outweighs all of the next. */
const WORTH = { self: 100_000, origin: 1000, target: 1 };

/**
 * The corner of the board where a card covers least of what matters. `covers`: it covers some of it; `hides`: also
 * something other than targets, which can be chosen through the card.
 */
export function freeCorner(
  card: HTMLElement,
  area: number,
  edge?: Corner[1],
): { readonly corner: Corner; readonly covers: boolean; readonly hides: boolean } | null {
  const path = document.querySelector(`path[data-area="${area}"]`);
  const board = path?.closest('.board');
  const room = board?.getBoundingClientRect();
  if (!path || !board || !room) return null;
  const own = path.getBoundingClientRect();
  const rects = (marks: string) => [...board.querySelectorAll(marks)].map((one) => one.getBoundingClientRect());
  const matter = [
    { worth: WORTH.self, rects: [own] },
    { worth: WORTH.origin, rects: rects('.area.origin, .area.chosen, .site.chosen') },
    { worth: WORTH.target, rects: rects('.area.target, .site.target') },
  ];
  const { offsetWidth: width, offsetHeight: height } = card;
  const across = own.left + own.right > room.left + room.right ? 'left' : 'right';
  const up = own.top + own.bottom > room.top + room.bottom ? 'top' : 'bottom';
  const order = [up, up === 'top' ? 'bottom' : 'top'] as const;
  const sides = [across, across === 'left' ? 'right' : 'left'] as const;
  let best: Corner = [across, edge ?? up];
  let least = Number.POSITIVE_INFINITY;
  for (const vertical of edge ? [edge] : order) {
    for (const side of sides) {
      const left = side === 'left' ? room.left + GAP : room.right - width - BUTTONS;
      const top = vertical === 'top' ? room.top + GAP : room.bottom - height - GAP;
      const box = new DOMRect(left, top, width, height);
      const cost = matter.reduce(
        (sum, { worth, rects }) => sum + worth * rects.filter((one) => meet(one, box)).length,
        0,
      );
      if (cost < least) [best, least] = [[side, vertical], cost];
    }
  }
  return { corner: best, covers: least > 0, hides: least >= WORTH.origin };
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
