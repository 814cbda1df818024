import { SetupError, type SetupProblem, type Wrong } from '../model/errors.ts';
import { CHOICES, type Given, isRecord } from '../model/options.ts';
import { isOneOf } from '../model/required.ts';
import type { Table } from '../model/table.ts';
import { EDITIONS } from './index.ts';

/** Options that only one edition has. */
const ONLY = {
  legendary: ['teams', 'goal', 'scale', 'start', 'board'],
  classic: ['monuments', 'tie'],
} as const;

/** The table, if the options make sense. */
export function agree(options: unknown): Table {
  const problems: SetupProblem[] = [];
  const wrong: Wrong = (option, code, text) => {
    problems.push({ option, code, text });
  };
  const given: Given = isRecord(options) ? options : {};
  checkWords(given, wrong);
  const agreed = EDITIONS[given.edition === 'classic' ? 'classic' : 'legendary'].agree(given, wrong);
  if (problems.length > 0) throw new SetupError(problems);
  return agreed;
}

function checkWords(given: Given, wrong: Wrong): void {
  const known = [...Object.keys(CHOICES), 'players', 'teams', 'goal', 'board', 'monuments'];
  const other = given.edition === 'classic' ? 'legendary' : 'classic';
  for (const option of Object.keys(given)) {
    if (!known.includes(option)) wrong(option, 'unknown-option', `There is no option '${option}'.`);
    else if (isOneOf(ONLY[other], option) && given[option] !== undefined) {
      wrong(option, 'other-edition', `Option '${option}' belongs to the ${other} edition.`);
    }
  }
  for (const [option, words] of Object.entries(CHOICES)) {
    const value = given[option];
    if (value === undefined || isOneOf(words, value)) continue;
    wrong(option, 'bad-choice', `Option '${option}' is one of ${words.join(', ')}, not ${JSON.stringify(value)}.`);
  }
}
