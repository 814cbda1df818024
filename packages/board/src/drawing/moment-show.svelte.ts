import { MOMENT_LASTS, type Moment } from '../pieces/moment.ts';

/** A moment on the screen; `lasts` in milliseconds, `calm`: without motion. */
interface Shown {
  readonly moment: Moment;
  readonly lasts: number;
  readonly calm: boolean;
}

/** Shows one moment after the other; a click or a key ends it. */
export class MomentShow {
  now = $state.raw<Shown | null>(null);

  async play(moments: readonly Moment[], factor: number, goesOn: () => boolean, calm = false): Promise<void> {
    for (const moment of moments) {
      if (!goesOn()) return;
      const lasts = MOMENT_LASTS[moment.kind] * factor;
      this.now = { moment, lasts, calm };
      await pause(lasts);
      this.now = null;
    }
  }
}

function pause(lasts: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', over);
      removeEventListener('keydown', over);
      resolve();
    };
    const timer = setTimeout(over, lasts);
    addEventListener('pointerdown', over);
    addEventListener('keydown', over);
  });
}
