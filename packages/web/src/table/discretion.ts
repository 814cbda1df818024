import { getContext, setContext } from 'svelte';

const KEY = Symbol('discretion');

/** For all purses of a table: whether people share this screen, so that none is shown. */
export function setDiscretion(discreet: () => boolean): void {
  setContext(KEY, discreet);
}

export function isDiscreet(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
