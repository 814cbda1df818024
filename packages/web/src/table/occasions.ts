// What is shown on occasion: one file, fetched ahead once the table is laid.

export { default as AreaInfo } from './AreaInfo.svelte';
export { default as AdviceList } from './acting/AdviceList.svelte';
export { default as Battle } from './Battle.svelte';
