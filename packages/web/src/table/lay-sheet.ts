const GAP = 6;

/** Places the text of a card: for a choice above all choices, else beside the list it is in if there is room, else below or above it. */
export function laySheet(sheet: HTMLElement | null, button: HTMLElement | null): void {
  // The card may have left its track meanwhile.
  if (!sheet || !button) return;
  const at = (button.closest('li') ?? button).getBoundingClientRect();
  const list = (button.closest('ul, ol') ?? button).getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = sheet;
  const above = (button.closest('.acting')?.getBoundingClientRect().top ?? 0) - GAP - high;
  if (above > 0) {
    sheet.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - wide - GAP))}px`;
    sheet.style.top = `${above}px`;
    return;
  }
  const right = list.right + GAP;
  const left = list.left - GAP - wide;
  const beside = right + wide < innerWidth ? right : left > 0 ? left : null;
  const below = at.bottom + GAP;
  const top = beside !== null ? at.top : below + high < innerHeight ? below : at.top - GAP - high;
  sheet.style.left = `${Math.max(GAP, Math.min(beside ?? at.left, innerWidth - wide - GAP))}px`;
  sheet.style.top = `${Math.max(GAP, Math.min(top, innerHeight - high - GAP))}px`;
}
