import { at } from '@meltemi/engine/internal';
import type { TableInfo } from '@meltemi/protocol';

// How much time people have left.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds this seat has left; null: there is no clock. */
export function timeLeft(
  { clocks, ticking }: Pick<TableInfo, 'clocks' | 'ticking'>,
  seat: number,
  now: number,
): number | null {
  if (!clocks) return null;
  const spent = ticking?.seat === seat ? Math.max(0, now - ticking.since) : 0;
  return Math.max(0, at(clocks, seat) - spent);
}

/** A running game whose clocks stand still. */
export function isPaused({ clocks, ticking, status }: TableInfo): boolean {
  return clocks !== null && ticking === null && status === 'running';
}

/** Digits for the last two days, days and hours for more. */
export function clockFace(ms: number, language: string): string {
  const unit = (n: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit }).format(Math.floor(n));
  if (ms >= 2 * DAY) return `${unit(ms / DAY, 'day')} ${unit((ms % DAY) / HOUR, 'hour')}`;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const minutes = (ms % HOUR) / MINUTE;
  const [hours, seconds] = [Math.floor(ms / HOUR), two((ms % MINUTE) / 1000)];
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${Math.floor(minutes)}:${seconds}`;
}
