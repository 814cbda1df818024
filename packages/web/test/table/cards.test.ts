import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, GODS, LEGENDARY_CREATURES, type Move, moves, readPosition, view } from '@meltemi/engine';
import { namingOf } from '@meltemi/words';
import { partsOf } from '../../src/table/acting/parts.ts';
import { cardOf, cardOfDeed } from '../../src/table/cards/card-of.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, { $state: Object.assign(same, { raw: same }), document: { documentElement: {} } });
const { LANGUAGES, speak, speakOf, w } = await import('../../src/words/words.svelte.ts');
const { Wording } = await import('../../src/table/acting/wording.ts');
const { choiceCard } = await import('../../src/table/cards/choice.ts');
await speak('en');
await speakOf('table');

const LANDS = 'syros red troops 2\nmilos blue\nkea yellow';

/** What the player to decide sees, and may do. */
function asked(lines: string, edition = 'legendary') {
  const state = readPosition(`position ${edition} players 3\nboard quick\n${lines}`);
  const seen = view(state, actor(state) as number);
  const legal = moves(seen);
  const wording = new Wording(namingOf(seen.table, { faction: String, areas: {} }), seen);
  /** A choice as the panel shows it. */
  const shown = (deed: string) => {
    const first = legal.find((move: Move) => partsOf(move).deed === deed);
    assert.ok(first, `${deed} is offered`);
    const card = choiceCard(cardOfDeed(deed, legal, seen), first, seen);
    assert.ok(card, `${deed} is shown as a card`);
    return { ...card, price: wording.price(deed, legal), label: wording.deed(deed, legal) };
  };
  return { seen, legal, shown };
}

test('a creature to buy shows what it does, and its price less the temple’s discount', () => {
  const { shown } = asked(`${LANDS}\nsyros temple.1\ngold red 9\ncreatures harpy - - charon\nnow turn red ares`);
  const harpy = shown('buy harpy');
  assert.equal(harpy.card, 'creature harpy');
  assert.deepEqual([harpy.printed, harpy.price], ['5', w().names.gold.legendary(4)]);
  assert.deepEqual(harpy.lines, [{ heading: '', text: w().cards.creature.harpy.legendary }]);
  assert.equal(harpy.idle, '');
});

test('a creature that would do nothing says why', () => {
  const { shown } = asked(`${LANDS}\ngold red 9\ncreatures satyr - - charon\nnow turn red ares`);
  assert.equal(shown('buy charon').idle, 'No effect now: you have no hero to swap, or the hero track is empty.');
  assert.equal(shown('buy satyr').idle, 'No effect now: no rival has a philosopher.');
});

test('Sphinx, Chimera and Zeus’s look show the cards to choose from', () => {
  const drawn = asked(`${LANDS}\ndrawn dryad medusa charon\nframe {"kind":"actions"}\nframe {"kind":"sphinx","by":0}`);
  assert.deepEqual(
    drawn.legal.map((move) => cardOf(move, drawn.seen)),
    ['creature dryad', 'creature medusa', 'creature charon'],
  );
  assert.match(drawn.shown('choose dryad').idle, /no rival has a priestess/);
  assert.equal(drawn.shown('choose medusa').idle, '');
  const discarded = asked(`${LANDS}\ndiscard gryphon satyr\nframe {"kind":"actions"}\nframe {"kind":"chimera","by":0}`);
  assert.equal(discarded.shown('choose gryphon').idle, '');
  assert.match(discarded.shown('choose satyr').idle, /no rival has a philosopher/);
  const looked = { ...drawn.seen, top: { card: 'gryphon' } } as typeof drawn.seen;
  assert.equal(cardOf({ do: 'play' }, looked), 'creature gryphon');
});

test('a hero to recruit shows battle and sacrifice, one to sacrifice only that', () => {
  const hera = asked(`${LANDS}\ngold red 9\nheroes ajax helen\nnow turn red hera`).shown('hire ajax');
  assert.deepEqual(
    hera.lines.map(({ text }) => text),
    [w().cards.hero.ajax.battle, w().cards.hero.ajax.sacrifice],
  );
  assert.equal(hera.price, w().names.gold.legendary(4));
});

