import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotationError, readMove, readPosition, SetupError, setup } from '../src/index.ts';

// What can't be read says what was expected, and where. The texts that can be read are in docs/notation.md, with their
// own tests.

const legendary = setup({ players: 3, board: 'quick' });
const classic = setup({ edition: 'classic', players: 3 });

/** Refused at this place: what was expected begins so, what was found is this. */
function fails(read: () => unknown, [line, column]: readonly [number, number], expected: string, found: string): void {
  assert.throws(read, (error: Error) => {
    assert.ok(error instanceof NotationError, String(error));
    assert.ok(error.expected.startsWith(expected), error.message);
    assert.deepEqual([error.line, error.column], [line, column], error.message);
    assert.ok(error.message.endsWith(`at line ${line}, column ${column}, found ${found}.`), error.message);
    return true;
  });
}

const MOVES: readonly (readonly [text: string, column: number, expected: string, found: string])[] = [
  ['', 1, 'a move (', 'the end'],
  ['bd zeus 5', 1, 'a move (', `'bd'`],
  ['Bid zeus 5', 1, 'a move (', `'Bid'`],
  ['bid', 4, 'a god (zeus, athena', 'the end'],
  ['bid hermes 5', 5, 'a god (zeus, athena', `'hermes'`],
  ['bid zeus -5', 10, 'a whole number', `'-5'`],
  ['bid zeus 99999', 10, 'a whole number', `'99999'`],
  [' bid  zeus 5 now', 14, 'the end of the move', `'now'`],
  ['settle doto', 8, 'an area of this board', `'doto'`],
  ['march syros>atlantis 2', 13, 'an area of this board', `'atlantis'`],
  ['march syros>gyaros', 19, 'a whole number', 'the end'],
  ['march syros>gyaros 2+x', 22, 'a whole number', `'x'`],
  ['build stoa syros.1', 7, 'a building (port, fortress', `'stoa'`],
  ['build port syros.3', 12, 'a building site of this board', `'syros.3'`],
  ['build port syros', 12, 'a building site of this board', `'syros'`],
  ['trade ajax for', 15, 'a hero (croesus', 'the end'],
  ['sacrifice pandora as', 21, 'a hero (croesus', 'the end'],
  ['rob white', 5, 'a faction (red, blue', `'white'`],
  ['roll 4', 6, 'a die (0, 1, 2, 3)', `'4'`],
  ['end now', 5, 'the end of the move', `'now'`],
];

for (const [text, column, expected, found] of MOVES) {
  test(`the move '${text}' is no notation`, () => {
    fails(() => readMove(legendary, text), [1, column], expected, found);
  });
}

test('areas are those of the board: the fields of the classic edition are not on tiles', () => {
  fails(() => readMove(legendary, 'summon c2'), [1, 8], 'an area of this board', `'c2'`);
  assert.deepEqual(readMove(classic, 'done'), { do: 'done' });
  fails(() => readMove(classic, 'summon syros'), [1, 8], 'an area of this board', `'syros'`);
});

const HEADS: readonly (readonly [text: string, line: number, column: number, expected: string, found: string])[] = [
  ['', 1, 1, `'position'`, 'the end'],
  ['\n# nothing\npos legendary', 3, 1, `'position'`, `'pos'`],
  ['position', 1, 9, 'an edition (legendary, classic)', 'the end'],
  ['position hades players 3', 1, 10, 'an edition', `'hades'`],
  ['position legendary player 3', 1, 20, 'an option (players', `'player'`],
  ['position legendary players three', 1, 28, 'a number', `'three'`],
  ['position legendary players 3 start late', 1, 36, `a word for 'start' (deployment, quick)`, `'late'`],
  ['position legendary players 3', 2, 1, `'board'`, 'the end'],
  ['position classic players 3\nboard quick', 2, 7, `'classic'`, `'quick'`],
  ['position legendary players 3\nboard quick', 3, 1, 'a decision', 'the end'],
];

for (const [text, line, column, expected, found] of HEADS) {
  test(`a position can't begin with '${text.replaceAll('\n', '⏎')}'`, () => {
    fails(() => readPosition(text), [line, column], expected, found);
  });
}

