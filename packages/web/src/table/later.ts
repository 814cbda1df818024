/** After the table is laid, in milliseconds: by then nothing else is to be done. */
const LATER = 2500;

/** What may be needed at any moment of a game is fetched ahead: a connection may be lost. What does not come is asked for again when it is needed. */
export function fetchLater(): void {
  setTimeout(() => {
    Promise.allSettled([
      import('./acting/Refusals.svelte'),
      import('./acting/refused.ts'),
      import('./Log.svelte'),
      import('./occasions.ts'),
      import('../board/laying.ts'),
      import('../board/motion.ts'),
      import('../end/End.svelte'),
      import('./telling.ts'),
      import('./timing.ts'),
    ]);
  }, LATER);
}
