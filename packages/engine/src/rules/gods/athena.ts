import type { GodRule } from './god.ts';

/** LE-ATHENA-1 University; 1 philosopher. LE-ATHENA-2 One more philosopher, 4 GP. */
export const athena: GodRule = {
  mandatory: (faction) => [
    { kind: 'build', faction, building: 'university' },
    { kind: 'gain', faction, card: 'philosopher' },
  ],
  extra: 'philosopher',
  prices: [4],
  mobilisation: true,
};
