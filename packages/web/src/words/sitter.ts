import type { Level } from '@meltemi/bots';
import { COLOURS } from '@meltemi/engine';
import type { SavedGame, Sitter } from '../game/saved-game.ts';
import { language, w } from './words.svelte.ts';

/** A person without a name goes by the colour of the seat. */
export function nameOf(sitter: Sitter, seat: number): string {
  const { bots, names } = w();
  return 'level' in sitter ? (bots[sitter.level]?.name ?? '') : sitter.name || names.colour[COLOURS[seat]];
}

/** All of them, each name once. */
export function namesOf(game: SavedGame): string {
  return w().names.list([...new Set(game.company.seats.map(nameOf))]);
}

/** With how strong it plays; a level this version does not know has no name. */
export function botName(level: Level): string {
  const bot = w().bots[level];
  return bot ? `${bot.name} (${bot.level.toLocaleLowerCase(language())})` : '';
}
