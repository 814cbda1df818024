import type { Settings } from '../settings.ts';

/** New persons and new tables are kept: an address makes a tenth as many of them as it may ask. What each person may have is not enough, for names cost nothing. */
export function seldom({ requests }: Settings) {
  return { rateLimit: { max: Math.ceil(requests / 10) } };
}
