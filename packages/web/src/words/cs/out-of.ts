/** So many of all, with the preposition as it is spoken: 1 z 5, 1 ze 4. */
export function outOf(n: number, all: number): string {
  const voiced = /^([23467]|1[23467]$|1\d\d$)/.test(String(all));
  return `${n} ${voiced ? 'ze' : 'z'}\u00a0${all}`;
}
