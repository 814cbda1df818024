// What is shown once the first move can be made: one file, loaded while the rest of the table is drawn.

export { pointing } from './acting/pointing.ts';
export { default as Settled } from './acting/Settled.svelte';
export { default as Curtain } from './Curtain.svelte';
export { fetchLater } from './later.ts';
export { default as Players } from './Players.svelte';
export { default as Tracks } from './Tracks.svelte';
export { default as Troubled } from './Troubled.svelte';
