import { CHARACTERS } from '@meltemi/bots';
import type { Table } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { type BotSpec, botSpecsOf } from '../arena/bot-spec.ts';
import { numberOf, UsageError, type Values } from '../command/command.ts';
import { nameOf } from '../screen/naming.ts';
import type { Words } from '../words/words.ts';

// The bots a person plays with.

const USUAL_BOTS = 'medium';
const USUAL_MS = 500;

/** By seat: who plays there; null is the person. */
export type Seating = readonly (BotSpec | null)[];

/** Milliseconds per decision for bots without a budget of their own. */
export function thinkMs(values: Values): number {
  return numberOf(values, 'think-ms', USUAL_MS, 1);
}

/** `medium` for all others, or `hard,easy,hard@400it` for each of them. */
export function botsOf(values: Values): BotSpec[] {
  const specs = botSpecsOf({ bots: values.bots ?? USUAL_BOTS, 'budget-ms': String(thinkMs(values)) });
  const counted = specs.find(({ processor }) => processor);
  if (counted) throw new UsageError(`'${counted.name}': the time of the processor is counted in the arena only`);
  return specs;
}

/** One bot takes all seats but the person's; several take them in order. */
export function seatBots(bots: readonly BotSpec[], { players }: Table, own: number): Seating {
  const others = players - 1;
  if (bots.length !== 1 && bots.length !== others) {
    const play = others === 1 ? '1 plays' : `${others} play`;
    throw new UsageError(
      `--bots names ${bots.length}, but ${play} besides you: name one for all of them, or one for each`,
    );
  }
  const left = bots.length === 1 ? Array.from({ length: others }, () => bots[0]) : [...bots];
  return Array.from({ length: players }, (_, seat) => (seat === own ? null : (left.shift() ?? null)));
}

/** `Blue and Yellow are Penelope (medium), Purple is Themis (hard@200ms)`. */
export function introduction({ seatOf }: Table, seating: Seating, words: Words): string {
  const colours = new Map<BotSpec['name'], string[]>();
  const bots = seating.filter((spec) => spec !== null);
  for (const { name } of bots) colours.set(name, []);
  seatOf.forEach((seat, faction) => {
    colours.get(seating[seat]?.name ?? '')?.push(nameOf(faction, words));
  });
  return [...colours]
    .map(([name, led]) => {
      const { level } = required(
        bots.find((spec) => spec.name === name),
        `bot ${name}`,
      );
      return words.talk.bot(words.game.names.list(led), led.length > 1, `${words.bots[level].name} (${name})`);
    })
    .join(', ');
}

/** The playing style of each level, one line each. */
export function styles(seating: Seating, { bots }: Words): string[] {
  const levels = new Set(seating.flatMap((spec) => spec?.level ?? []));
  return [...levels].map((level) => {
    const { name, style } = bots[level];
    return `${CHARACTERS[level].face} ${name}: ${style}`;
  });
}

/** Whether moves depend on the clock: only hard bots use all the time they get. */
export function isTimed(bots: readonly BotSpec[]): boolean {
  return bots.some(({ level, budget }) => level === 'hard' && budget.ms !== undefined);
}
