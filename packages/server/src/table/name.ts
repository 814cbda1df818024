// Names of people: written in one way, and told apart at one table.

/** For somebody whose name nobody could see, or who has erased it. */
export const NAMELESS = '–';

/** Controls, format characters, lone surrogates, unassigned and invisible characters. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
/** Marks beyond this many on one letter cover the lines around it. */
const MARKS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters of other scripts that look like Latin ones, and those. */
const TWINS = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', е: 'e', ё: 'e', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p' },
    ...{ ѕ: 's', т: 't', у: 'y', х: 'x', ԁ: 'd', ԛ: 'q', ԝ: 'w', ɡ: 'g', ı: 'i' },
    ...{
      α: 'a',
      β: 'b',
      ε: 'e',
      η: 'h',
      ι: 'i',
      κ: 'k',
      μ: 'm',
      ν: 'v',
      ο: 'o',
      ρ: 'p',
      τ: 't',
      υ: 'y',
      χ: 'x',
      ζ: 'z',
    },
    ...{ '0': 'o', '1': 'i', l: 'i', '|': 'i' },
  }),
);

/** The name as it is stored and shown: in the form NFKC, without what nobody sees. Empty: nothing of it can be seen. */
export function normalName(text: string): string {
  const name = text.normalize('NFKC').replace(UNSEEN, '').replace(MARKS, '$1').replace(/\s+/gu, ' ').trim();
  return VISIBLE.test(name) ? name : '';
}

/** The same for names that people take for the same. */
function looks(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  return Array.from(plain, (letter) => TWINS.get(letter) ?? letter).join('');
}

/** The name with a number, if somebody at the table has one that looks the same. */
export function distinctName(name: string, others: readonly string[]): string {
  const known = new Set(others.map(looks));
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${name} (${n})`;
    if (!known.has(looks(candidate))) return candidate;
  }
}
