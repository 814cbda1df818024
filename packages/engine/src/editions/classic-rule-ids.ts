import type { RuleId } from '../model/rule-ids.ts';

/** By Legendary rule: the rule of the classic book that says the same. */
const INSTEAD: { readonly [R in RuleId]?: RuleId } = {
  'LE-SETUP-3': 'CL-SETUP-3',
  'LE-START-2': 'CL-START-1',
  'LE-OFFER-1': 'CL-OFFER-1',
  'LE-OFFER-2': 'CL-OFFER-1',
  'LE-OFFER-4': 'CL-OFFER-1',
  'LE-OFFER-5': 'CL-OFFER-2',
  'LE-OFFER-8': 'CL-OFFER-3',
  'R-SCALE': 'CL-OFFER-1',
  'LE-ACT-1': 'CL-ACT-1',
  'LE-POS-3': 'CL-POS',
  'LE-SEA-1': 'CL-POS',
  'LE-SEA-5': 'CL-SEA-1',
  'LE-ARES-3': 'CL-ARES',
  'LE-LAND-1': 'CL-ARES',
  'LE-LAND-6': 'CL-LAND-3',
  'LE-LAND-8': 'CL-LAND-4',
  'LE-LAND-10': 'CL-LAND-6',
  'LE-COMP-1': 'CL-SETUP-2',
  'LE-COMP-2': 'CL-SETUP-2',
  'LE-COMP-4': 'R-DICE',
  'LE-REC-1': 'CL-POS',
  'LE-REC-2': 'CL-ARES',
  'LE-CREA-1': 'CL-CREA-1',
  'LE-METRO-1': 'CL-METRO-1',
  'LE-END-1': 'CL-END-1',
};

/** The classic book's id for a rule of a question that both editions share. */
export function classicRule(rule: RuleId, players: number): RuleId {
  if (rule === 'LE-SETUP-1' || rule === 'LE-START-4')
    return players === 3 ? 'CL-GODS-3' : players === 5 ? 'CL-GODS-5' : 'CL-GODS-4';
  return INSTEAD[rule] ?? rule;
}
