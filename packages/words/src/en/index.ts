export { advice } from './advice.ts';
export { areas } from './areas.ts';
export { asking, thrownOut } from './asking.ts';
export { cards } from './cards.ts';
export { choices } from './choices.ts';
export { forms } from './forms.ts';
export { log } from './log.ts';
export { names, within } from './names.ts';
export { refusals } from './refusals.ts';
