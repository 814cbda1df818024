import { addClassic } from './editions/add-classic.ts';

// The public contract of the engine, with the rules of both editions at hand.

addClassic();

export * from './contract.ts';
