const GAP = 6;

/**
 * Places the text of a card: for a choice above all choices, else beside the list it is in if there is room, else below
 * or above it.
 */
export function positionSheet(sheet: HTMLElement | null, button: HTMLElement | null): void {
  // The card may have been removed in the meantime.
  if (!sheet || !button) return;
  const at = (button.closest('li') ?? button).getBoundingClientRect();
  const list = (button.closest('ul, ol') ?? button).getBoundingClientRect();
  const column = columnFor(button);
  sheet.style.maxWidth = column ? `${column.width - 2 * GAP}px` : '';
  const { offsetWidth: wide, offsetHeight: high } = sheet;
  const put = (left: number, top: number): void => {
    sheet.style.left = `${Math.max(GAP, Math.min(left, innerWidth - wide - GAP))}px`;
    sheet.style.top = `${Math.max(GAP, Math.min(top, innerHeight - high - GAP))}px`;
  };
  const above = (button.closest('.acting')?.getBoundingClientRect().top ?? 0) - GAP - high;
  if (above > 0) return put(column ? column.left + GAP : at.left, above);
  const below = at.bottom + GAP;
  const around = below + high < innerHeight ? below : at.top - GAP - high;
  if (column) return put(column.left + GAP, around);
  const [right, left] = [list.right + GAP, list.left - GAP - wide];
  if (right + wide < innerWidth) return put(right, at.top);
  put(left > 0 ? left : at.left, left > 0 ? at.top : around);
}

/** The column to cover instead of the board while places can be chosen there; null: there is none. */
function columnFor(button: HTMLElement): DOMRect | null {
  if (!document.querySelector('main .target')) return null;
  const column = button.closest('aside') ?? document.querySelector('aside.gods');
  const room = column?.getBoundingClientRect();
  return room && room.width > 0 && room.width < innerWidth / 2 ? room : null;
}
