import type { Said } from '@meltemi/protocol';

/** Who writes and reads: all players, those of one's team, or spectators. */
export type ChatSide = 'players' | 'team' | 'spectators';

export function sideOf({ team, watching }: Pick<Said, 'team' | 'watching'>): ChatSide {
  if (team !== null) return 'team';
  return watching ? 'spectators' : 'players';
}

/** How many messages each side has. */
export function counts(heard: readonly Said[]): Record<ChatSide, number> {
  const found = { players: 0, team: 0, spectators: 0 };
  for (const said of heard) found[sideOf(said)]++;
  return found;
}

/** Where the latest message of another player is. */
export function firstSide({ heard, me }: { heard: readonly Said[]; me: { readonly id: string } | null }): ChatSide {
  const latest = heard.findLast((said) => !said.watching && said.person !== me?.id);
  return latest ? sideOf(latest) : 'players';
}
