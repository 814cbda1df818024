declare module 'virtual:sprite' {
  /** The address of the file with all icons. */
  const address: string;
  export default address;
}

declare module 'virtual:layouts' {
  /** The addresses of prebuilt layouts, by number of players and turn of the board. */
  const addresses: Readonly<Record<string, string | undefined>>;
  export default addresses;
}

declare module 'virtual:rules/*' {
  import type { Book } from './rules/book.ts';

  /** The rules in the language named after the slash. */
  export const books: readonly Book[];
}
