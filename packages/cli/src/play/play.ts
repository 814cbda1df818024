import { createInterface } from 'node:readline';
import { COLOURS } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import { type Command, DONE, FAILED, UsageError, type Values } from '../command/command.ts';
import { GAME_OPTIONS, gameOptions } from '../command/options.ts';
import { loadRecord } from '../record/save.ts';
import { terminal } from '../screen/screen.ts';
import { wrap } from '../screen/wrap.ts';
import { LANGUAGES, type Language, languageOf } from '../words/language.ts';
import { wordsIn } from '../words/load.ts';
import type { Words } from '../words/words.ts';
import { Repl } from './repl.ts';
import { botsOf, isTimed, thinkMs } from './seating.ts';
import { Session } from './session.ts';
import { thinkWithSpinner } from './spinner.ts';

const MORE = `Without --board or --start a Legendary game begins at once on a ready-made board. In the game, type
'help' for the commands, 'guide' for the game in short and 'hint' for advice.
  meltemi play --players 4 --as blue
  meltemi play --edition classic --monuments --players 4
  meltemi play --bots easy                    all others are easy; levels: random, easy, medium, hard
  meltemi play --bots hard,easy               one for each other player, in the order of seats
  meltemi play --bots hard@2000ms,hard@400it  each with a budget of its own: milliseconds, or iterations

The same seed and the same moves give the same game. Only hard bots use up their time, and what they find in it may
differ from run to run: give them iterations instead, and their games can be played again too. In a saved game play
the bots that --bots names now. Moves and commands are typed the same in every language.`;

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal against bots',
  more: MORE,
  options: {
    ...GAME_OPTIONS,
    seed: {
      ...GAME_OPTIONS.seed,
      help: 'decides all that is random: same seed and moves, same game (hard bots with a time budget may differ)',
    },
    bots: { type: 'string', value: 'LEVEL[,LEVEL…]', help: 'who plays against you (default medium)' },
    'think-ms': {
      type: 'string',
      value: 'N',
      help: 'milliseconds for a decision of a bot, and for a hint (default 500)',
    },
    as: { type: 'string', value: 'COLOUR', help: `your colour: ${COLOURS.join(', ')} (default red)` },
    load: { type: 'string', value: 'FILE', help: 'go on with a saved game' },
    language: {
      type: 'string',
      value: LANGUAGES.join('|'),
      help: 'of the game (default: LC_ALL, LC_MESSAGES or LANG)',
    },
  },
  files: [],
  async run(values) {
    const seed = String(values.seed ?? Math.floor(performance.timeOrigin + performance.now()));
    const words = await wordsIn(chosenLanguage(values));
    let session: Session;
    try {
      session = begin(values, seed, words);
    } catch (error) {
      const message = messageOf(error);
      if (error instanceof UsageError || values.load === undefined) throw new UsageError(message, { cause: error });
      console.error(`meltemi play: ${message}`);
      return FAILED;
    }
    const screen = terminal(words);
    if (values.load === undefined) screen.print(wrap(promise(session, words), screen.width, '  '));
    const stop = new AbortController();
    const budget = { ms: thinkMs(values) };
    const asksBack = process.stdin.isTTY === true;
    await converse(new Repl(session, { screen, budget, stop: stop.signal, asksBack }), stop);
    return DONE;
  },
};

function chosenLanguage({ language }: Values): Language {
  if (language === undefined) return languageOf(process.env);
  const known = LANGUAGES.find((one) => one === language);
  if (!known) throw new UsageError(`--language is ${LANGUAGES.join(', ')}, not '${language}'`);
  return known;
}

function begin(values: Values, seed: string, words: Words): Session {
  const colour = values.as === undefined ? null : String(values.as);
  const setup = { colour, bots: botsOf(values), seed, decide: thinkWithSpinner(words) };
  if (values.load !== undefined) {
    const given = Object.keys(GAME_OPTIONS).find((option) => option !== 'seed' && values[option] !== undefined);
    if (given) throw new UsageError(`--${given} can't be given with --load: the file says what was agreed`);
    return Session.resume(loadRecord(String(values.load)), setup);
  }
  const board = values.start === undefined ? 'quick' : { seed };
  const options = gameOptions(values, board);
  const isFixed = options.edition === 'classic' || options.start === 'quick';
  return new Session(isFixed ? { starts: 'drawn', ...options } : options, setup);
}

/** Says how to play the same game again with its seed. */
function promise({ setup: { seed, bots } }: Session, { talk }: Words): string {
  return isTimed(bots) ? talk.timedSeed(seed) : talk.seed(seed);
}

/** Reads lines until the person quits or the input ends. */
async function converse(repl: Repl, stop: AbortController): Promise<void> {
  const { stdin, stdout } = process;
  const reader = createInterface({
    input: stdin,
    output: stdout,
    terminal: stdin.isTTY === true && stdout.isTTY === true,
  });
  reader.on('SIGINT', () => {
    stop.abort();
    reader.close();
  });
  let open = true;
  reader.on('close', () => {
    open = false;
  });
  const prompt = () => {
    if (!open) return stdout.write(repl.prompt); // the input has ended, but lines of it are still to be answered
    reader.setPrompt(repl.prompt);
    reader.prompt();
  };
  // From here on lines are queued, also those that arrive while bots think.
  const lines = reader[Symbol.asyncIterator]();
  await repl.begin();
  if (!stop.signal.aborted) prompt();
  for await (const line of lines) {
    // Lines from a pipe are echoed, so that the output reads like a conversation.
    if (!stdin.isTTY) stdout.write(`${line}\n`);
    const goesOn = await repl.hear(line);
    if (!goesOn || stop.signal.aborted) break;
    prompt();
  }
  reader.close();
  repl.end();
}
