// Routing by the address after `#/`: a page and its arguments. Works from any folder, without server support.

/** The parts of the current address; `route()` follows after the event. */
export function addressed(): string[] {
  return decoded(location.hash).replace(/^#\/?/, '').split('/');
}

/** An address with broken escapes is taken as it is. */
function decoded(hash: string): string {
  try {
    return decodeURI(hash);
  } catch {
    return hash;
  }
}

let parts = $state.raw(addressed());
let left = $state('');
let moved = false;
window.addEventListener('hashchange', ({ oldURL }) => {
  if (/^(table|at|replay|learn)$/.test(parts[0] ?? '') && parts[1]) left = new URL(oldURL).hash;
  else if (parts[0] !== 'rules') left = '';
  parts = addressed();
  moved = true;
});

/** The page, and what comes after it. */
export function route(): readonly string[] {
  return parts;
}

/** The address of the table from which the rules were opened; empty if it was another page. */
export function tableLeft(): string {
  return left;
}

/** Whether this page was reached from another one. */
export function hasMoved(): boolean {
  return moved;
}

export function go(...to: string[]): void {
  location.hash = `/${to.join('/')}`;
}
