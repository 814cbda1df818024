import type { Happening } from '@meltemi/engine';
import { preferences } from './preferences.svelte.ts';
import { SOUNDS, type Sound, soundOf } from './tones.ts';

// Plays sounds at the preferred volume: synthesised tones, no files.

/** At full volume. */
const LOUDNESS = 0.14;
const SILENT = 0.0001;

function play(sound: Sound): void {
  const loud = LOUDNESS * preferences.volume;
  if (loud <= SILENT) return;
  const audio = new AudioContext();
  for (const { pitch, at, lasts } of SOUNDS[sound]) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + at;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(SILENT, from);
    loudness.gain.exponentialRampToValueAtTime(loud, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(SILENT, from + lasts);
    tone.connect(loudness).connect(audio.destination);
    tone.start(from);
    tone.stop(from + lasts);
  }
  setTimeout(() => audio.close(), 2500);
}

export const callPlayer = () => play('call');

export function playFor(happened: readonly Happening[]): void {
  const sound = soundOf(happened);
  if (sound) play(sound);
}
