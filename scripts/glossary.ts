// Generates the glossary: the terms of the game in four languages, from the words of the page.
import { words as cs } from '../packages/web/src/words/cs/index.ts';
import { words as en, type Words } from '../packages/web/src/words/en/index.ts';
import { words as pl } from '../packages/web/src/words/pl/index.ts';
import { words as uk } from '../packages/web/src/words/uk/index.ts';

const LANGUAGES = { English: en, polski: pl, čeština: cs, українська: uk };

type Count = (n: number) => string;
type Names = Words['names'];
/** By the name in code and notation. */
type Terms = Readonly<Record<string, string>>;

/** The forms of a noun after 1, 2 and 5. */
const forms = (count: Count): string => [...new Set([1, 2, 5].map((n) => count(n).slice(2)))].join(', ');
/** A term that differs between the rulebooks of the two editions. */
const both = (legendary: string, classic: string): string =>
  legendary === classic ? legendary : `${legendary}; classic: ${classic}`;
const each = <V>(things: Readonly<Record<string, V>>, say: (thing: V, name: string) => string): Terms =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, say(thing, name)]));
const named = ({ name }: { readonly name: string }): string => name;

function pieces({ piece, prosperity, card, gold, count }: Names): Terms {
  const { priestess, philosopher } = card.legendary;
  return {
    ...each(piece, forms),
    prosperity: both(forms(prosperity.legendary), forms(prosperity.classic)),
    priestess: both(forms(priestess), forms(card.classic.priestess)),
    philosopher: forms(philosopher),
    gold: both(forms(gold.legendary), forms(gold.classic)),
    cornucopia: forms(count.cornucopia),
  };
}

function board({ names: { area, count }, cards }: Words): Terms {
  return {
    land: both(area.legendary.land, area.classic.land),
    sea: both(area.legendary.sea, area.classic.sea),
    building: both(forms(count.building.legendary), forms(count.building.classic)),
    ...each(cards.building, named),
    metropolis: forms(count.metropolis),
  };
}

function game({ edition, expansion, count, phase }: Names): Terms {
  const phases = each(phase.legendary, (text, name) => both(text, phase.classic[name as keyof typeof phase.classic]));
  return { ...edition, monuments: expansion, players: forms(count.player), cycle: forms(count.cycle), ...phases };
}

/** The terms for actions: headings and labels of the page. */
function actions({ choices, acting: { endTurn }, battle }: Words): Terms {
  const group = choices.group.legendary;
  const { settle, place, keep, release, build, recruit, sail, march, mobilise, sacrifice, lose, withdraw } = group;
  const { destroy, rob, trade, marker, fight } = group;
  const { side, strength } = battle;
  const die = both(battle.die.legendary, battle.die.classic);
  const attacker = both(side.legendary.attacker, side.classic.attacker);
  const defender = both(side.legendary.defender, side.classic.defender);
  const fighting = { battle: fight, attacker, defender, die, strength, lose, withdraw };
  const moving = { build, recruit, sail, march, mobilise, sacrifice, destroy, rob, trade, end: endTurn };
  return { settle, place, order: marker, keep, release, ...moving, ...fighting };
}

const CHAPTERS: Readonly<Record<string, (words: Words) => Terms>> = {
  'The game and its cycle': ({ names }) => game(names),
  Gods: ({ cards }) => each(cards.god, named),
  'Pieces, cards, gold': ({ names }) => pieces(names),
  'Board and buildings': board,
  'Actions and battle': actions,
  Creatures: ({ names: { count }, cards }) => ({
    creature: both(forms(count.creature.legendary), forms(count.creature.classic)),
    ...each(cards.creature, named),
  }),
  Heroes: ({ names: { count }, cards }) => ({ hero: forms(count.hero), ...each(cards.hero, named) }),
  Monuments: ({ names: { count }, cards }) => ({ monument: forms(count.monument), ...each(cards.monument, named) }),
  Colours: ({ names }) => names.colour,
};

export function glossary(): string {
  const languages = Object.entries(LANGUAGES);
  return Object.entries(CHAPTERS)
    .map(([title, terms]) => {
      const spoken = languages.map(([, words]) => terms(words));
      const row = (name: string) => `| \`${name}\` | ${spoken.map((words) => words[name]).join(' | ')} |`;
      const head = `| | ${languages.map(([name]) => name).join(' | ')} |\n|---|---|---|---|---|`;
      return `## ${title}\n${head}\n${Object.keys(spoken[0]).map(row).join('\n')}`;
    })
    .join('\n\n')
    .replaceAll('\u00a0', ' ');
}
