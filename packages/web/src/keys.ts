type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The letter on the key, small; where a layout has no Latin letters, the one that lies there on others. */
export function letterOf({ key, code }: Pick<Pressed, 'key' | 'code'>): string {
  const letter = /^[a-z]$/i.test(key) ? key : (/^Key(.)$/.exec(code)?.[1] ?? '');
  return letter.toLowerCase();
}

/** Ctrl+Z; Ctrl+Shift+Z or Ctrl+Y. With Alt a layout writes letters of its own. */
export function wayOf(event: Pressed): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const letter = letterOf(event);
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