test('what makes no sense at any table is refused as in a set-up', () => {
  assert.throws(() => readPosition('position legendary players 9\nboard quick'), SetupError);
  assert.throws(() => readPosition('position legendary players 3 monuments\nboard quick'), SetupError);
  assert.throws(() => readPosition('position legendary players 3\nboard 9z@0,0/0'), SetupError);
});

/** Each in the third line of a position. */
const LINES: readonly (readonly [edition: string, text: string, column: number, expected: string, found: string])[] = [
  ['legendary', 'atlantis red', 1, 'a faction, an area of this board, or one of cycle, gods', `'atlantis'`],
  ['legendary', 'syros green troops 1', 7, 'a faction (red, blue, yellow)', `'green'`],
  ['legendary', 'syros red troops', 17, 'a number', 'the end'],
  ['legendary', 'syros red knights 2', 11, 'pieces or buildings (troops', `'knights'`],
  ['legendary', 'syros red port.9', 11, 'a building on a site of syros, such as port.1', `'port.9'`],
  ['legendary', 'gold red 4 5-6', 12, 'bounds such as 3..7', `'5-6'`],
  ['legendary', 'creatures kraken - -', 21, 'a creature or - (', 'the end'],
  ['legendary', 'creatures siren - - -', 11, 'a creature or - (harpy', `'siren'`],
  ['legendary', 'pool lighthouse', 6, 'a monument (there is none)', `'lighthouse'`],
  ['legendary', 'red.2 offers zeus 5', 1, 'a marker (red, blue, yellow)', `'red.2'`],
  ['legendary', 'loss red troop -', 6, `a line 'battle' before it`, `'red'`],
  ['legendary', 'frame {"kind":"voyage"}', 7, 'a frame of this edition as JSON', `'{"kind":"voyage"}'`],
  ['legendary', 'frame {"kind":', 7, 'a frame of this edition as JSON', `'{"kind":'`],
  ['legendary', 'now turn red apollo', 14, 'a god (zeus, athena, poseidon, ares, hera)', `'apollo'`],
  ['legendary', 'now later', 5, `'turn' or a phase (deployment, start`, `'later'`],
  ['legendary', 'now offerings soon', 15, 'the end of the line', `'soon'`],
  ['classic', 'deck hydra', 6, 'a creature (fates', `'hydra'`],
  ['classic', 'figure hydra red kea', 8, 'a figure (polyphemus', `'hydra'`],
  ['classic', 'hero ajax red kea', 6, 'a hero (there is none)', `'ajax'`],
  ['classic', 'red offers hera 3', 12, 'a god (zeus, athena, poseidon, ares, apollo)', `'hera'`],
  ['classic', 'now turn red hera', 14, 'a god (zeus, athena, poseidon, ares)', `'hera'`],
  ['classic', 'now deployment', 5, `'turn' or a phase (start`, `'deployment'`],
];

const TABLES: Readonly<Record<string, string>> = {
  legendary: 'position legendary players 3\nboard quick',
  classic: 'position classic players 3\nboard classic',
  monuments: 'position classic players 3 monuments\nboard classic',
};

for (const [edition, text, column, expected, found] of LINES) {
  test(`a ${edition} position has no line '${text}'`, () => {
    fails(() => readPosition(`${TABLES[edition]}\n${text}`), [3, column], expected, found);
  });
}

