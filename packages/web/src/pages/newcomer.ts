import { recall, remember } from '../device.ts';

const ANSWERED = 'meltemi.newcomer';

/** Has neither done a lesson here, nor been asked whether to. */
export function isNewcomer(): boolean {
  return recall('meltemi.learned') === null && recall(ANSWERED) === null;
}

export function answered(): void {
  remember(ANSWERED, 'answered');
}
