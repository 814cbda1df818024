export interface Row {
  readonly what: string;
  readonly value: string;
  readonly ratio?: string;
  readonly wanted?: string;
}

/** A contestant: does some work and returns the number of units done. */
export type Work = () => number;

const TURNS = 5;

/** Units per second of each contestant: medians of turns taken alternately. */
export function race(contestants: readonly Work[], seconds: number): number[] {
  const rates = contestants.map((): number[] => []);
  for (const work of contestants) runFor(work, seconds / 2); // warm up
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, work] of contestants.entries()) rates[i].push(runFor(work, seconds));
  }
  return rates.map(median);
}

function runFor(work: Work, seconds: number): number {
  const start = performance.now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    units += work();
    elapsed = performance.now() - start;
  }
  return (units * 1000) / elapsed;
}

export function median(list: readonly number[]): number {
  return percentile(list, 0.5);
}

/** The percentile of a list; `share` is 0.5 for the median. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}

export function rate(perSecond: number, unit: string): string {
  return `${Math.round(perSecond).toLocaleString('en')} ${unit}/s`;
}

/** A factor as text, with two decimals where rounding would hide the difference: 1.96 is not 2. */
export function times(factor: number): string {
  return `${factor < 10 ? factor.toFixed(2) : Math.round(factor)}×`;
}
