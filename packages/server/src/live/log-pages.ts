import type { Store, StoredLine } from '../store/store.ts';

/** Lines that are read at once. */
const PAGE = 500;

/** The log of a game from this line on, page by page: it may be long. */
export async function* pagesOf(store: Store, game: string, from = 0): AsyncGenerator<readonly StoredLine[]> {
  let page: readonly StoredLine[];
  let next = from;
  do {
    page = await store.log(game, next, PAGE);
    next += page.length;
    yield page;
  } while (page.length === PAGE);
}
