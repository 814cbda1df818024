import type { GodRule } from './god.ts';

/** LE-APOLLO-1 1 prosperity token on a land area and 1 on a sea area, any areas; 2 GP. LE-APOLLO-2 Nothing else. */
export const apollo: GodRule = {
  mandatory: (faction) => [
    { kind: 'place', faction, piece: 'prosperity', left: 1, where: 'land' },
    { kind: 'place', faction, piece: 'prosperity', left: 1, where: 'sea' },
    { kind: 'tribute', faction, gold: 2 },
  ],
  extra: null,
  prices: [],
  mobilisation: false,
};
