export { advice } from './advice.ts';
export { areas } from './areas.ts';
export { asking, thrownOut } from './asking.ts';
export { cards } from './cards.ts';
export {
  byHero,
  ofBuilding,
  ofGod,
  ofHero,
  theBuilding,
  theCards,
  theCreature,
  theGold,
  theHero,
  thePieces,
  theUnit,
  toGod,
} from './cases.ts';
export { choices } from './choices.ts';
export { forms } from './forms.ts';
export { log } from './log.ts';
export { counted, names } from './names.ts';
export { refusals } from './refusals.ts';
