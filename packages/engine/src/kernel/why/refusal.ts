/** Why something is not allowed: the rule, a word for programs, a sentence for people, and what the sentence is about. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function refusal(
  code: string,
  rule: string,
  text: string,
  params: Readonly<Record<string, string | number>> = {},
): Refusal {
  return { code, rule, text, params };
}

/** Gods, heroes and creatures by their proper names. */
export function proper(id: string): string {
  return id[0].toUpperCase() + id.slice(1);
}
