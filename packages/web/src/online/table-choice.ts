import type { Clock } from '@meltemi/protocol';
import { recallObject, remember } from '../device/storage.ts';

/** Options of the table itself, remembered on this device for the next one. */
export interface TableChoice {
  listed: 'yes' | 'no';
  clock: 'none' | 'live' | 'hours';
  minutes: number;
  increment: number;
  hours: number;
  undo: boolean;
  /** Off unless chosen for this table: strangers do not expect each other to ask for advice. */
  hints: boolean;
}

const KEY = 'meltemi.new-table';
const USUAL: TableChoice = {
  listed: 'no',
  clock: 'none',
  minutes: 30,
  increment: 10,
  hours: 48,
  undo: true,
  hints: false,
};

export function rememberedChoice(): TableChoice {
  return { ...USUAL, ...recallObject(KEY), hints: USUAL.hints };
}

export function rememberChoice(choice: TableChoice): void {
  remember(KEY, choice);
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(Number(value)) || least));

export function clockOf({ clock, minutes, increment, hours }: TableChoice): Clock | null {
  if (clock === 'none') return null;
  if (clock === 'hours') return { hours: within(hours, 1, 720) };
  return { live: 60 * within(minutes, 1, 600), increment: within(increment, 0, 600) };
}
