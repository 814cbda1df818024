import { preferences } from './preferences.svelte.ts';

// What is heard, if the reader likes sound: tones made on the spot, no files.

interface Tone {
  readonly pitch: number;
  /** In seconds from now. */
  readonly at: number;
  readonly lasts: number;
}

/** Two soft tones: somebody is waited for. */
const CALL: readonly Tone[] = [
  { pitch: 587, at: 0, lasts: 0.5 },
  { pitch: 880, at: 0.16, lasts: 0.5 },
];
/** Two low knocks: dice fall in a battle. */
const DICE: readonly Tone[] = [
  { pitch: 130, at: 0, lasts: 0.18 },
  { pitch: 98, at: 0.12, lasts: 0.25 },
];
const LOUDNESS = 0.08;
const SILENT = 0.0001;

function play(tones: readonly Tone[]): void {
  if (!preferences.sound) return;
  const audio = new AudioContext();
  for (const { pitch, at, lasts } of tones) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + at;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(SILENT, from);
    loudness.gain.exponentialRampToValueAtTime(LOUDNESS, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(SILENT, from + lasts);
    tone.connect(loudness).connect(audio.destination);
    tone.start(from);
    tone.stop(from + lasts);
  }
  setTimeout(() => audio.close(), 1500);
}

export const callPlayer = () => play(CALL);
export const throwDice = () => play(DICE);
