import { createInterface } from 'node:readline';
import { COLOURS, type Random, random } from '@meltemi/engine';
import { type Command, DONE, FAILED, UsageError, type Values } from './command.ts';
import { GAME_OPTIONS, gameOptions } from './options.ts';
import { loadRecord } from './save.ts';
import { terminal } from './screen.ts';
import { Session } from './session.ts';
import { Talk } from './talk.ts';

const MORE = `Without --board or --start a Legendary game begins at once on a ready-made board. In the game, type 'help' for the commands and
'guide' for the game in short.
  meltemi play --players 4 --as blue
  meltemi play --edition classic --monuments --players 4`;

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal against random players',
  more: MORE,
  options: {
    ...GAME_OPTIONS,
    as: { type: 'string', value: 'COLOUR', help: `your colour: ${COLOURS.join(', ')} (default red)` },
    load: { type: 'string', value: 'FILE', help: 'go on with a saved game' },
  },
  files: [],
  async run(values) {
    const seed = String(values.seed ?? Math.floor(performance.timeOrigin + performance.now()));
    const rng = random(`play ${seed}`);
    let session: Session;
    try {
      session = begin(values, seed, rng);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof UsageError || values.load === undefined) throw new UsageError(message, { cause: error });
      console.error(`meltemi play: ${message}`);
      return FAILED;
    }
    const screen = terminal();
    if (values.load === undefined)
      screen.print(`Seed ${seed}: with it (--seed ${seed}) the same moves give the same game.`);
    await converse(new Talk(screen, session, rng));
    return DONE;
  },
};

function begin(values: Values, seed: string, rng: Random): Session {
  const colour = values.as === undefined ? null : String(values.as);
  if (values.load !== undefined) {
    const given = Object.keys(GAME_OPTIONS).find((option) => option !== 'seed' && values[option] !== undefined);
    if (given) throw new UsageError(`--${given} can't be given with --load: the file says what was agreed`);
    return Session.resume(loadRecord(String(values.load)), colour, rng);
  }
  const board = values.start === undefined ? 'quick' : { seed };
  return new Session(gameOptions(values, board), colour, rng);
}

/** Line by line until the game is left or the input ends. */
async function converse(talk: Talk): Promise<void> {
  const { stdin, stdout } = process;
  const reader = createInterface({
    input: stdin,
    output: stdout,
    terminal: stdin.isTTY === true && stdout.isTTY === true,
  });
  reader.on('SIGINT', () => reader.close());
  talk.begin();
  reader.setPrompt(talk.prompt);
  reader.prompt();
  for await (const line of reader) {
    // What was piped in is shown, so that the output reads like a conversation.
    if (!stdin.isTTY) stdout.write(`${line}\n`);
    if (!talk.hear(line)) {
      reader.close();
      break;
    }
    reader.setPrompt(talk.prompt);
    reader.prompt();
  }
  talk.end();
}
