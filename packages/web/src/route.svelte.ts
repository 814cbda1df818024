// Where we are, in the address after `#/`: a page and its arguments. Works from any folder, without a server's help.

/** What the address says at this moment; pages follow it a little later. */
export function addressed(): string[] {
  return decoded(location.hash).replace(/^#\/?/, '').split('/');
}

/** An address that was cut off in the middle of a letter is taken as it is. */
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
  if (/^(table|at|replay|learn)$/.test(parts[0]) && parts[1]) left = new URL(oldURL).hash;
  else if (parts[0] !== 'rules') left = '';
  parts = addressed();
  moved = true;
});

/** The page, and what comes after it. */
export function route(): readonly string[] {
  return parts;
}

/** The table from which one came to the rules, as an address; nothing, if it was from elsewhere. */
export function tableLeft(): string {
  return left;
}

/** Whether one has come here from another page. */
export function hasMoved(): boolean {
  return moved;
}

export function go(...to: string[]): void {
  location.hash = `/${to.join('/')}`;
}
