// What only Meltemi's own packages need. It may change with any version and is not in the API reference.

export type { PlayerQuestion } from './editions/index.ts';
export { attempt } from './kernel/game.ts';
export { secretsOf } from './kernel/view.ts';
export { messageOf } from './model/errors.ts';
export { isRecord } from './model/options.ts';
export { below, oneOf } from './model/random.ts';
export { at, required } from './model/required.ts';
export { entriesOf, isKeyOf, keysOf, recordOf } from './model/typed-keys.ts';