const IMPOSSIBLE: readonly (readonly [edition: string, lines: string, flaw: string])[] = [
  ['legendary', 'calypso red fleets 9', 'red has more than 8 fleets.'],
  ['legendary', 'syros red troops 5\nkea red troops 4', 'red has more than 8 troops.'],
  ['legendary', 'kea troops 1', 'kea holds pieces but has no owner.'],
  ['legendary', 'kea red fleets 1', 'kea is land and holds fleets.'],
  ['legendary', 'calypso red fleets 1 troops 1', 'calypso is sea and holds troops.'],
  ['legendary', 'calypso red', 'calypso has an owner but no fleets.'],
  ['legendary', 'gold red 4 5..6', 'The purse of team 1 holds 4, outside 5..6.'],
  ['legendary', 'red priestesses 21', 'There are too many cards of priestess.'],
  ['legendary', 'stack gold 16', 'There are 16 metropolis tokens, not 15.'],
  ['legendary', 'metropolis kea.1 gold\nmetropolis kea.1 troops', 'Two metropolis tokens lie on one site.'],
  ['legendary', 'kea red port.1\nused kea.1', 'A discount was used on a site of kea that has none.'],
  ['legendary', 'kea red\nred eliminated', 'kea is held by somebody who is out.'],
  ['legendary', 'creatures kraken - - kraken', 'There are two of kraken.'],
  ['legendary', 'heroes ajax -\nhero ajax red kea\nkea red', 'There are two of ajax.'],
  ['legendary', 'hero ajax red calypso', 'ajax is at sea.'],
  ['legendary', 'kea blue\nhero ajax red kea', "ajax stands in kea, which is not red's."],
  ['legendary', 'kea blue\nfigure minotaur red kea', "The minotaur stands in kea, which is not its holder's."],
  ['legendary', 'figure hydra red kea\nfigure medusa blue kea', 'kea holds more than one creature.'],
  ['legendary', 'cycle 3\nkea red\nhero ajax red kea 4', 'ajax came in cycle 4, after this one.'],
  ['legendary', 'figure kraken blue dione\ndione red fleets 2', 'dione is closed and holds fleets.'],
  ['legendary', 'figure polyphemus blue kythnos\ndione red fleets 2', 'dione is closed and holds fleets.'],
  ['classic', 'figure kraken - a1\na1 red fleets 1', 'a1 is closed and holds fleets.'],
  ['legendary', 'discard chimera harpy', 'The chimera is in the discard.'],
  ['legendary', 'discard sphinx\ntop sphinx 0', 'The top card sphinx is not in the deck.'],
  ['legendary', 'gods zeus ares', 'A god tile is missing.'],
  ['legendary', 'gods zeus zeus ares hera athena', 'A god tile lies in two places.'],
  ['legendary', 'order red red blue', 'A marker stands twice on the turn-order track.'],
  ['legendary', 'red offers zeus 3\nblue offers zeus 5', 'A god favours two.'],
  ['legendary', 'red offers apollo 0\nblue offers apollo 0', 'There is one place with Apollo.'],
  ['classic', 'kea red mercenaries 1', 'There are more than 0 mercenaries.'],
  ['monuments', 'monument zeus kea\npool zeus', 'There are two of a monument.'],
  ['monuments', 'monument zeus a1', 'The monument zeus is at sea.'],
  ['classic', 'metropolis kea.1 gold', 'There are 1 metropolis tokens, not 0.'],
];

for (const [edition, lines, flaw] of IMPOSSIBLE) {
  test(`a ${edition} position is impossible: ${flaw}`, () => {
    const position = `${TABLES[edition]}\n${lines}\nnow offerings`;
    fails(() => readPosition(position), [1, 1], 'a possible position', `'${flaw}'`);
  });
}

test('what comes next is said once', () => {
  fails(() => readPosition(`${TABLES.legendary}\nnow offerings\nnow end`), [4, 1], 'nothing more', "'now'");
});

const FRAMES_OF = 'position legendary players 3\nboard quick\nsyros red troops 1\nmilos blue\nkea yellow\n';
const TURN = '{"kind":"turn","faction":0,"marker":0,"god":"ares","bought":0,"mobilised":0,"once":false}';

/** Frames of a position, the first one a phase. */
function framed(...frames: readonly string[]): string {
  return `${FRAMES_OF}${['{"kind":"actions"}', ...frames].map((frame) => `frame ${frame}`).join('\n')}\n`;
}

test('frames must end in a decision that somebody can make', () => {
  for (const frame of ['income', 'over'])
    assert.throws(() => readPosition(`${FRAMES_OF}frame {"kind":"${frame}"}\n`), /end in a decision/, frame);
  assert.throws(() => readPosition(framed('{"kind":"finish","faction":0,"marker":0}')), /end in a decision/);
  const over = `${FRAMES_OF}cycle 3 over\n`;
  assert.equal(readPosition(`${over}frame {"kind":"over"}\n`).phase, 'over');
  assert.throws(
    () => readPosition(`${over}frame {"kind":"offerings"}\nframe {"kind":"offer","marker":0,"barred":null}\n`),
    /end in a decision/,
  );
});

