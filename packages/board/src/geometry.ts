// Coasts and borders as lines, for pages that draw maps of their own.
export { type Mesh, meshOf, middle, type Side } from './geometry/mesh.ts';
export { bent, type Point } from './geometry/noise.ts';
export { inset, type Loop, lines, otherOf, outlines, paths } from './geometry/outline.ts';
