import { type BotName, CHARACTERS } from '@meltemi/bots';

interface Words {
  readonly name: string;
  readonly style: string;
}

/** Who sits there, and how they play: the levels by name, and the yardsticks of the arena. */
export const bots: Readonly<Record<BotName, Words>> = CHARACTERS;
