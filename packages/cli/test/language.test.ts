import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, BUILDINGS, type Options, random, setup, view } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { Repl } from '../src/play/repl.ts';
import { botsOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { about } from '../src/screen/cards.ts';
import { drawStatus } from '../src/screen/status.ts';
import { LANGUAGES, languageOf } from '../src/words/language.ts';
import { wordsIn } from '../src/words/load.ts';
import { meltemi } from './run.ts';
import { screenOf } from './screen-of.ts';

// The game in the terminal, in each of its languages.

test('the language is that of LC_ALL, else of LC_MESSAGES, else of LANG; English where it is not one of ours', () => {
  assert.equal(languageOf({ LANG: 'pl_PL.UTF-8' }), 'pl');
  assert.equal(languageOf({ LANG: 'pl_PL.UTF-8', LC_MESSAGES: 'cs_CZ' }), 'cs');
  assert.equal(languageOf({ LANG: 'pl_PL.UTF-8', LC_MESSAGES: 'cs_CZ', LC_ALL: 'uk' }), 'uk');
  assert.equal(languageOf({ LANG: 'cs_CZ.UTF-8', LC_ALL: '' }), 'cs', 'an empty variable is not set');
  for (const LANG of ['C', 'POSIX', 'C.UTF-8', 'de_DE.UTF-8', 'plt_MG', '', undefined])
    assert.equal(languageOf({ LANG }), 'en');
});

test('--language comes before the environment, and takes no other language', async () => {
  const game = ['play', '--bots', 'random', '--seed', '2'];
  const [polish, czech, wrong] = await Promise.all([
    meltemi(game, 'quit\n', { LC_ALL: 'pl_PL.UTF-8' }),
    meltemi([...game, '--language', 'cs'], 'quit\n', { LC_ALL: 'pl_PL.UTF-8' }),
    meltemi([...game, '--language', 'de'], ''),
  ]);
  assert.match(polish.stdout, /Grasz jako Czerwony; Niebieski i Żółty – Zefir \(random\)\./);
  assert.match(polish.stdout, /czerwony> quit\nDo zobaczenia\.\n$/);
  assert.match(czech.stdout, /Hrajete: Červený; Modrý a\sŽlutý – Zefyros \(random\)\./);
  assert.deepEqual([wrong.code, wrong.stdout], [2, '']);
  assert.match(wrong.stderr, /^meltemi play: --language is en, pl, cs, uk, not 'de'/);
});

/** Words that English sentences have, and neither notation nor other languages. */
const ENGLISH = /\b(the|your|you|is|are|of)\b/;

for (const language of LANGUAGES)
  test(`${language}: whole games are told without a gap, and no line is wider than 80 columns`, async () => {
    const words = await wordsIn(language);
    const games: Options[] = [
      { players: 3, start: 'quick' },
      { players: 2, board: { seed: 4 } },
      { edition: 'classic', players: 4, monuments: true },
      { edition: 'classic', players: 2 },
    ];
    let told = 0;
    for (const [i, options] of games.entries()) {
      const rng = random(`${language} ${i}`);
      const screen = screenOf({ words, width: 80 });
      const session = new Session(options, { colour: null, bots: botsOf({ bots: 'random' }), seed: `${i}` });
      const repl = new Repl(session, { screen, budget: { iterations: 1 } });
      await repl.begin();
      for (const command of [
        'help',
        'guide',
        'hint',
        'why fight',
        'undo',
        'nonsense',
        'moves nothing',
        'save',
        'about',
      ])
        await repl.hear(command);
      while (actor(session.state) !== null) await repl.hear(String(1 + below(rng, session.legal.length)));
      told += screen.printed.length;
      for (const text of screen.printed)
        for (const line of text.split('\n')) {
          assert.doesNotMatch(line, /undefined|NaN|\[object/);
          if (!/[|+]/.test(line)) assert.ok(line.length <= 80, `${line.length}: ${line}`);
          if (language !== 'en') assert.doesNotMatch(line, ENGLISH);
        }
    }
    assert.ok(told > 400, `${told}`);
  });

test('tables of every language fit into 80 columns, whatever was built', async () => {
  for (const language of LANGUAGES) {
    const words = await wordsIn(language);
    for (const options of [
      { players: 4, teams: true, start: 'quick' },
      { edition: 'classic', players: 5, monuments: true },
    ] as const) {
      const seen = view(setup(options), 0);
      const rich = { ...seen, built: seen.built.map((_, site) => BUILDINGS[site % 4]), owner: seen.owner.map(() => 0) };
      for (const line of drawStatus(screenOf({ words, width: 80 }), rich).split('\n'))
        assert.ok(line.length <= 80, `${language} ${line.length}: ${line}`);
    }
  }
});

test('a card is found by its id and by its name in the language of the game', async () => {
  const s = setup({ players: 3 });
  const polish = await wordsIn('pl');
  assert.match(about(s, 'ares', polish)[0], /^Ares: /);
  assert.match(about(s, 'świątynia', polish)[0], /^Świątynia: /);
  assert.deepEqual(about(s, 'świątynia', polish), about(s, 'temple', polish));
});
