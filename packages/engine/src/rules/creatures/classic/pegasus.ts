import { impossible } from '../../../model/rule.ts';
import { guardian } from '../../../query/defence.ts';
import { flights } from '../../../query/groups.ts';
import { creatureRule } from '../../../query/rule-of.ts';
import { fly } from '../../movement/move-group.ts';
import { refuseFlight } from '../../movement/refusals.ts';
import { chooser } from '../creature.ts';

/**
 * CL-CREA-PEGASUS Move some or all troops of one own isle to any isle, no chain needed. Chiron's isle is safe from it.
 */
export const pegasus = chooser<'pegasus'>({
  moves: (s, by) => flights(s, by).filter(({ to }) => s.owner[to] === by || !guardian(s, to, 'pegasus')),
  take(s, by, move) {
    if (move.do !== 'fly') impossible(move);
    fly(s, by, move);
  },
  refuse: (s, by, move) => (move.do === 'fly' ? refuseFlight(s, by, creatureRule(s, 'pegasus'), move) : null),
});
