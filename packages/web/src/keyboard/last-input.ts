let keys = false;
addEventListener('keydown', () => (keys = true), { capture: true });
addEventListener('pointerdown', () => (keys = false), { capture: true });

/** Whether the reader has last used the keyboard, not a mouse or a finger. */
export function byKeyboard(): boolean {
  return keys;
}
