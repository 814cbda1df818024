import type { Happening, View } from '@meltemi/engine';
import type { HistoryEntry } from '../game/driver.ts';

/** A battle from its events: it stays on screen until its end has been seen. */
export interface Fight {
  readonly area: number;
  readonly attacker: number;
  readonly defender: number;
  /** By faction, the dice of the current round; while none is thrown, those of the last round. */
  readonly dice: ReadonlyMap<number, number>;
  /** The dice count for the armies as they stand now. */
  readonly open: boolean;
  /** How the last round went, to the end if it was the last. */
  readonly told: readonly Happening[];
}

type Event = Happening['event'];
const TOLD: readonly Event[] = ['switched', 'clash', 'lost', 'saved', 'withdrew', 'battle-over'];

/** The battle that goes on, or the last one. */
export function fightOf(entries: readonly HistoryEntry[], { battle }: View): Fight | null {
  const has = ({ happened }: HistoryEntry) => happened.some(({ event }) => event === 'battle');
  const all = entries.slice(Math.max(0, entries.findLastIndex(has))).flatMap(({ happened }) => happened);
  const last = (event: Event, list = all) => list.findLastIndex((other) => other.event === event);
  const began = all[last('battle')];
  const fought = battle ?? (began?.event === 'battle' ? began : null);
  if (!fought) return null;
  const over = last('battle-over');
  const since = all.slice(last('battle') + 1, over < 0 ? all.length : over + 1);
  const clash = last('clash', since);
  const now = since.slice(clash + 1);
  const open = clash < 0 || now.some(({ event }) => event === 'rolled');
  const round = open ? now : since.slice(last('clash', since.slice(0, clash)) + 1, clash);
  const { area, attacker, defender } = fought;
  return {
    area,
    attacker,
    defender,
    dice: new Map(round.flatMap((h) => (h.event === 'rolled' ? [[h.faction, h.die] as const] : []))),
    open,
    told: since.slice(Math.max(0, clash)).filter(({ event }) => TOLD.includes(event)),
  };
}
