import { w } from '../words/words.svelte.ts';
import type { DeviceNotes } from './device-notes.ts';
import type { Held } from './verify.ts';

/** What the check of a finished game proves, and what it does not, in plain sentences. `names`: by seat. */
export function proofInWords(held: Held, names: readonly string[]): string[] {
  const { proof } = w().online;
  const list = (seats: readonly number[]) => w().names.list(seats.map((seat) => names[seat] ?? String(seat + 1)));
  const { own, absent, renewed } = held;
  const aboutOwn = own ? [own.here > 0 ? proof.own(own.here) : proof.noOwn] : [proof.noOwn];
  if (own?.elsewhere) aboutOwn.push(proof.elsewhere(own.elsewhere));
  if (own?.actedElsewhere) aboutOwn.push(proof.actedElsewhere);
  if (own?.absent) aboutOwn.push(proof.absentYou);
  return [
    held.commitment ? proof.secret : proof.noSecret,
    ...(held.chance === 1 ? [proof.earlier] : aboutOwn),
    ...(absent.length > 0 ? [proof.absent(list(absent))] : []),
    ...(renewed.length > 0 ? [proof.renewed(list(renewed))] : []),
    held.receipt ? proof.receipt : proof.noReceipt,
    ...(held.chance === 2 ? [proof.limits] : []),
    proof.page,
  ];
}

/** The command that checks the saved file with this device's notes. */
export function commandOf({ commitment, seat, numbers = [], entropy, receipt }: DeviceNotes): string {
  const given = seat === undefined ? [] : [...numbers.map(({ secret }) => secret), ...(entropy ? [entropy] : [])];
  return [
    'meltemi verify FILE',
    ...(commitment ? [`--commitment ${commitment}`] : []),
    ...given.map((text) => `--entropy ${seat}=${text}`),
    ...(receipt ? [`--receipt ${receipt.version}:${receipt.digest}`] : []),
  ].join(' ');
}
