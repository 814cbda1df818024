// Where we are, in the address after `#/`: a page and its arguments. Works from any folder, without a server's help.

function here(): string[] {
  return decodeURI(location.hash).replace(/^#\/?/, '').split('/');
}

let parts = $state(here());
addEventListener('hashchange', () => {
  parts = here();
});

/** The page, and what comes after it. */
export function route(): readonly string[] {
  return parts;
}

export function go(...to: string[]): void {
  location.hash = `/${to.join('/')}`;
}
