import type { Story } from '@meltemi/testkit';

/** The totals of every round of battle told so far, the attacker's first. */
export function clashes(game: Story): [number, number][] {
  return game.events.flatMap((e): [number, number][] => (e.event === 'clash' ? [[e.attack, e.defence]] : []));
}
