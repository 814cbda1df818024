// What it takes to touch the board, to walk on it by keys and to hear of it: one file, loaded while it is drawn.

export { describeSpot } from './describe.ts';
export { default as Names } from './Names.svelte';
export { default as Route } from './Route.svelte';
export { touching } from './touch.ts';
export { default as Zoom } from './Zoom.svelte';
