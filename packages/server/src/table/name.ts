// Names of people: written in one way, and told apart at one table.

/** For somebody whose name nobody could see, or who has erased it. */
export const NAMELESS = '–';

/** Controls, format characters, lone surrogates, unassigned and invisible characters. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
/** Marks beyond this many on one letter cover the lines around it. */
const MARKS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters and digits that look like other ones, each row beside what its characters look like. */
const TWINS: ReadonlyMap<string, string> = new Map(
  [
    ['a', 'аɑα'],
    ['b', 'вьъβƅ'],
    ['c', 'сςᴄ'],
    ['d', 'ԁđð'],
    ['e', 'еεє'],
    ['g', 'ɡցԍ'],
    ['h', 'нһհħΗ'],
    ['i', 'іιıɩӏlł1|'],
    ['j', 'јϳ'],
    ['k', 'кκĸ'],
    ['m', 'мϻΜ'],
    ['n', 'пηոΝ'],
    ['o', 'оοσօø0'],
    ['p', 'рρ'],
    ['q', 'ԛզ'],
    ['r', 'гґ'],
    ['s', 'ѕտ'],
    ['t', 'тτŧ'],
    ['u', 'υμս'],
    ['v', 'νѵ'],
    ['w', 'ѡԝω'],
    ['x', 'хχ'],
    ['y', 'уүγΥ'],
    ['z', 'ζ'],
    ['3', 'зʒ'],
  ].flatMap(([plain = '', twins = '']) => Array.from(twins, (twin) => [twin, plain] as const)),
);

/** Scripts that few people write, with many letters that look like Latin ones: each of them may be any letter. */
const SCRIPTS = ['Canadian_Aboriginal', 'Carian', 'Cherokee', 'Coptic', 'Deseret', 'Lisu', 'Lycian', 'Lydian', 'Osage'];
const ANY = new RegExp(`[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** The name as it is stored and shown: in the form NFKC, without what nobody sees. Empty: nothing of it can be seen. */
export function normalName(text: string): string {
  const name = text.normalize('NFKC').replace(UNSEEN, '').replace(MARKS, '$1').replace(/\s+/gu, ' ').trim();
  return VISIBLE.test(name) ? name : '';
}

/**
 * The shapes of a name: as it is written, because an upper-case letter may look like another one than its lower case
 * does, and in lower case. Marks, spaces and punctuation do not count, unless there is nothing else.
 */
function shapesOf(name: string): string[][] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = plain.replace(/[^\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}|]/gu, '') || plain;
  return [letters, letters.toLowerCase()].map((text) => {
    const shape = Array.from(
      text,
      (letter) => TWINS.get(letter) ?? TWINS.get(letter.toLowerCase()) ?? letter.toLowerCase(),
    );
    return Array.from(shape.join('').replaceAll('rn', 'm').replaceAll('vv', 'w'));
  });
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((a, i) => a === other[i] || ANY.test(a) || ANY.test(other[i] ?? ''));
}

/** The name with a number, if somebody at the table has one that looks the same. */
export function distinctName(name: string, others: readonly string[]): string {
  const known = others.flatMap(shapesOf);
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${name} (${n})`;
    const shapes = shapesOf(candidate);
    if (!known.some((other) => shapes.some((shape) => isAlike(shape, other)))) return candidate;
  }
}
