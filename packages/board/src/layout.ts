// Computes layouts in advance, such as when a page is built.

export type { Layout } from './layout/ground.ts';
export { layoutKey } from './layout/layout-key.ts';
export { findLayouts, stepsFor, turnIn } from './layout/prebuild.ts';
export { sizesAt } from './layout/sizes.ts';
export { LETTERS } from './layout/title-size.ts';
