// What it takes to touch the board, to walk on it by keys and to hear of it: one file, loaded while it is drawn.

export { describeSpot } from './describe.ts';
export { gestures } from './gestures.ts';
export { default as Route } from './Route.svelte';
export { beside } from './roving.ts';
export { default as Zoom } from './Zoom.svelte';
