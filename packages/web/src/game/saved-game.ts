import { LEVELS, type Level } from '@meltemi/bots';
import { type Options, RULES, VERSION } from '@meltemi/engine';
import { type GameRecord, readRecord } from '@meltemi/engine/record';

/** Who takes a seat: a person at this screen, or a bot. */
export type Sitter = { readonly name: string } | { readonly level: Level };

/** What a saved game has besides its record: who plays, and what was agreed besides the rules. */
export interface Company {
  readonly id: string;
  /** By seat. */
  readonly seats: readonly Sitter[];
  /** The seed of fate and bots: the same seed and the same moves give the same game. */
  readonly seed: string;
  /** Played at a server, which rolled the dice; a lone person in it need not be the reader. */
  readonly online?: true;
  /** False: decisions can't be taken back here. */
  readonly undo?: boolean;
  /** Whether one may ask for advice. */
  readonly hints: boolean;
  /** When it was begun and last played, in milliseconds. */
  readonly begun: number;
  readonly played: number;
  readonly over: boolean;
}

/** A game as it is stored: its record, and who plays it. */
export interface SavedGame extends GameRecord {
  readonly company: Company;
}

export function newGame(options: Options, seats: readonly Sitter[], hints: boolean): SavedGame {
  const company = { id: word(), seats, seed: word(), hints, begun: Date.now(), played: Date.now(), over: false };
  return { meltemi: 1, version: VERSION, rules: RULES, options, moves: [], hashes: [], company };
}

/** A random id. */
export function word(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((text, number) => text + number.toString(36), '');
}

/** Reads a kept game or any record; a record from elsewhere is a game of people with the names of their colours. */
export function readSaved(text: string): SavedGame {
  const record = readRecord(text);
  const company = (record as Partial<SavedGame>).company;
  if (company === undefined) return { ...record, company: strangers(record) };
  if (!isSound(company, record.options.players)) throw new Error(`The record's 'company' can't be read.`);
  return { ...record, company };
}

/** The fields that pages rely on are there. */
function isSound(company: Partial<Company> | null, players: number): company is Company {
  return (
    typeof company === 'object' &&
    company !== null &&
    typeof company.id === 'string' &&
    /^[^/%#?]{1,64}$/.test(company.id) &&
    typeof company.seed === 'string' &&
    Number.isFinite(company.begun) &&
    Number.isFinite(company.played) &&
    Array.isArray(company.seats) &&
    company.seats.length === players &&
    company.seats.every(isSitter)
  );
}

function isSitter(sitter: Partial<Record<'name' | 'level', unknown>> | null): boolean {
  if (typeof sitter !== 'object' || sitter === null) return false;
  return typeof sitter.name === 'string' || LEVELS.some((level) => level === sitter.level);
}

function strangers(record: GameRecord): Company {
  const seats = Array.from({ length: record.options.players }, () => ({ name: '' }));
  const company = { id: word(), seats, seed: word(), hints: false, begun: 0, played: Date.now(), over: false };
  // Servers export only finished games.
  return 'proof' in record ? { ...company, online: true, over: true } : company;
}
