import { addRest } from './rest.ts';

// The public contract of the engine, with all there is to play.

addRest();

export * from './contract.ts';
