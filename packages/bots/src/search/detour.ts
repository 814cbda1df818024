import { childAt, type Node } from './node.ts';

/**
 * Trouble for nothing: fleets that end up where others get to with fewer steps, or that had better stay where they are;
 * a building torn down for another of its kind.
 */
export function isDetour(node: Node, place: number): boolean {
  const child = childAt(node, place);
  const { move, promise, choices } = child;
  if (move?.do === 'build') return node.children.some((other) => other.move?.do === 'skip' && isAlike(child, other));
  if (move?.do !== 'sail') return false;
  return node.children.some(
    (other) =>
      (other.move?.do === 'end' && other.promise > promise) ||
      (other.move?.do === 'sail' && other.choices < choices && isAlike(child, other)),
  );
}

/** They lead to the same position, as far as anybody can see. */
function isAlike(one: Node, other: Node): boolean {
  return one.first.every((chance, team) => chance === other.first[team]);
}
