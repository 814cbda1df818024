import { recall, remember } from '../device/storage.ts';

const ANSWERED = 'meltemi.newcomer';

/** No lesson was done on this device, and the question was not answered. */
export function isNewcomer(): boolean {
  return recall('meltemi.learned') === null && recall(ANSWERED) === null;
}

export function answered(): void {
  remember(ANSWERED, 'answered');
}