test('a frame has the fields of its kind, and they name what is at this table', () => {
  assert.equal(readPosition(framed(TURN)).frames.length, 2);
  const wrong: Readonly<Record<string, RegExp>> = {
    '{"kind":"turn"}': /a frame 'turn' with a possible 'faction'/,
    [TURN.replace('"faction":0', '"faction":3')]: /'turn' with a possible 'faction'/,
    [TURN.replace('"marker":0', '"marker":0.5')]: /'turn' with a possible 'marker'/,
    [TURN.replace('ares', 'apollo')]: /'turn' with a possible 'god'/,
    [TURN.replace('"once"', '"twice":1,"once"')]: /a frame 'turn' without 'twice'/,
    '{"kind":"place","faction":0,"piece":"troop","left":1,"where":"anywhere"}': /'place' with a possible 'where'/,
    '{"kind":"token","faction":0,"site":99,"hero":null}': /'token' with a possible 'site'/,
    '{"kind":"keep","faction":0,"left":"hydra"}': /'keep' with a possible 'left'/,
    '{"kind":"harpy"}': /'harpy' with a possible 'by'/,
    '{"kind":"voyage","faction":0,"at":20,"left":1}': /a frame of this edition/,
    '["turn"]': /a frame of this edition/,
  };
  for (const [frame, text] of Object.entries(wrong)) assert.throws(() => readPosition(framed(frame)), text, frame);
});

test('a phase lies below all other frames, and what frames speak of is there', () => {
  const wrong: readonly (readonly [string, RegExp])[] = [
    [`${FRAMES_OF}frame ${TURN}\n`, /first frame is 'turn', not a phase/],
    [framed('{"kind":"income"}', TURN), /The phase 'income' interrupts another/],
    [framed(TURN, '{"kind":"round"}', '{"kind":"roll","side":"attacker"}'), /no battle for 'round'/],
    [`battle syros blue red 1 0 0 0\n${TURN}`, /A battle has one round/],
    [`battle syros blue red 1 0 0 0\n{"kind":"roll","side":"attacker"}\n{"kind":"round"}`, /A battle has one round/],
    [`battle milos red blue 1 0 0 0\n{"kind":"round"}\n{"kind":"clash"}`, /A side has nobody left/],
    [framed(TURN.replace('"marker":0', '"marker":1')), /marker of 'turn' is not red's/],
    [framed('{"kind":"keep","faction":0,"left":["hydra"]}'), /red keeps creatures of others/],
    [framed('{"kind":"hydra-feeds","by":0}'), /no hydra for 'hydra-feeds'/],
    [framed('{"kind":"top-card","faction":0}'), /Nobody has looked at the top card/],
    [framed('{"kind":"choose-raze","faction":0,"how":"set","gone":[]}'), /no metropolis to place after 'choose-raze'/],
    [
      framed('{"kind":"metropolis","faction":0}', '{"kind":"raze","faction":0,"how":"set","gone":[]}'),
      /too few buildings for 'raze'/,
    ],
    [
      `${FRAMES_OF}red offers zeus 3\nframe {"kind":"offerings"}\nframe {"kind":"offer","marker":0,"barred":null}\n`,
      /A marker of red is asked for an offering and has one/,
    ],
    [`${FRAMES_OF}apollo red\nnow actions`, /with Apollo by no offering/],
    [
      'position classic players 3\nboard classic\ncycle 1 setup\ngods\norder\nframe {"kind":"start"}\nframe {"kind":"lay-markers"}',
      /set-up comes before the first cycle/,
    ],
  ];
  for (const [text, flaw] of wrong) {
    const [battle, ...frames] = text.startsWith('battle') ? text.split('\n') : [];
    const position = battle ? framed(...frames).replace('frame', `${battle}\nframe`) : text;
    assert.throws(() => readPosition(position), flaw, text);
  }
});

test('figures, dice and seats that cannot be are refused', () => {
  const head = 'position legendary players 3\nboard quick\nsyros red\nmilos blue\nkea yellow troops 1\n';
  const wrong: Readonly<Record<string, RegExp>> = {
    'figure kraken red syros': /kraken is on land/,
    'figure medusa red galene': /medusa is at sea/,
    'top satyr 7': /no seat 7/,
    'battle kea red yellow 1 0 9 0': /can't show 9/,
  };
  for (const [line, text] of Object.entries(wrong)) {
    assert.throws(() => readPosition(`${head}${line}\nnow turn red zeus\n`), text, line);
  }
});
