export { CASES, type Cards } from './cards.ts';
export { type Called, type Naming, namingOf } from './naming.ts';
export { plural } from './plural.ts';
export { ask, because, becauseAll, explain, label, refuse, standsOn, tell, topOf, type Units } from './sentences.ts';
