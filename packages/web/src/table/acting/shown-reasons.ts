import type { Reason } from '@meltemi/bots';

/** Why a move, for everybody at the screen: on a shared one the reason that names what is in the purse is left out. */
export function shownReasons(reasons: readonly Reason[], discreet: boolean): readonly Reason[] {
  return discreet ? reasons.filter(({ kind }) => kind !== 'keeps') : reasons;
}
