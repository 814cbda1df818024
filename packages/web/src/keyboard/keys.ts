type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The lower-case letter on the key; on a layout without Latin letters, the one a Latin layout has there. */
export function letterOf({ key, code }: Pick<Pressed, 'key' | 'code'>): string {
  const letter = /^[a-z]$/i.test(key) ? key : (/^Key(.)$/.exec(code)?.[1] ?? '');
  return letter.toLowerCase();
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y. With Alt some layouts type letters, so it does not count. */
export function wayOf(event: Pressed): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const letter = letterOf(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
