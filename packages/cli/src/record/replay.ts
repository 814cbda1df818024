import { outcome, readPosition, type State, writePosition } from '@meltemi/engine';
import { at, messageOf } from '@meltemi/engine/internal';
import { flaws } from '@meltemi/engine/query';
import { type GameRecord, hashPosition, RecordError, type Replayed, replay, replaySteps } from '@meltemi/engine/record';
import { type Command, DONE, FAILED, numberOf, UsageError, type Values } from '../command/command.ts';
import { Progress } from '../command/progress.ts';
import { nameOf } from '../screen/naming.ts';
import { printable } from '../screen/printable.ts';
import { words } from '../words/en/index.ts';
import type { Words } from '../words/words.ts';
import { loadRecord } from './save.ts';

const MORE = `A recorded game is what 'save' in meltemi play writes: the options (edition, players …), every move
(fate's included) and hashes of positions. The hashes are always checked. The exit code is 1 at the first difference,
which is then printed.`;

export const replayCommand: Command = {
  name: 'replay',
  summary: 'play a saved game again, move by move, and check it',
  more: MORE,
  options: {
    verify: { type: 'boolean', help: 'also check every position: possible, and the same when read from its own text' },
    at: { type: 'string', value: 'N', help: 'print the position after N moves instead of the result' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: ['FILE'],
  run(values, [file = '']) {
    let found: Replayed;
    let record: GameRecord;
    const at = values.at === undefined ? null : numberOf(values, 'at', 0);
    try {
      record = loadRecord(file);
      found = replayTo(record, at, values.verify === true);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      return report(values, { file, ok: false, error: messageOf(error) }, `✖ ${printable(messageOf(error))}`);
    }
    const { difference, state, played } = found;
    const more = at === null ? { outcome: outcome(state) } : { position: writePosition(state) };
    const facts = { file, ok: difference === null, moves: played, hash: hashPosition(state), difference };
    return report(values, difference ? facts : { ...facts, ...more }, asText(record, found, at));
  },
};

function report(
  values: Values,
  facts: { readonly ok: boolean; readonly [fact: string]: unknown },
  text: string,
): number {
  if (values.json) console.log(JSON.stringify(facts));
  else if (facts.ok) console.log(text);
  else console.error(text);
  return facts.ok ? DONE : FAILED;
}

function replayTo(record: GameRecord, at: number | null, verify: boolean): Replayed {
  const { moves, hashes } = record;
  if (at !== null && at > moves.length) throw new UsageError(`--at ${at}: the record has only ${moves.length} moves`);
  if (verify && !hashes.some(({ after }) => after === moves.length)) {
    throw new Error(`The record has no hash after its last move, ${moves.length}.`);
  }
  const part = at === null ? record : cut(record, at);
  const progress = new Progress((verify ? 2 : 1) * part.moves.length, 'moves');
  const watch = () => progress.step();
  try {
    if (verify) expectAllSound(part, watch);
    return replay(part, watch);
  } finally {
    progress.end();
  }
}

function cut(record: GameRecord, at: number): GameRecord {
  const hashes = record.hashes.filter(({ after }) => after <= at);
  return { ...record, moves: record.moves.slice(0, at), hashes };
}

/** Checks as far as the record holds that every position is possible and that its notation reads back to the same. */
function expectAllSound(record: GameRecord, watch: () => void): void {
  try {
    for (const { state, turn } of replaySteps(record)) {
      expectSound(state, turn);
      watch();
    }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
  }
}

function expectSound(s: State, turn: number): void {
  const found = flaws(s);
  if (found.length > 0) throw new Error(`The position after ${turn} moves is impossible: ${found.join(' ')}`);
  const text = writePosition(s);
  if (writePosition(readPosition(text)) !== text)
    throw new Error(`The position after ${turn} moves differs when read from text.`);
}

function asText(record: GameRecord, { state, played, difference }: Replayed, at: number | null): string {
  if (difference) return `✖ first difference after ${difference.after} moves: ${printable(difference.text)}`;
  if (at !== null) return writePosition(state).trimEnd();
  return [`✔ ${played} moves, ${record.hashes.length} hashes, no difference`, ...resultLines(state, words)].join('\n');
}

/** The result of a finished game. */
export function resultLines(s: State, words: Words): string[] {
  const { game, screen } = words;
  const { edition } = s.table;
  const result = outcome(s);
  if (!result) return [screen.unfinished(s.cycle, game.names.phase[edition][s.phase])];
  const won = result.winners.map((faction) => nameOf(faction, words));
  const widest = Math.max(...s.table.teamOf.map((_, faction) => nameOf(faction, words).length));
  const rows = s.table.teamOf.map((_, faction) => {
    const mark = result.winners.includes(faction) ? '*' : ' ';
    const gone = s.eliminated.includes(faction) ? `, ${screen.eliminated}` : '';
    const cities = game.names.count.metropolis(at(result.metropolises, faction));
    const gold = game.names.gold[edition](at(result.gold, faction));
    return `${mark} ${nameOf(faction, words).padEnd(widest)} ${cities}, ${gold}${gone}`;
  });
  return [screen.won(game.names.list(won), won.length > 1, s.cycle), ...rows];
}
