const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago, in words; what is older than a month by its date. */
export function ago(when: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - when) / 1000);
  if (seconds > 30 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : format.format(0, 'second');
}
