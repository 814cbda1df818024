/**
 * In the order they are looked for: what is being confirmed, what may be chosen, the end of the turn; on a phone, bids
 * in their own panel.
 */
const PLACES = [
  '.acting .settled .primary',
  '.acting .end.primary',
  '.acting .choices .button',
  '.acting .end',
  'aside.gods li button:not(.face)',
];

/** The first choice that can be seen and taken; null: there is none. */
export function firstChoice(): HTMLElement | null {
  for (const place of PLACES) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'),
    );
    if (found) return found;
  }
  return null;
}
