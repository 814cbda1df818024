/** An address of PostgreSQL for its library, which takes the folder of a socket apart from it. */
interface Address {
  readonly url: string;
  readonly host?: string;
}

/** A socket is written as in all programs of PostgreSQL: `postgres://user@/database?host=/run/postgresql`. */
export function parseAddress(url: string): Address {
  const [, socket] = /[?&]host=((?:\/|%2F)[^&]*)/i.exec(url) ?? [];
  if (socket === undefined) return { url };
  const rest = url.replace(/([?&])host=[^&]*&?/, '$1').replace(/[?&]$/, '');
  // Beside a user, addresses need the name of a host.
  return { url: rest.replace(/@(?=[/?]|$)/, '@localhost'), host: decodeURIComponent(socket).replace(/\/$/, '') };
}