test('moves that differ in the card they name share the hero that is given up', () => {
  const trades: Move[] = [
    { do: 'trade', hero: 'hector', for: 'ajax' },
    { do: 'trade', hero: 'hector', for: 'helen' },
  ];
  const { seen } = asked(`${LANDS}\nnow turn red ares`);
  assert.equal(cardOfDeed('trade hector', trades, seen), 'hero hector');
  assert.equal(cardOfDeed('trade hector', trades.slice(0, 1), seen), 'hero ajax');
  const copies: Move[] = [{ do: 'sacrifice', hero: 'pandora', as: 'perseus' }];
  assert.equal(cardOfDeed('sacrifice pandora', copies, seen), 'hero perseus');
  assert.equal(cardOf({ do: 'end' }, seen), null);
});

const { namesIn } = await import('../../src/table/cards/names-in.ts');

test('names are found in a sentence, the longer before the shorter', () => {
  const cards = (text: string, edition: 'legendary' | 'classic') =>
    namesIn(text, w(), edition).flatMap(({ card }) => card ?? []);
  assert.deepEqual(cards('Ada: 5 GP for Zeus', 'legendary'), ['god zeus']);
  assert.deepEqual(cards('Temple of Athena on Kea', 'classic'), ['monument athena']);
  assert.deepEqual(cards('Sacrifice Pandora as Perseus', 'legendary'), ['hero pandora', 'hero perseus']);
  assert.deepEqual(cards('Fate decides, says Heraclitus', 'legendary'), []);
});

for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  test(`${language}: the name of every card is found in the labels of the choices, and areas are none`, async () => {
    await speak(language);
    const { choice } = w().choices;
    const find = (text: string) => namesIn(text, w(), 'legendary').flatMap(({ card }) => card ?? []);
    const naming = namingOf(asked(`${LANDS}\nnow turn red ares`).seen.table, { faction: String, areas: {} });
    const { seen } = asked(`${LANDS}\nnow turn red ares`);
    for (const id of LEGENDARY_CREATURES) {
      for (const verb of ['buy', 'choose', 'release', 'replace'] as const)
        assert.deepEqual(find(choice[verb]({ do: verb, creature: id } as never, naming, seen)), [`creature ${id}`]);
    }
    for (const id of Object.keys(w().cards.hero)) {
      const given = { do: 'sacrifice', hero: id, as: id } as never;
      assert.deepEqual(find(choice.sacrifice(given, naming, seen)), [`hero ${id}`]);
      assert.deepEqual(find(choice.hire({ do: 'hire', hero: id, area: 0 } as never, naming, seen)), [`hero ${id}`]);
    }
    for (const god of GODS)
      for (const amount of [0, 3])
        assert.deepEqual(find(choice.bid({ do: 'bid', god, amount } as never, naming, seen)), [`god ${god}`]);
    const { log } = w();
    for (const god of GODS)
      for (const event of ['thrown-out', 'turn'] as const)
        assert.deepEqual(find(log[event]({ event, faction: 0, god } as never, naming)), [`god ${god}`]);
    const traded = log.traded({ event: 'traded', faction: 0, hero: 'helen', for: 'ajax' }, naming);
    assert.deepEqual(find(traded), ['hero helen', 'hero ajax']);
    assert.deepEqual(find(log.enshrined({ event: 'enshrined', faction: 0, hero: 'penthesilea' }, naming)), [
      'hero penthesilea',
    ]);
    for (const area of Object.values(w().areas)) assert.deepEqual(find(area), [], area);
  });
}

for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  test(`${language}: CL-ZEUS a creature to replace says that its card goes, not what it would do`, async () => {
    await speak(language);
    const board = 'board classic\ntinos red\nkea yellow\nnaxos blue\ngold red 9\ncreatures kraken cyclops -';
    const state = readPosition(`position classic players 3\n${board}\nnow turn red zeus`);
    const seen = view(state, 0);
    const lines = (move: Move) =>
      choiceCard('creature cyclops', move, seen)
        ?.lines.map(({ text }) => text)
        .join(' ');
    const bought = lines({ do: 'buy', creature: 'cyclops' });
    const replaced = lines({ do: 'replace', creature: 'cyclops' });
    assert.equal(bought, w().cards.creature.cyclops.classic);
    assert.equal(replaced, w().confirm.replaces);
    assert.notEqual(replaced, bought);
  });
}
