import { impossible } from '../../model/rule.ts';
import { flights } from '../../query/groups.ts';
import { creatureRule } from '../../query/rule-of.ts';
import { fly } from '../movement/move-group.ts';
import { refuseFlight } from '../movement/refusals.ts';
import { chooser } from './creature.ts';

/**
 * LE-CREA-PEGASUS Move any group of own troops and heroes from one land area to any other, free, no link needed. Not
 * into or out of Medusa's area. May start a battle.
 */
export const pegasus = chooser<'pegasus'>({
  moves: (s, by) => flights(s, by),
  take(s, by, move) {
    if (move.do !== 'fly') impossible(move);
    fly(s, by, move);
  },
  refuse: (s, by, move) => (move.do === 'fly' ? refuseFlight(s, by, creatureRule(s, 'pegasus'), move) : null),
});
