import type { Happening } from '@meltemi/engine';

// The sounds, and the events for which they are played.

interface Tone {
  readonly pitch: number;
  /** In seconds from now. */
  readonly at: number;
  readonly lasts: number;
}

const tones = (lasts: number, step: number, ...pitches: number[]): Tone[] =>
  pitches.map((pitch, i) => ({ pitch, at: i * step, lasts }));

export const SOUNDS = {
  /** Two soft tones: it is your turn. */
  call: tones(0.5, 0.16, 587, 880),
  /** Two low knocks: dice fall in a battle. */
  dice: [
    { pitch: 130, at: 0, lasts: 0.18 },
    { pitch: 98, at: 0.12, lasts: 0.25 },
  ],
  coins: tones(0.16, 0.07, 1760, 2093, 1865, 2217),
  metropolis: tones(0.9, 0.13, 392, 494, 587, 784),
  conquest: tones(0.5, 0.14, 196, 294, 392),
  creature: tones(0.9, 0.18, 147, 139, 110),
  victory: tones(1, 0.17, 523, 659, 784, 1047),
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type Sound = keyof typeof SOUNDS;

/** The sound of the most important event, if any has one. */
export function soundOf(happened: readonly Happening[]): Sound | null {
  const any = (which: (h: Happening) => boolean): boolean => happened.some(which);
  if (any(({ event }) => event === 'over')) return 'victory';
  if (any((h) => h.event === 'monument' || (h.event === 'built' && h.building === 'metropolis'))) return 'metropolis';
  if (any(({ event }) => event === 'rolled')) return 'dice';
  if (any((h) => h.event === 'controlled' && h.from >= 0)) return 'conquest';
  if (any((h) => h.event === 'robbed' && h.gold !== 0)) return 'coins';
  if (any(({ event }) => event === 'creature')) return 'creature';
  return null;
}
