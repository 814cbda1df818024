/** The forms of a noun after a number; a language uses those it has. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale);
  if (known) return known;
  const made = new Intl.PluralRules(locale);
  rules.set(locale, made);
  return made;
}

/** Chooses the form that goes with a number in this language. */
export function plural(locale: string): (n: number, forms: Forms) => string {
  return (n, forms) => {
    const form = rulesOf(locale).select(n);
    return (form === 'zero' || form === 'two' ? undefined : forms[form]) ?? forms.other;
  };
}
