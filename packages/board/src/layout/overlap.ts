import type { Box } from '../geometry/raster.ts';

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const [w, h] = [(a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y)];
  return w > 0 && h > 0 ? w * h : 0;
}

/** A box this many times as large as its site, placed on the site where it covers least. */
export function raised(site: Box, by: number, others: readonly Box[]): Box {
  const [w, h] = [site.w * by, site.h * by];
  const near = others.filter((other) => Math.abs(other.x - site.x) < 2 * w && Math.abs(other.y - site.y) < 2 * h);
  let best: Box = { ...site, w, h };
  let least = Number.POSITIVE_INFINITY;
  for (const dy of [-0.35, -0.5, -0.2, -0.65, 0, 0.25, 0.45]) {
    for (const dx of [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6]) {
      const box = { x: site.x + dx * site.w, y: site.y + dy * site.h, w, h };
      const covers = near.reduce((sum, other) => sum + shared(box, other), 0);
      if (covers < least - 1) [best, least] = [box, covers];
    }
  }
  return best;
}
