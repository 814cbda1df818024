import { MONUMENTS } from '@meltemi/engine';
import { entriesOf } from '@meltemi/engine/internal';
import { MONUMENT_BUILDINGS, ruleOf } from '@meltemi/engine/query';
import type { IconName } from '../art/icon.ts';
import type { RuleEntry } from './book.ts';

/** The pictures of gods, creatures, heroes and monuments, as the table shows them, by the rule each stands under. */
const PICTURES: ReadonlyMap<string, readonly IconName[]> = new Map([
  ...[
    ...[...entriesOf(ruleOf.god.legendary), ...entriesOf(ruleOf.god.classic)],
    ...[...entriesOf(ruleOf.creature.legendary), ...entriesOf(ruleOf.creature.classic)],
    ...entriesOf(ruleOf.hero),
  ].map(([name, rule]): [string, IconName[]] => [rule, [name]]),
  ...MONUMENTS.map((name): [string, IconName[]] => [ruleOf.monument[name], [...MONUMENT_BUILDINGS[name]]]),
]);

export function picturesOf({ ids }: RuleEntry): readonly IconName[] {
  return ids.flatMap((id) => PICTURES.get(id) ?? []);
}
