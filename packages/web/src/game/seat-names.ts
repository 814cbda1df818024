import type { Level } from '@meltemi/bots';
import { required } from '@meltemi/engine/internal';
import { colourOf } from '../art/emblem.ts';
import { language, w } from '../words/words.svelte.ts';
import type { Company, SavedGame } from './saved-game.ts';

/** The properties that names of seats depend on. */
type Named = Pick<Company, 'seats' | 'online'>;

/** The name of a bot, by its level and seat; empty for a level that this version does not know. */
function calledBot(level: Level, seat: number): string {
  return w().bots[level]?.names.split(' ')[seat] ?? '';
}

/** Empty for a person without a name, who is called by colour. A person alone on this device is the reader. */
export function ownName({ seats, online }: Named, seat: number, colour: string): string {
  const sitter = required(seats[seat], 'seat');
  if ('level' in sitter) return calledBot(sitter.level, seat);
  const alone = !online && seats.filter((other) => 'name' in other).length === 1;
  return sitter.name || (alone ? w().names.you(colour) : '');
}

export function colourName(faction: number): string {
  return w().names.colour[colourOf(faction)];
}

export function nameOf(company: Named, seat: number): string {
  const colour = colourName(seat);
  return ownName(company, seat, colour) || colour;
}

/** How a finished game ended: which seats have won, or that none has. */
export function endOf(company: Named, winners: readonly number[]): string {
  const { games, names } = w();
  return winners.length > 0 ? games.won(names.list(winners.map((seat) => nameOf(company, seat)))) : games.noWinner;
}

/** The names of all seats. */
export function namesOf({ company }: SavedGame): string {
  return w().names.list(company.seats.map((_, seat) => nameOf(company, seat)));
}

/** A bot's name with its level. */
export function botName(level: Level, seat: number): string {
  const bot = w().bots[level];
  return bot ? `${calledBot(level, seat)} (${bot.level.toLocaleLowerCase(language())})` : '';
}
