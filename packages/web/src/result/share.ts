import type { SavedGame } from '../game/saved-game.ts';

/** The game as a file this device can hand to other apps, or null. Some let only plain text through. */
export function shareable(game: SavedGame): File | null {
  const { id } = game.company;
  const text = JSON.stringify(game);
  const files = [
    new File([text], `meltemi-${id}.json`, { type: 'application/json' }),
    new File([text], `meltemi-${id}.txt`, { type: 'text/plain' }),
  ];
  return files.find((file) => navigator.canShare?.({ files: [file] })) ?? null;
}

/** Cancelling the share dialog is not an error. */
export async function share(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}
